// The language the page speaks.
import { firstLanguage, isLanguage, type Language } from '@crescendo/words';
import { settings } from './settings.ts';

/** The language in the settings, or the first of the browser's languages that we have. */
export const currentLanguage = (): Language => {
  const chosen = settings.language.value;
  return isLanguage(chosen) ? chosen : firstLanguage(globalThis.navigator?.languages ?? []);
};
