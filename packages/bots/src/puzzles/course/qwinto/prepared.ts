// The beginning of an example: a sheet as it is wanted, written roll by roll.

const LETTERS = 'oyp';
const FACES = 6;

/** The letters of so many dice, in the order of the rows, with this one among them. */
const diceWith = (row: string, count: number): string => {
  const others = [...LETTERS].filter((letter) => letter !== row).slice(0, count - 1);
  return [...LETTERS].filter((letter) => letter === row || others.includes(letter)).join('');
};

/** The lines of a roll that this seat keeps: `o5 y4` for 9. */
export const rolls = (seat: string, faces: string): readonly string[] => [
  `${seat} dice ${faces.replace(/[\d ]/g, '')}`,
  `* roll ${faces}`,
  `${seat} keep`,
];

/** Dice with this sum. */
const facesOf = (row: string, sum: number): string => {
  const dice = diceWith(row, Math.ceil(sum / FACES));
  let left = sum;
  return [...dice]
    .map((letter, i) => {
      const face = Math.min(FACES, left - (dice.length - 1 - i));
      left -= face;
      return `${letter}${face}`;
    })
    .join(' ');
};

/** The lines that lead to these numbers on the sheet of seat A, `o6 9` for each; the other player has every second of them. */
export const prepared = (...entries: readonly string[]): readonly string[] => [
  '* first A',
  ...entries.flatMap((entry, i) => {
    const [field = '', sum = ''] = entry.split(' ');
    const isOwn = i % 2 === 0;
    return [
      ...rolls(isOwn ? 'A' : 'B', facesOf(field.charAt(0), Number(sum))),
      `A write ${field}`,
      isOwn ? 'B skip' : `B write ${field}`,
    ];
  }),
];
