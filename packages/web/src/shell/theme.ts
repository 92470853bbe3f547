// Light or dark, as the settings or the device say.
import { mediaQuery } from './media-query.ts';
import { settings } from './settings.ts';

const systemDark = mediaQuery('(prefers-color-scheme: dark)');

export const isDark = (): boolean =>
  settings.theme.value === 'dark' || (settings.theme.value === 'system' && systemDark.value);
