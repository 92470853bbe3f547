// The texts about a player's own mistakes as exercises.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type MistakesWords = Catalogue<'learn/mistakes'>;

export const mistakesWords = catalogue('learn/mistakes');
