// Sentences about an address that no page has.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type NotFoundWords = Catalogue<'start/notFound'>;

export const notFoundWords = catalogue('start/notFound');
