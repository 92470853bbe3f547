// The texts of the table page, whatever the game.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';

export type TableWords = Catalogue<'table/table'>;

export const tableWords = catalogue('table/table');
