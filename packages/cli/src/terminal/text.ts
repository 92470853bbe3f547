// Text with colour codes in it, measured and cut by what is visible.

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with one
const CODES = /\u001b\[[0-9;]*m/g;
const RESET = '\u001b[0m';

/** The text without its colour codes. */
export const stripColours = (text: string): string => text.replace(CODES, '');

/** The number of visible characters. Called for every line of every picture, so it makes no list of them. */
export const width = (text: string): number => {
  const seen = text.includes('\u001b') ? stripColours(text) : text;
  let pairs = 0;
  for (let i = 1; i < seen.length; i++) if (isPair(seen.charCodeAt(i - 1), seen.charCodeAt(i))) pairs++;
  return seen.length - pairs;
};

/** Tells whether these two code units make one character. */
const isPair = (high: number, low: number): boolean =>
  high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;

export const pad = (text: string, to: number): string => text + ' '.repeat(Math.max(0, to - width(text)));

/** Cut to this many columns; colours opened before the cut are closed. */
export const clip = (text: string, to: number): string => {
  if (width(text) <= to) return text;
  let seen = 0;
  let out = '';
  let at = 0;
  for (const code of [...text.matchAll(CODES), undefined]) {
    for (const char of text.slice(at, code?.index)) {
      if (seen === to - 1) return `${out}…${RESET}`;
      out += char;
      seen++;
    }
    if (code === undefined) break;
    out += code[0];
    at = code.index + code[0].length;
  }
  return out + RESET;
};

/** Broken into lines between words. */
export const wrap = (text: string, to: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && width(line) + 1 + width(word) > to) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
};

/** Pieces joined into as many lines as needed, never breaking a piece. */
export const flow = (pieces: readonly string[], to: number, gap = ' '): readonly string[] => {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last === undefined || width(last) + width(gap) + width(piece) > to) lines.push(piece);
    else lines[lines.length - 1] = last + gap + piece;
  }
  return lines;
};

/** Blocks of lines side by side, aligned at the top. */
export const beside = (blocks: readonly (readonly string[])[], gap = 3): readonly string[] => {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  const columns = blocks.map((lines) => ({ lines, wide: Math.max(0, ...lines.map(width)) }));
  return Array.from({ length: height }, (_, row) =>
    columns
      .map(({ lines, wide }) => pad(lines[row] ?? '', wide))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
};
