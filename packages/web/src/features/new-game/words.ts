// What is said before a game: who plays, by which rules, how long.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';

export type NewGameWords = Catalogue<'setup/newGame'>;
export type OnlineTermsWords = NewGameWords['online'];

export const newGameWords = catalogue('setup/newGame');
