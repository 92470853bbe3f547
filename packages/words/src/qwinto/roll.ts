import type { Colours, Faces } from '@crescendo/rules/qwinto';

/** `4 + 5 = 9`; a single die is its own sum. */
export const added = (faces: Faces, sum: number): string => {
  const rolled = faces.filter((face) => face > 0);
  return rolled.length > 1 ? `${rolled.join(' + ')} = ${sum}` : `${sum}`;
};

/** The names of the dice, in a language's own words for their colours. */
export const named = (colours: Colours, names: readonly [string, string, string]): readonly string[] =>
  [...colours].map((letter) => names['oyp'.indexOf(letter)]!);
