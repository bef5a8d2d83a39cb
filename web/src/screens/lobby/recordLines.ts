// Where in a record something is wrong.

/** The number of the line that a problem names ("line 12"), or null. */
export function numberOf(where: string): number | null {
  const found = /^line (\d+)$/.exec(where);
  return found ? Number(found[1]) : null;
}

export interface FoundLine {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A line of a text, counted from 1, and where it stands; null if there is none. */
export function lineAt(text: string, number: number): FoundLine | null {
  const lines = text.split("\n");
  const found = lines[number - 1];
  if (found === undefined) return null;
  const from = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
  return { text: found.trim(), from, to: from + found.length };
}
