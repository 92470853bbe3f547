import type { Language } from '../languages.ts';

/** "2 tiles", with the plural the language asks for. */
export const plural = (language: Language, count: number, one: string, other: string): string =>
  `${new Intl.NumberFormat(language).format(count)} ${new Intl.PluralRules(language).select(count) === 'one' ? one : other}`;
