// The texts of the page around the rules of a game.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type RulesPageWords = Catalogue<'help/rulesPage'>;

export const rulesPageWords = catalogue('help/rulesPage');
