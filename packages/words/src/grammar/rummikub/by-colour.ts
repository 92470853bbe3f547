import { range } from '@crescendo/rules';
import { colourOf, JOKER, numberOf, type Tile } from '@crescendo/rules/rummikub';
import { apart } from '../punctuation.ts';

/** Many tiles, quickly heard: "black 4, 9; red 1; joker". */
export const byColour = (
  language: string,
  tiles: readonly Tile[],
  colours: readonly string[],
  joker: string,
): string => {
  const numbers = (colour: number): readonly number[] =>
    tiles
      .filter((tile) => tile !== JOKER && colourOf(tile) === colour)
      .map(numberOf)
      .toSorted((a, b) => a - b);
  const coloured = range(colours.length).flatMap((colour) => {
    const own = numbers(colour);
    return own.length === 0 ? [] : [`${colours[colour]} ${own.join(', ')}`];
  });
  const jokers = tiles.filter((tile) => tile === JOKER).map(() => joker);
  return apart(language, jokers.length === 0 ? coloured : [...coloured, jokers.join(', ')]);
};
