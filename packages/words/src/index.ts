export * from './catalogue.ts';
export * from './common/names.ts';
export * from './common/words.ts';
export * from './words.ts';
