// What the page around the rules of a game says.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type RulesPageWords = Catalogue<'help/rulesPage'>;

export const rulesPageWords = catalogue('help/rulesPage');
