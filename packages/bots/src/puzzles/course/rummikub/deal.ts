// The beginning of an example: fourteen tiles each, of which only some matter.
import { range } from '@crescendo/rules';

const HAND = 14;
const EVERY = range(13).flatMap((i) => [...'KRBY'].map((colour) => `${colour}${((5 * i) % 13) + 1}`));

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/** The other player's tiles: those that matter, and then any that nobody needs. */
const filled = (wanted: readonly string[], used: readonly string[]): readonly string[] => {
  const others = EVERY.filter((tile) => !used.includes(tile) && !wanted.includes(tile));
  return [...wanted, ...others.slice(0, HAND - wanted.length)];
};

/** The lines that deal these tiles to seat A, which begins; `later`: tiles that will be drawn. */
export const dealt = (own: string, other = '', later = ''): readonly string[] => {
  const mine = words(own);
  const theirs = filled(words(other), [...mine, ...words(later)]);
  return [
    '* R13',
    '* K1',
    ...range(HAND).flatMap((i) => [`* ${mine[i]}`, `* ${theirs[i]}`]),
    'A keep',
    'B keep',
  ];
};
