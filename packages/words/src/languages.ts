// The languages of Crescendo. Another one is a folder beside this file and a line below: docs/add-a-language.md.
import type { LanguageGroups } from './groups.ts';

interface LanguageEntry {
  /** Its own name. */
  readonly name: string;
  /** For `Intl`: which of its customs dates, numbers and lists follow. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly folder: () => Promise<object>;
}

const ENTRIES = {
  de: { name: 'Deutsch', tag: 'de', direction: 'ltr', folder: () => import('./de/index.ts') },
  fr: { name: 'Français', tag: 'fr', direction: 'ltr', folder: () => import('./fr/index.ts') },
  it: { name: 'Italiano', tag: 'it', direction: 'ltr', folder: () => import('./it/index.ts') },
  nl: { name: 'Nederlands', tag: 'nl', direction: 'ltr', folder: () => import('./nl/index.ts') },
  es: { name: 'Español', tag: 'es', direction: 'ltr', folder: () => import('./es/index.ts') },
  en: { name: 'English', tag: 'en-GB', direction: 'ltr', folder: () => import('./en/index.ts') },
} satisfies { readonly [language: string]: LanguageEntry };

export type Language = keyof typeof ENTRIES;

/** All languages, in the order in which they are offered. */
export const LANGUAGES = Object.keys(ENTRIES) as readonly Language[];

export const isLanguage = (text: string): text is Language => Object.hasOwn(ENTRIES, text);

/** The first of these language tags, `de-CH`, that is one of the languages; English where none is. */
export const firstLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en';

/** The language's own name. */
export const languageName = (language: Language): string => ENTRIES[language].name;

/** The tag for `Intl`. */
export const languageTag = (language: Language): string => ENTRIES[language].tag;

export const languageDirection = (language: Language): 'ltr' | 'rtl' => ENTRIES[language].direction;

/** The groups of texts of a language. */
export const languageGroups = async (language: Language): Promise<LanguageGroups> => {
  const entries: {
    readonly [L in Language]: { folder: () => Promise<{ readonly groups: LanguageGroups }> };
  } = ENTRIES;
  return (await entries[language].folder()).groups;
};
