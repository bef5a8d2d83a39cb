export function Rules() {
  return <h1>Rules</h1>;
}

export function Rulebook({ game }: { readonly game: string }) {
  return <h1>{game}</h1>;
}
