// Every text of a language as plain text: for translators, who read what people read and not TypeScript. A sentence
// that is made from facts is made from examples; where these do not fit it, its source is shown.
import { type Language, languageGroups } from '../src/languages.ts';

export interface Sentence {
  /** `web/src/features/home/words: play`. */
  readonly where: string;
  readonly text: string;
}

/** A player's name, as sentences ask for it; the first seat is the reader's. */
const who = Object.assign((seat: number) => ['Ada', 'Bob', 'Cleo', 'Dan'][seat] ?? 'Dan', { you: 0 });

/** The examples for a parameter or a fact of this name: one small, one large. */
export interface Examples {
  readonly [name: string]: readonly [unknown, unknown];
}

const EXAMPLES: Examples = {
  who: [who, who],
  name: ['Ada', 'Bob'],
  names: ['Ada', 'Bob, Cleo'],
  authors: ['Ada', 'Bob'],
  bot: ['Otto', 'Otto'],
  game: ['Qwinto', 'Rummikub'],
  from: ['Qwinto', 'middle'],
  seat: [0, 1],
  seats: [[0], [1, 2]],
  winners: [[0], [1, 2]],
  row: ['orange', 'purple'],
  field: [2, 20],
  colours: ['o', 'yp'],
  dice: ['o', 'yp'],
  faces: [
    { o: 4, y: 0, p: 0 },
    { o: 0, y: 4, p: 5 },
  ],
  tile: [5, 5],
  other: [7, 7],
  tiles: [
    [5, 6, 7],
    [5, 6, 7],
  ],
  pairs: [1, 2],
  counters: [
    [3, 5, 8],
    [1, 2],
  ],
  numbers: [[7], [7, 10]],
  block: [
    [3, 5],
    [3, 5],
  ],
  lengths: [['Ada 3'], ['Ada 3', 'Bob 5']],
  hand: [
    [2, 9],
    [2, 9],
  ],
  open: [
    [3, 5],
    [3, 5],
  ],
  all: [
    [5, 6],
    [5, 6],
  ],
  known: [
    ['one', 'two'],
    ['one', 'two'],
  ],
  sets: [['…'], ['…', '…']],
  is: ['more', 'less'],
  line: ['row', 'column'],
  why: ['rows', 'misthrows'],
  ending: ['full', 'exhausted'],
  kind: [{ kind: 'flag' }, { kind: 'integer', min: 1, max: 6 }],
  again: [false, true],
  opened: [true, false],
  has: [true, false],
  active: [true, false],
  several: [false, true],
  isOut: [true, false],
  time: ['2 min', '30 s'],
  date: ['16. 11. 2026', '16. 11. 2026'],
  text: ['xyz', 'xyz'],
  what: ['…', '…'],
  move: ['…', '…'],
  makes: ['…', '…'],
  to: ['…', 12],
  percent: ['40 %', '40 %'],
  chance: ['40 %', '40 %'],
};

const example = (examples: Examples, name: string, large: 0 | 1): unknown =>
  (examples[name] ?? EXAMPLES[name] ?? [1, 3])[large];

const argumentsOf = (examples: Examples, source: string, large: 0 | 1): readonly unknown[] => {
  const list = /^\(?(.*?)\)?\s*=>/s.exec(source)?.[1] ?? '';
  const parameters = list.match(/\{[^}]*\}|[\w$]+/g) ?? [];
  return parameters.map((parameter) =>
    parameter.startsWith('{')
      ? Object.fromEntries(
          (parameter.match(/\w+(?=\s*[:,}])/g) ?? []).map((name) => [name, example(examples, name, large)]),
        )
      : example(examples, parameter, large),
  );
};

/** The loader writes letters of other alphabets as codes. */
const readable = (source: string): string =>
  source.replaceAll(/\\(?:x([\dA-F]{2})|u([\dA-F]{4}))/g, (_, short: string, long: string) =>
    String.fromCodePoint(Number.parseInt(short ?? long, 16)),
  );

const isSentence = (made: unknown): made is string =>
  typeof made === 'string' && !/undefined|NaN|\[object|=>/.test(made);

const made = (examples: Examples, sentence: (...facts: readonly unknown[]) => unknown): readonly string[] => {
  const source = sentence.toString().replaceAll(/[ \n\t]+/g, ' ');
  const texts = ([0, 1] as const).flatMap((large) => {
    try {
      const text = sentence(...argumentsOf(examples, source, large));
      return typeof text === 'object' ? textsOf(examples, '', text).map((each) => each.text) : [text];
    } catch {
      return [];
    }
  });
  const good = [...new Set(texts.filter(isSentence))];
  return good.length > 0 ? good : [readable(source)];
};

const textsOf = (examples: Examples, where: string, value: unknown): readonly Sentence[] => {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value === 'function')
    return made(examples, value as (...facts: readonly unknown[]) => unknown).map((text) => ({
      where,
      text,
    }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsOf(examples, where === '' ? key : `${where}.${key}`, each),
  );
};

/** Every catalogue of a language, by its name: `start/home`. What it does not have yet is not listed. */
export const cataloguesOf = async (language: Language): Promise<ReadonlyMap<string, unknown>> => {
  const groups: { readonly [group: string]: () => Promise<object> } = await languageGroups(language);
  const all = new Map<string, unknown>();
  for (const [group, load] of Object.entries(groups))
    for (const [name, words] of Object.entries(await load())) all.set(`${group}/${name}`, words);
  return all;
};

/** `examples`: in place of the usual ones. */
export const listSentences = async (
  language: Language,
  examples: Examples = {},
): Promise<readonly Sentence[]> =>
  [...(await cataloguesOf(language))].flatMap(([name, words]) =>
    textsOf(examples, '', words).map(({ where, text }) => ({ where: `${name}: ${where}`, text })),
  );
