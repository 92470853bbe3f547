// The words of the Rummikub board. Reasons and news are in the game's own words (packages/words).
import { type Catalogue, type Language, load } from '@crescendo/words';

export type RummikubWords = Catalogue<'rummikub/board'>;

type SpokenWords = RummikubWords['spoken'];
export type Doer = Parameters<SpokenWords['moves']>[0];
/** Tiles of the table, in words, and the set they leave. */
export type Taken = Parameters<SpokenWords['moves']>[1][number];

export const loadWords = (language: Language): Promise<RummikubWords> => load(language, 'rummikub/board');
