// The texts of the page that opens a record.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type RecordWords = Catalogue<'library/record'>;

export const recordWords = catalogue('library/record');
