// The words of the board, in one language.
import { type Catalogue, type Language, load } from '@crescendo/words';

export type FinitoWords = Catalogue<'finito/board'>;

export const loadWords = (language: Language): Promise<FinitoWords> => load(language, 'finito/board');
