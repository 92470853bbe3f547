// The texts of the settings page.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';

export type SettingsWords = Catalogue<'setup/settings'>;

export const settingsWords = catalogue('setup/settings');
