// Names and numbers in sentences: what changes with the name, with the reader, and with one.
import { describe, expect, test } from 'vitest';
import { cataloguesOf, listSentences } from '../scripts/list-sentences.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Wrong before a name that begins with a vowel, and advice turned round by a missing word. */
const WRONG: { readonly [L in Language]?: RegExp } = {
  fr: /(?<![\p{L}’])(?:que|de|ne|se|le|la) (?:Ada\b|une? )/u,
  it: /\b[Aa] Ada\b|\b(?:al|del|il|dal|nel) (?:8|11)\b|finché (?:puoi|potrai|vanno) (?:bene|calar)/,
};

/** One game out of a hundred is no plural. */
const PLURAL: { readonly [L in Language]?: RegExp } = {
  en: /1 games/,
  fr: /1 parties/,
  it: /1 partite/,
  es: /1 partidas/,
};

/** The reader’s label on a name plate: no sentence begins with it and goes on in the third person. */
const PLATE: { readonly [L in Language]?: RegExp } = {
  en: /\bYou(?:’s| chooses| is| has| was| rolls| takes| wins)\b/,
  de: /\bvon Du\b|\bDu (?:wählt|hat|ist|würfelt|nimmt|gewinnt)\b/,
  fr: /\bde Toi\b|\bToi (?:choisit|a|est|lance|prend|gagne)\b/,
  it: /\bdi Tu\b|\bTu (?:sceglie|ha|è|tira|prende|vince)\b/,
  nl: /\bvan Jij\b|\bJij (?:kiest dobbel|heeft|is|gooit|neemt|wint)\b/,
  es: /\bde Tú\b|\bTú (?:elige|ha|es|tira|toma|gana)\b/,
};

type Sentence = (name: string | undefined) => string;

interface Finito {
  readonly boardOf: Sentence;
  readonly hasChosen: Sentence;
  readonly isThinking: Sentence;
}

interface Qwinto {
  readonly sheetOf: Sentence;
  readonly waiting: { readonly dice: Sentence; readonly keep: Sentence; readonly write: Sentence };
}

describe.each(LANGUAGES)('%s', (language) => {
  test('no sentence is wrong with Ada', async () => {
    const all = await listSentences(language);
    expect(all.filter(({ text }) => !text.includes('=>') && WRONG[language]?.test(text))).toEqual([]);
  });

  test('one game out of a hundred is one', async () => {
    const { wins } = (await cataloguesOf(language)).get('learn/puzzles') as {
      wins: (games: number) => string;
    };
    expect(wins(1)).not.toMatch(PLURAL[language] ?? /^$/);
    expect(wins(2)).toContain('2');
  });

  test('the reader has a form of their own, and nothing is said of nobody', async () => {
    const all = await cataloguesOf(language);
    const { boardOf: of5vor12 } = all.get('5vor12/board') as { boardOf: Sentence };
    const { boardOf, hasChosen, isThinking } = all.get('finito/board') as Finito;
    const { sheetOf, waiting } = all.get('qwinto/board') as Qwinto;
    const sentences = [
      sheetOf,
      waiting.dice,
      waiting.keep,
      waiting.write,
      of5vor12,
      boardOf,
      hasChosen,
      isThinking,
    ];
    for (const sentence of sentences) {
      const yours = sentence(undefined);
      expect(yours).not.toMatch(/undefined|^\s|\s$|\b(?:for|auf|von|de|di|van|a|op)$|: /);
      expect(yours).not.toMatch(PLATE[language] ?? /^$/);
      for (const name of ['Ada', 'Hugo', 'Otto']) {
        expect(sentence(name)).toContain(name);
        expect(sentence(name)).not.toBe(yours);
      }
    }
  });
});
