// The texts about a finished game, on its own page.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type FinishedWords = Catalogue<'library/finished'>;
export type FairWords = FinishedWords['fair'];

export const finishedWords = catalogue('library/finished');
