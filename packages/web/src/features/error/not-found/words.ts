// Sentences about an address that no page has.
import { catalogue } from '../../../shell/catalogue.ts';

export const notFoundWords = catalogue('start/notFound');
