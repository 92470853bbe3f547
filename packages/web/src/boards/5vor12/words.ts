// Everything this board says itself; reasons and news are in the words of the game.
import { type Catalogue, type Language, load } from '@crescendo/words';

export type VorZwoelfWords = Catalogue<'5vor12/board'>;

export const loadWords = (language: Language): Promise<VorZwoelfWords> => load(language, '5vor12/board');
