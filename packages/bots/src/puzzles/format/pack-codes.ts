// Codes the words of a pack of puzzles: one or two signs for each, common words with one.

/** Printable signs without those that mean something in a pack or in a string. */
const SIGNS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i))
  .filter((sign) => !"'\\;,".includes(sign))
  .join('');
/** So many signs are a word alone; each of the others begins a word of two. */
const SINGLE = 62;
export const MAX_WORDS = SINGLE + (SIGNS.length - SINGLE) * SIGNS.length;

export const codeOf = (word: number): string => {
  if (word < SINGLE) return SIGNS.charAt(word);
  const [lead, rest] = [Math.floor((word - SINGLE) / SIGNS.length), (word - SINGLE) % SIGNS.length];
  return SIGNS.charAt(SINGLE + lead) + SIGNS.charAt(rest);
};

/** The word at this place of a text, and where the next one begins. */
export const readCode = (text: string, at: number): readonly [word: number, next: number] => {
  const first = SIGNS.indexOf(text.charAt(at));
  if (first < SINGLE) return [first, at + 1];
  return [SINGLE + (first - SINGLE) * SIGNS.length + SIGNS.indexOf(text.charAt(at + 1)), at + 2];
};
