import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES, gameById } from '../games.ts';
import { fuzz, trial } from '../testing/index.ts';
import {
  type GameRecord,
  helpIn,
  helpLines,
  isLesson,
  lessonLine,
  NO_HELP,
  takenBackIn,
  takenBackLine,
} from './game-record.ts';
import { parseRecord } from './reading/parse-record.ts';
import { formatRecord, replayRecord } from './record.ts';

const played = (id: string, n: number): GameRecord => {
  const game = GAMES.find((each) => each.id === id)!;
  return fuzz(game, { ...trial(game, n, 'record'), laws: [] }).record;
};

const RECORDS = GAMES.flatMap(({ id }) => [0, 1, 2].map((n) => played(id, n)));
const TEXT = formatRecord(played('5vor12', 0), gameById);
const lines = (change: (lines: string[]) => void): string => {
  const list = TEXT.split('\n');
  change(list);
  return list.join('\n');
};
const errorOf = (text: string) => {
  const parsed = parseRecord(text, gameById);
  return 'error' in parsed ? parsed.error : undefined;
};

describe('a record', () => {
  test.each(RECORDS.map((record, i) => [record.game, i, record] as const))(
    'of %s (%i) survives its text and replays',
    (_game, _i, record) => {
      const parsed = parseRecord(formatRecord(record, gameById), gameById);
      expect(parsed).toEqual({ record });
      const replay = replayRecord(record, gameById);
      expect(replay.error).toBeUndefined();
      expect(replay.match.turn.kind).toBe('over');
      expect(replay.match.events).toEqual(record.events);
    },
  );

  test('carries any names, any fairness data and a series', () => {
    const header = fc.record({
      names: fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
      fairness: fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/), fc.string({ unit: 'binary' })),
      series: fc.option(
        fc.record({
          rounds: fc.nat(9999),
          target: fc.nat(999_999),
          by: fc.constantFrom('points' as const, 'wins' as const),
        }),
      ),
    });
    const base = played('5vor12', 0);
    fc.assert(
      fc.property(header, (extra) => {
        // fast-check's dictionaries have no prototype; a parsed record is a plain object.
        const record: GameRecord = { ...base, ...extra, fairness: { ...extra.fairness } };
        expect(parseRecord(formatRecord(record, gameById), gameById)).toEqual({ record });
      }),
    );
  });

  test('says after how many events something was taken back, and nothing where nothing was', () => {
    const base = played('qwinto', 0);
    const record: GameRecord = { ...base, fairness: takenBackLine([12, 17, 17]) };
    const text = formatRecord(record, gameById);
    expect(text).toContain('\nfair taken-back "12 17 17"\n');
    expect(parseRecord(text, gameById)).toEqual({ record });
    expect(takenBackIn(record)).toEqual([12, 17, 17]);
    expect(takenBackIn(base)).toEqual([]);
    expect(formatRecord({ ...base, fairness: takenBackLine([]) }, gameById)).toBe(
      formatRecord(base, gameById),
    );
  });

  test('says that its deal was chosen to learn with, and nothing where it was not', () => {
    const base = played('qwinto', 0);
    const record: GameRecord = { ...base, fairness: lessonLine(true) };
    const text = formatRecord(record, gameById);
    expect(text).toContain('\nfair lesson "true"\n');
    expect(parseRecord(text, gameById)).toEqual({ record });
    expect([isLesson(record), isLesson(base)]).toEqual([true, false]);
    expect(formatRecord({ ...base, fairness: lessonLine(false) }, gameById)).toBe(
      formatRecord(base, gameById),
    );
  });

  test('says which hints were asked for and followed, and nothing where none were', () => {
    const base = played('qwinto', 0);
    const help = {
      asked: [
        { seat: 0, length: 3 },
        { seat: 1, length: 17 },
      ],
      followed: [4],
    };
    const record: GameRecord = { ...base, fairness: helpLines(help) };
    const text = formatRecord(record, gameById);
    expect(text).toContain('\nfair hints "A3 B17"\n');
    expect(text).toContain('\nfair followed "4"\n');
    expect(parseRecord(text, gameById)).toEqual({ record });
    expect(helpIn(record)).toEqual(help);
    expect(helpIn(base)).toEqual(NO_HELP);
    expect(helpLines(NO_HELP)).toEqual({});
  });

  test('takes remarks, Windows line ends and a byte order mark', () => {
    const text = `\uFEFF${lines((list) => list.splice(1, 0, '# a remark')).replaceAll('\n', '\r\n')}`;
    expect(parseRecord(text, gameById)).toEqual(parseRecord(TEXT, gameById));
  });
});

