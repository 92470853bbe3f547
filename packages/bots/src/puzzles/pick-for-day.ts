// Picks the puzzle of a day from the places of a pack: only their number matters, so that puzzles may be taken out or come in.

/** Days since the first of March of the year 0, for any day written `2026-11-16`. */
const dayNumber = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leaps + Math.floor((153 * m + 2) / 5) + date - 1;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * None comes again before all others have come. Where one was taken out it is one from half of the places away, so that all
 * other days keep theirs; `undefined`: there is none at all.
 */
export const pickForDay = <P>(places: readonly (P | undefined)[], day: string): P | undefined => {
  const count = places.length;
  if (!places.some((place) => place !== undefined)) return undefined;
  // Steps that reach every place, and not one after the other.
  let step = Math.floor(count * 0.618) || 1;
  while (gcd(step, count) !== 1) step++;
  const placeOn = (number: number): P | undefined => places[(number * step) % count];
  let number = dayNumber(day);
  if (placeOn(number) === undefined) number += Math.floor(count / 2);
  while (placeOn(number) === undefined) number++;
  return placeOn(number);
};
