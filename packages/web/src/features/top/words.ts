import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';

export type TopWords = Catalogue<'top/page'>;

export const topWords = catalogue('top/page');
