// The texts before a game: the players, the rules, the length.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';

export type NewGameWords = Catalogue<'setup/newGame'>;
export type OnlineTermsWords = NewGameWords['online'];

export const newGameWords = catalogue('setup/newGame');