describe('garbage gives a clear error with line and column', () => {
  const gap = TEXT.split('\n').indexOf('');
  test.each([
    ['an empty text', '', { code: 'not-a-record', line: 1, column: 1 }],
    ['a picture', '\u0089PNG\r\n', { code: 'not-a-record', line: 1 }],
    ['another version', 'crescendo 7\n', { code: 'unknown-version', version: '7', line: 1, column: 11 }],
    ['no game', 'crescendo 1\nseats 2\n', { code: 'missing-line', word: 'game' }],
    [
      'an unknown game',
      'crescendo 1\ngame chess\nseats 2\n',
      { code: 'unknown-game', game: 'chess', line: 2, column: 6 },
    ],
    [
      'too many seats',
      lines((l) => l.splice(2, 1, 'seats 9')),
      { code: 'bad-seats', min: 2, max: 4, line: 3, column: 7 },
    ],
    ['seats that are no number', lines((l) => l.splice(2, 1, 'seats two')), { code: 'bad-seats', line: 3 }],
    [
      'two games',
      lines((l) => l.splice(2, 0, 'game qwinto')),
      { code: 'repeated-line', word: 'game', line: 3 },
    ],
    [
      'an unknown option',
      lines((l) => l.splice(3, 0, 'options size=4 luck=9')),
      { code: 'bad-options', line: 4, column: 16 },
    ],
    [
      'an unknown header line',
      lines((l) => l.splice(3, 0, 'weather fine')),
      { code: 'unknown-line', word: 'weather', line: 4 },
    ],
    [
      'a name without a seat',
      lines((l) => l.splice(3, 0, 'name C "Eve"')),
      { code: 'unknown-seat', seat: 'C', line: 4, column: 6 },
    ],
    [
      'a name that is no string',
      lines((l) => l.splice(3, 0, 'name A Eve')),
      { code: 'bad-value', word: 'name', line: 4, column: 8 },
    ],
    [
      'one name of two',
      lines((l) => l.splice(3, 0, 'name A "Eve"')),
      { code: 'bad-value', word: 'name', line: 4 },
    ],
    [
      'a fairness line twice',
      lines((l) => l.splice(3, 0, 'fair seed "a"', 'fair share "b"', 'fair seed "c"')),
      { code: 'repeated-line', word: 'fair', line: 6 },
    ],
    [
      'more fairness lines than a game has',
      lines((l) => l.splice(3, 0, ...Array.from({ length: 101 }, (_, i) => `fair key${i} "a"`))),
      { code: 'too-many-lines', word: 'fair', limit: 100, line: 104 },
    ],
    [
      'a seat that begins and is not there',
      lines((l) => l.splice(3, 0, 'first C')),
      { code: 'unknown-seat', seat: 'C', line: 4, column: 7 },
    ],
    [
      'a bad series',
      lines((l) => l.splice(3, 0, 'series rounds=x')),
      { code: 'bad-value', word: 'series', line: 4 },
    ],
    [
      'a result for one seat',
      lines((l) => l.splice(3, 1, 'result 2 winners A')),
      { code: 'bad-value', word: 'result', line: 4 },
    ],
    [
      'a header line among the events',
      lines((l) => l.splice(gap + 2, 0, 'seats 2')),
      { code: 'misplaced-line', line: gap + 3 },
    ],
    [
      'an impossible event',
      lines((l) => l.splice(gap + 3, 1, 'A z9')),
      { code: 'bad-event', text: 'z9', line: gap + 4, column: 3 },
    ],
    [
      'an event of a seat that is not there',
      lines((l) => l.splice(gap + 3, 1, 'D a1')),
      { code: 'unknown-seat', seat: 'D' },
    ],
  ])('%s', (_what, text, error) => expect(errorOf(text)).toMatchObject(error));

  test('of any kind: parsed or refused, never a throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: 'binary' }).map((s) => `crescendo 1\n${s}`),
        ),
        (text) => {
          expect(errorOf(text)).toBeDefined();
        },
      ),
    );
  });

  test('made by changing one character anywhere: parsed or refused, never a throw, never half a game', () => {
    const total = TEXT.trim().split('\n').length;
    fc.assert(
      fc.property(
        fc.nat(TEXT.length - 1),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        (at, char) => {
          const parsed = parseRecord(TEXT.slice(0, at) + char + TEXT.slice(at + 1), gameById);
          if ('record' in parsed) {
            expect(parsed.record.events.length).toBeGreaterThan(total - gap - 4);
            replayRecord(parsed.record, gameById);
          } else {
            expect(parsed.error.line).toBeGreaterThan(0);
            expect(parsed.error.column).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a replay judges', () => {
  test('an illegal event, by its number and reason', () => {
    const record = played('5vor12', 0);
    const moved = record.events.findIndex((event) => event.kind === 'move');
    const events = record.events.toSpliced(moved, 0, { kind: 'move', seat: 0, move: { type: 'draw' } });
    expect(replayRecord({ ...record, events }, gameById).error).toEqual({
      code: 'refused',
      event: moved,
      reason: { code: 'not-now', phase: 'start' },
    });
  });

  test('an outcome that chance cannot give', () => {
    const record = played('5vor12', 0);
    const events = record.events.with(0, { kind: 'chance', outcome: { tile: 50 } });
    expect(replayRecord({ ...record, events }, gameById).error).toMatchObject({
      event: 0,
      reason: { code: 'impossible-outcome' },
    });
  });

  test('a result that is not the game’s', () => {
    const record = played('5vor12', 0);
    expect(
      replayRecord({ ...record, result: { scores: [2, 2], winners: [0, 1] } }, gameById).error?.code,
    ).toBe('wrong-result');
    expect(replayRecord({ ...record, events: record.events.slice(0, -1) }, gameById).error?.code).toBe(
      'wrong-result',
    );
  });
});

/** So much text must not take much longer than twice as much: that is what "linear" means here. */
test('long hostile texts take time in proportion to their length', () => {
  const head = 'crescendo 1\ngame 5vor12\nseats 2\n';
  const texts: readonly ((n: number) => string)[] = [
    (n) => head + Array.from({ length: n / 20 }, (_, i) => `fair key${i} "x"\n`).join(''),
    (n) => head + 'name A "x"\n'.repeat(n / 11),
    (n) => `${head}options ${'size=4 '.repeat(n / 7)}\n`,
    (n) => `${head}result ${'1 '.repeat(n / 2)}\n`,
    (n) => `${head}\n${'A a1\n'.repeat(n / 5)}`,
    (n) => head + '#\n'.repeat(n / 2),
    (n) => head + '\r'.repeat(n),
    ...GAMES.flatMap(({ id }) =>
      ['R1 R2 R3 | ', 'a1 ', '9', ' ', 'roll ', '='].map(
        (text) => (n: number) =>
          `crescendo 1\ngame ${id}\nseats 2\n\nA play ${text.repeat(n / text.length)}\n`,
      ),
    ),
  ];
  const timeOf = (text: string): number => {
    const started = performance.now();
    parseRecord(text, gameById);
    return performance.now() - started;
  };
  for (const make of texts) {
    const [short, long] = [make(100_000), make(1_600_000)];
    timeOf(short);
    const ratio = Math.min(...[0, 1, 2].map(() => timeOf(long) / Math.max(2, timeOf(short))));
    // Sixteen times as long: 16 when linear, 256 when quadratic.
    expect(ratio, long.slice(0, 60)).toBeLessThan(100);
  }
});
