// What the table page says, whatever the game.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';

export type TableWords = Catalogue<'table/table'>;

export const tableWords = catalogue('table/table');
