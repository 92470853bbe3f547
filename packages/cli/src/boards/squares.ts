// Squares as the page and the log name them: the row from the top, then the column from the left, both counted from 1.

/** `2 3`; the program's own names of squares are for records. */
export const squareText = (at: number, width: number): string =>
  `${Math.floor(at / width) + 1} ${(at % width) + 1}`;

/** The square that two typed numbers mean; `undefined`: none of this board. */
export const squareAt = (
  row: string,
  column: string,
  size: { rows: number; columns: number; width: number },
) => {
  const [r, c] = [Number(row), Number(column)];
  const isOnBoard = r >= 1 && r <= size.rows && c >= 1 && c <= size.columns;
  return isOnBoard ? (r - 1) * size.width + c - 1 : undefined;
};

/** The numbers in a typed text, and the words before them. */
export const typedParts = (text: string): { readonly word: string; readonly numbers: readonly string[] } => {
  const [, word = '', rest = ''] = /^([a-z]*)\s*([\d\s,/.-]*)$/.exec(text.trim().toLowerCase()) ?? [];
  return { word, numbers: rest.split(/[\s,/.-]+/).filter(Boolean) };
};
