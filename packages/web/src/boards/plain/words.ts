// The words of the plain board. It knows no game: moves are in the game's notation.
import { type Catalogue, type Language, load } from '@crescendo/words';

export type PlainWords = Catalogue<'plain/board'>;

export const loadWords = (language: Language): Promise<PlainWords> => load(language, 'plain/board');
