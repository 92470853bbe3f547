import {
  type AnyGame,
  formatRecord,
  GAMES,
  type GameRecord,
  gameById,
  itemAt,
  Match,
  type OptionValues,
  parseRecord,
  pick,
  range,
  seeded,
} from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { commitmentOf } from './dice.ts';
import { diceKey, diceLines, drawsFromKey, firstFromKey } from './lots.ts';
import { areTermsOf, readTerms, termsText } from './terms.ts';
import { type DiceMemory, verdictOn } from './verdict.ts';

const SECRET = '5e'.repeat(32);
const NUMBERS = ['aa'.repeat(32), 'bb'.repeat(32)];
const COMMITMENTS = NUMBERS.map(commitmentOf);

interface Round {
  readonly first?: 'drawn' | number;
  /** As revealed; empty: withheld. */
  readonly numbers?: readonly string[];
  readonly commitments?: readonly string[];
  readonly options?: OptionValues;
}

/** A whole game of two with random moves and these numbers. */
const played = (
  game: AnyGame,
  { first = 0, numbers = NUMBERS, commitments = COMMITMENTS, options = {} }: Round = {},
): GameRecord => {
  const mover = seeded(game.id);
  const all: OptionValues = { ...game.options, ...(game.hints?.randomPlay as OptionValues), ...options };
  const terms = termsText({
    game: game.id,
    seats: 2,
    options: all,
    series: null,
    first,
    server: commitmentOf(SECRET),
    commitments,
  });
  const shares = { terms, secret: SECRET, numbers };
  const key = diceKey(shares);
  const begins = first === 'drawn' ? firstFromKey(key, 2) : first;
  const luck = drawsFromKey(key);
  let match = Match.begin({ game, seats: 2, options: all, first: begins }).settle(luck);
  while (match.turn.kind === 'players') {
    const [seat = 0] = match.turn.seats;
    match = match.after({ kind: 'move', seat, move: pick(mover, [...match.moves(seat)]) }).settle(luck);
  }
  return match.record({ fairness: diceLines(shares) });
};

const game = GAMES.find(({ id }) => id === 'qwinto') ?? GAMES[0];
if (game === undefined) throw new Error('there are no games');
const RECORD = played(game);
const MEMORY: DiceMemory = {
  server: commitmentOf(SECRET),
  terms: RECORD.fairness.terms,
  number: NUMBERS[0],
  state: 'confirmed',
};
const verdict = (record: GameRecord, memory = MEMORY) => verdictOn(record, gameById, memory);
const changed = (fairness: { readonly [key: string]: string }): GameRecord => ({
  ...RECORD,
  fairness: { ...RECORD.fairness, ...fairness },
});

test.each(GAMES.map((each) => [each.id, each] as const))('%s: an honest game is proven', (_id, each) => {
  const record = played(each);
  const memory = { ...MEMORY, terms: record.fairness.terms };
  expect(verdict(record, memory)).toEqual({ grade: 'proven' });
  // The same after it was written down and read again.
  const parsed = parseRecord(formatRecord(record, gameById), gameById);
  expect('record' in parsed && verdict(parsed.record, memory)).toEqual({ grade: 'proven' });
});

test('whoever withheld a number is named, with the outcomes there were', () => {
  const record = played(game, { numbers: [NUMBERS[0] ?? '', ''] });
  expect(verdict(record)).toEqual({ grade: 'unless', seats: [1], outcomes: 2 });
});

describe('nothing is wrong, and not all is proven', () => {
  test.each<[string, GameRecord, DiceMemory, string]>([
    ['no device that played was asked', RECORD, {}, 'no-memory'],
    ['a device that only watched', RECORD, { server: MEMORY.server }, 'no-memory'],
    ['its number came too late', RECORD, { ...MEMORY, number: 'cc'.repeat(32), state: 'sent' }, 'late'],
    [
      'the record ends too early',
      { ...RECORD, events: RECORD.events.slice(0, 20), result: null },
      MEMORY,
      'cut-off',
    ],
    ['it says nothing about its dice', { ...RECORD, fairness: {} }, {}, 'no-lines'],
  ])('%s', (_what, record, memory, why) => {
    expect(verdict(record, memory)).toEqual({ grade: 'unproven', why });
  });

  test('only the server has a number', () => {
    const record = played(game, { numbers: ['', ''], commitments: ['', ''] });
    const memory = { server: commitmentOf(SECRET) };
    expect(verdict(record, memory)).toEqual({ grade: 'unproven', why: 'server-alone' });
    const published = { ...memory, published: commitmentOf(SECRET) };
    expect(verdict(record, published)).toEqual({ grade: 'unproven', why: 'server-beforehand' });
    expect(verdict(record, { ...memory, published: 'ff'.repeat(32) })).toEqual({
      grade: 'broken',
      error: { code: 'other-commitment' },
    });
  });

  test('its player agreed to new dice', () => {
    expect(verdict(RECORD, { ...MEMORY, earlier: 2 })).toEqual({
      grade: 'unproven',
      why: 'agreed-anew',
      times: 2,
    });
  });
});

