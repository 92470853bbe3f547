import { itemAt } from '@crescendo/rules';
import { type Colours, type Faces, type Field, ROW_OF, type Row } from '@crescendo/rules/qwinto';

/** `4 + 5 = 9`; a single die is its own sum. */
export const added = (faces: Faces, sum: number): string => {
  const rolled = faces.filter((face) => face > 0);
  return rolled.length > 1 ? `${rolled.join(' + ')} = ${sum}` : `${sum}`;
};

const LETTERS = ['o', 'y', 'p'] as const;

/** The names of the dice, in a language's own words for their colours. */
export const named = (
  colours: Colours,
  names: { readonly [letter in (typeof LETTERS)[number]]: string },
): readonly string[] => LETTERS.filter((letter) => colours.includes(letter)).map((letter) => names[letter]);

/** The row in which a field is. */
export const rowOf = (field: Field): Row => itemAt(ROW_OF, field);
