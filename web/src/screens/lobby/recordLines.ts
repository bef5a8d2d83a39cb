// Finds the line of a record that has an error.

/** Return the line number in an error's place ("line 12"), or null. */
export function lineNumber(where: string): number | null {
  const found = /^line (\d+)$/.exec(where);
  return found ? Number(found[1]) : null;
}

export interface FoundLine {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Return a line of a text, counted from 1, with its offsets; null if it does not exist. */
export function findLine(text: string, number: number): FoundLine | null {
  const lines = text.split("\n");
  const found = lines[number - 1];
  if (found === undefined) return null;
  const from = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
  return { text: found.trim(), from, to: from + found.length };
}
