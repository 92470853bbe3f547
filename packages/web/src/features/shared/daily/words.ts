// The texts about the deals of the day.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type DailyWords = Catalogue<'together/daily'>;

export const dailyWords = catalogue('together/daily');