describe('a contradiction is found', () => {
  const other = 'cc'.repeat(32);
  const terms = RECORD.fairness.terms ?? '';
  test.each<[string, GameRecord, DiceMemory, object]>([
    ['another secret', changed({ secret: other }), {}, { code: 'seed-not-committed' }],
    ['another number', changed({ 'number-b': other }), {}, { code: 'share-not-committed', seat: 1 }],
    ['a number left out', changed({ 'number-b': '' }), {}, { code: 'bent' }],
    [
      'this device’s number left out',
      played(game, { numbers: ['', NUMBERS[1] ?? ''] }),
      MEMORY,
      { code: 'own-share-missing' },
    ],
    [
      'a seat committed to something else',
      RECORD,
      { ...MEMORY, terms: terms.replace(COMMITMENTS[1] ?? '', other) },
      { code: 'share-exchanged', seat: 1 },
    ],
    [
      'another seat was to begin',
      RECORD,
      { ...MEMORY, terms: terms.replace('first A', 'first B') },
      { code: 'changed-terms' },
    ],
    ['another server’s number', RECORD, { ...MEMORY, server: other }, { code: 'other-commitment' }],
    ['other options than in the terms', { ...RECORD, seats: 3 }, {}, { code: 'other-terms' }],
    ['the lines are gone', { ...RECORD, fairness: {} }, MEMORY, { code: 'lines-removed' }],
    ['terms that cannot be read', changed({ terms: 'nonsense' }), {}, { code: 'no-fair-lines' }],
  ])('%s', (_what, record, memory, error) => {
    expect(verdict(record, memory)).toMatchObject({ grade: 'broken', error });
  });

  test('the first event that differs', () => {
    const event = RECORD.events.findLastIndex(({ kind }) => kind === 'chance');
    let match = Match.begin({ game, seats: 2, options: RECORD.options });
    for (const before of RECORD.events.slice(0, event)) match = match.after(before);
    const rolled = itemAt(RECORD.events, event);
    const fell = rolled.kind === 'chance' ? game.notation.chance.format(rolled.outcome) : '';
    const outcomes = game.chances(match.state).map(([outcome]) => outcome);
    const [outcome = {}] = outcomes.filter((one) => game.notation.chance.format(one) !== fell);
    const events = [...RECORD.events.slice(0, event), { kind: 'chance' as const, outcome }];
    expect(verdict({ ...RECORD, events, result: null })).toMatchObject({
      grade: 'broken',
      error: { code: 'bent', event },
    });
  });
});

test('terms fit the record to the byte, and options that were added since have their defaults', () => {
  const text = RECORD.fairness.terms ?? '';
  expect(areTermsOf(text, RECORD, game.options)).toBe(true);
  expect(areTermsOf(`${text} `, RECORD, game.options)).toBe(false);
  const later = { ...RECORD, options: { ...RECORD.options, added: 7 } };
  expect(areTermsOf(text, later, { ...game.options, added: 7 })).toBe(true);
  expect(areTermsOf(text, later, { ...game.options, added: 8 })).toBe(false);
  expect(readTerms(text)).toMatchObject({ first: 0, commitments: COMMITMENTS });
});

test('every face and every seat is as likely as the others, and each number changes the dice', () => {
  const shares = { terms: 'terms\n', secret: SECRET, numbers: NUMBERS };
  const { lots } = drawsFromKey(diceKey(shares));
  const fell = range(6000).map((n) => Math.floor(lots(`0 ${n}`)('o') * 6));
  for (const face of range(6)) {
    const count = fell.filter((one) => one === face).length;
    expect(count).toBeGreaterThan(870);
    expect(count).toBeLessThan(1130);
  }
  const firsts = range(3000).map((n) => firstFromKey(diceKey({ ...shares, terms: `${n}` }), 3));
  for (const seat of range(3)) expect(firsts.filter((one) => one === seat).length).toBeGreaterThan(880);
  const lot = lots('0 0')('o');
  for (const now of [
    { ...shares, terms: 'other terms\n' },
    { ...shares, secret: 'ff'.repeat(32) },
    { ...shares, numbers: [NUMBERS[0] ?? '', ''] },
    { ...shares, numbers: NUMBERS.toReversed() },
  ])
    expect(drawsFromKey(diceKey(now)).lots('0 0')('o')).not.toBe(lot);
});
