// What is said about a game that is over, on its own page.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type FinishedWords = Catalogue<'library/finished'>;
export type FairWords = FinishedWords['fair'];

export const finishedWords = catalogue('library/finished');
