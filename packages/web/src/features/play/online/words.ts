// The texts of a table with others.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type OnlineWords = Catalogue<'together/online'>;

export const onlineWords = catalogue('together/online');
