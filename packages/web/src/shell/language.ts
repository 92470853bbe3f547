// The language the page speaks.
import { LANGUAGES, type Language } from '@crescendo/words';
import { settings } from './settings.ts';

/** The language in the settings, or the first of the browser's languages that we have. */
export const currentLanguage = (): Language => {
  const chosen = settings.language.value;
  if (chosen !== 'auto' && LANGUAGES.includes(chosen)) return chosen;
  for (const tag of globalThis.navigator?.languages ?? []) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
};

/** Each language by its own name. */
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  es: 'Español',
  en: 'English',
};
