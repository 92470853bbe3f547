// The texts of the review of a finished game. `name` is `undefined` where a sentence is about the reader.
import type { Catalogue } from '@crescendo/words';
import type { ReadonlySignal } from '@preact/signals';
import { catalogue } from '../../shell/catalogue.ts';

export type ReviewWords = Catalogue<'library/review'>;

export const reviewWords: ReadonlySignal<ReviewWords | undefined> = catalogue('library/review');
