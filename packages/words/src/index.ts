export * from './catalogue.ts';
export * from './common/names.ts';
export * from './common/punctuation.ts';
export * from './common/words.ts';
export * from './game-words.ts';
export * from './languages.ts';
export * from './load-language.ts';
export * from './sentences.ts';
