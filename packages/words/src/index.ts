export * from './common-facts.ts';
export * from './common-words.ts';
export * from './game-words.ts';
export * from './grammar/clock-moves.ts';
export * from './grammar/fair-verdict.ts';
export * from './grammar/list.ts';
export * from './grammar/names.ts';
export * from './grammar/punctuation.ts';
export * from './grammar/sentence-for.ts';
export * from './grammar/sentences.ts';
export type { Catalogue, CatalogueName } from './groups.ts';
export {
  firstLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
  languageDirection,
  languageName,
  languageTag,
} from './languages.ts';
export * from './load.ts';
