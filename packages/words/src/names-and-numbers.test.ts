// Names and numbers in sentences: what changes with the name, with the reader, and with one.
import { describe, expect, test } from 'vitest';
import { cataloguesOf, listSentences } from '../scripts/list-sentences.ts';
import { PLATE, UNFINISHED, WRONG } from '../scripts/refused-forms.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** One game out of a hundred is no plural. */
const PLURAL: { readonly [L in Language]?: RegExp } = {
  en: /1 games/,
  fr: /1 parties/,
  it: /1 partite/,
  es: /1 partidas/,
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

/** The parameters that stand for a player, in every catalogue. */
const PLAYERS = ['name', 'other', 'whose', 'by', 'doer'] as const;
/** The parameters that count something. */
const COUNTS = [
  'n',
  'count',
  'games',
  'tiles',
  'points',
  'rolls',
  'moves',
  'minutes',
  'decisions',
  'room',
  'misses',
] as const;

/** Every text that can be made if each of these parameters has this value, by its place. */
const madeWith = async (
  language: Language,
  parameters: readonly string[],
  value: unknown,
): Promise<ReadonlyMap<string, string>> => {
  const examples = Object.fromEntries(parameters.map((name) => [name, [value, value] as const]));
  const all = await listSentences(language, examples);
  return new Map(all.flatMap(({ where, text }) => (text.includes('=>') ? [] : [[where, text]])));
};

/** Numbers that are never one: an opening, a goal, the whole of something, or the many of what has a sentence for one. */
const NEVER_ONE =
  /guide\.open|because\.again|course\/|because\.(?:opens|cannotOpen|fitting|rare|dice|orWait|outNext)|goals\.(?:chain|points|last-square)|why\.(?:chain-shorter|fewer-points)|hint\.many|taking\.several|result\.limit|stats\.picture|overTime\.(?:line|picture)|waitingRoom: points|lobby: taken|terminal\/|momentsWhich|review: none|spoken\.points|prompt\.points/;

/** A noun after a number: its form for one, where it is the one for two as well. */
const sameNoun = (one: string, two: string): string | undefined => {
  const noun = /(?<![\p{L}\d.,:−–])1 (\p{L}{3,})/u.exec(one)?.[1];
  return noun !== undefined && new RegExp(`(?<!\\p{L})2 ${noun}(?!\\p{L})`, 'u').test(two) ? noun : undefined;
};

/** Words after a number that have one form in their language. */
const UNCHANGED =
  /^(?:aan|boca|changed|face|fewer|fois|gesloten|gewijzigd|geändert|instead|invece|keer|menos|min|minder|mislukte|more|más|neu|new|nieuw|omgekeerd|possibilità|statt|sur|tonen|van|verdeckt|von|weitere|weniger|zeigen)$/;

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

  test('every sentence about a player has its form for the reader, and for names with a vowel', async () => {
    const yours = await madeWith(language, PLAYERS, undefined);
    const theirs = await madeWith(language, PLAYERS, 'Ada');
    const depends = [...theirs].filter(([where, text]) => text.includes('Ada') && yours.get(where) !== text);
    expect(depends.length).toBeGreaterThan(60);
    const wrong = [...yours, ...theirs].filter(
      ([where, text]) =>
        yours.get(where) !== theirs.get(where) &&
        // Where a number stands in most sentences of that kind, and a name makes no sense.
        !where.includes('reasons.') &&
        (WRONG[language]?.test(text) || PLATE[language]?.test(text) || UNFINISHED.test(text)),
    );
    expect(wrong).toEqual([]);
    for (const name of ['Hugo', 'Otto']) {
      const named = await madeWith(language, PLAYERS, name);
      expect([...named.keys()].toSorted()).toEqual([...theirs.keys()].toSorted());
      expect(
        [...named].filter(([where, text]) => text !== theirs.get(where) && !text.includes(name)),
      ).toEqual([]);
    }
    // Where English has a form for the reader, every language has one.
    const english = await madeWith('en', PLAYERS, undefined);
    const catalogueOf = (where: string): string => where.split(':')[0] ?? '';
    // A game may have its words in English only.
    const own = new Set([...theirs.keys()].map(catalogueOf));
    const missing = [...english.keys()].filter((where) => own.has(catalogueOf(where)) && !yours.has(where));
    expect(missing).toEqual([]);
  });

  test('one is counted otherwise than two', async () => {
    const one = await madeWith(language, COUNTS, 1);
    const two = await madeWith(language, COUNTS, 2);
    const same = [...one].flatMap(([where, text]) => {
      const noun = sameNoun(text, two.get(where) ?? '');
      return noun === undefined || UNCHANGED.test(noun) || NEVER_ONE.test(where) ? [] : [[where, text]];
    });
    expect(same).toEqual([]);
  });

  test('a list of nobody makes no sentence that waits for its end', async () => {
    const { watches, watchesNoMore } = (await cataloguesOf(language)).get('together/online') as {
      readonly watches: (names: readonly string[]) => string;
      readonly watchesNoMore: (names: readonly string[]) => string;
    };
    for (const said of [watches, watchesNoMore]) expect(said([]).trim()).not.toMatch(UNFINISHED);
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
