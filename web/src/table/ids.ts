// Ids of commands. (crypto.randomUUID is missing where a page is served by plain http.)

/** An id that nobody else has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
