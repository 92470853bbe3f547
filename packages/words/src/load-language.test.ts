import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { languageLoader, languageLoaderWithFallback } from './load-language.ts';

test('each language is loaded when it is asked for', async () => {
  const loaded: string[] = [];
  const loader = (language: string) => async () => {
    loaded.push(language);
    return language;
  };
  const load = languageLoader({
    de: loader('de'),
    fr: loader('fr'),
    it: loader('it'),
    nl: loader('nl'),
    es: loader('es'),
    en: loader('en'),
  });
  expect(loaded).toEqual([]);
  for (const language of LANGUAGES) expect(await load(language)).toBe(language);
  expect(loaded).toEqual([...LANGUAGES]);
});

test('a missing language falls back to English', async () => {
  const load = languageLoaderWithFallback({ en: async () => 'hello', it: async () => 'ciao' });
  expect(await load('it')).toBe('ciao');
  expect(await load('nl')).toBe('hello');
});

test('the type checker reports a missing language', () => {
  // @ts-expect-error: five languages are missing
  expect(languageLoader({ en: async () => 'hello' })).toBeTypeOf('function');
  // @ts-expect-error: English is never missing
  expect(languageLoaderWithFallback({ de: async () => 'hallo' })).toBeTypeOf('function');
});
