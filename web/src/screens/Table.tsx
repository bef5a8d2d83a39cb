export function Table({ table }: { readonly table: string }) {
  return <h1>{table}</h1>;
}
