export function Me() {
  return <h1>Me</h1>;
}
