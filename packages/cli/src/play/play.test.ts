import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, gameById, parseRecord, pick, replayRecord, seeded, vorZwoelf } from '@crescendo/rules';
import { LANGUAGES } from '@crescendo/words';
import { describe, expect, test } from 'vitest';
import { defined } from '../../test/defined.ts';
import { run } from '../../test/run-cli.ts';
import { readPlayOptions } from '../arguments.ts';
import { typedAt } from '../boards/board.ts';
import { boardFor } from '../boards/index.ts';
import { readBot } from '../bots.ts';
import { plain } from '../terminal/paint.ts';
import type { Key, Screen } from '../terminal/terminal.ts';
import { width } from '../terminal/text.ts';
import { loadTranslations } from '../translations.ts';
import { LocalSession, type LocalSessionConfig } from './local-session.ts';
import { resultLines } from './result.ts';
import { runSession } from './run-session.ts';
import { ScreenFrontend } from './screen-frontend.ts';
import type { Frontend } from './session.ts';

// Random play exchanges tiles for ages, and does not order twelve counters, or find the one play an empty pool asks for.
const OPTIONS: { readonly [id: string]: string } = {
  '5vor12': 'guard=10',
  finito: 'roundLimit=14',
  rummikub: 'emptyPool=playOn',
};

const sit = async (id: string, more: Partial<LocalSessionConfig> = {}): Promise<LocalSessionConfig> => {
  const game = defined(gameById(id));
  return {
    game,
    series: null,
    seats: 2,
    options: readPlayOptions(game, OPTIONS[id] ?? ''),
    humans: 1,
    bots: Array(8).fill(await readBot(game, 'random')),
    dice: seeded('table'),
    translations: await loadTranslations(id, 'en'),
    ...more,
  };
};

/** Plays any legal move, and writes down what it has typed. */
const scribe = (lines: string[]): Frontend => {
  const dice = seeded('scribe');
  return {
    showWaiting: () => {},
    showNews: async () => true,
    passKeyboard: async () => {},
    decide: async (session, seat) => {
      const move = pick(dice, [...session.game.moves(session.view(seat))]);
      lines.push(typedAt(boardFor(session.game.id), session.game).format(move));
      return { kind: 'move', move };
    },
    showResult: () => {},
    askForAnother: async () => false,
  };
};

describe('a whole game through a pipe', () => {
  test.each(GAMES.map((game) => game.id))('%s', async (id) => {
    const session = new LocalSession(await sit(id));
    const lines: string[] = [];
    await runSession(session, scribe(lines));
    const args = [
      'play',
      id,
      '--seats',
      '2',
      '--seed',
      'table',
      '--bot',
      'random',
      '--options',
      OPTIONS[id] ?? '',
    ];
    const { code, out, err } = await run(args, { input: `?\n\nnonsense\nundo\n${lines.join('\n')}\nn\n` });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('“nonsense” isn’t a valid move.');
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain(resultLines(session).join('\n'));
    expect(out).toContain('Another game?');
  });

  test('a series, with the points of its rounds', async () => {
    const { series = null } = vorZwoelf;
    const session = new LocalSession(await sit('5vor12', { series }));
    const lines: string[] = [];
    await runSession(session, scribe(lines));
    const args = ['play', '5vor12', '--series', '--seats', '2', '--seed', 'table', '--bot', 'random'];
    args.push('--options', 'guard=10');
    const { code, out, err } = await run(args, { input: `${lines.join('\n')}\nn\n` });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Round 1 [\s\S]*Round 2 /);
    expect(out).toContain(resultLines(session).join('\n'));
  });

  test('[V-24] the first edition is played by default: no printed rule ends a game of exchanges', async () => {
    const record = join(mkdtempSync(join(tmpdir(), 'edition-')), 'game.txt');
    const optionsOf = async (...more: readonly string[]): Promise<string | undefined> => {
      await run(['play', '5vor12', '--seats', '2', '--record', record, ...more], { input: 'q\n' });
      return /^options (.*)$/m.exec(readFileSync(record, 'utf8'))?.[1];
    };
    expect(await optionsOf()).toBe('guard=0');
    expect(await optionsOf('--options', 'bruno')).toBe('bruno=true guard=0');
    expect(await optionsOf('--options', 'preset=lucky-numbers')).toBe('start=fourInOrder');
  });

  test('[V-8] the seat named by --first begins, and the record keeps it', async () => {
    const record = join(mkdtempSync(join(tmpdir(), 'first-')), 'game.txt');
    const args = ['play', '--seats', '2', '--humans', '2', '--seed', '1', '--record', record, '--first', 'b'];
    const { code, out, err } = await run([...args, 'qwinto', '--options', 'firstSeat=given'], {
      input: 'q\n',
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Player B> ');
    expect(out).not.toContain('Player A> ');
    const text = readFileSync(record, 'utf8');
    expect(text).toContain('\nfirst B\n');
    const parsed = parseRecord(text, gameById);
    if ('error' in parsed) expect.unreachable(parsed.error.code);
    else
      expect(replayRecord(parsed.record, gameById)).toMatchObject({ match: { first: 1 }, error: undefined });
  });

  test.each(['time-up', 'time-up disturbed', 'time-up keeping K1 K2 K3'])(
    '[R-29] nobody plays for the clock: %s',
    async (text) => {
      // A hand that must open: with the clock's move it would not have to.
      const options = 'preset=carlit-fr-2007,startDraw=none,handSize=20,openMin=0';
      const args = ['play', 'rummikub', '--seats', '2', '--seed', '1', '--options', options];
      const { code, out, err } = await run(args, { input: `${text}\nq\n` });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('Only the clock makes this move.');
      expect(out.match(/You> /g)).toHaveLength(2);
    },
  );

  test('alone at the table, where a game allows it', async () => {
    const { code, out } = await run(['play', 'qwinto', '--seats', '1', '--seed', '1'], {
      input: 'dice o\nkeep\nquit\n',
    });
    expect(code).toBe(0);
    expect(out).toContain('You keep');
  });

  test('refusals come in words of the language asked for', async () => {
    const args = ['play', '5vor12', '--seed', '1', '--bot', 'random'];
    const { out } = await run([...args, '--lang', 'de'], { input: 'a2\nquit\n' });
    expect(out).toContain('Am Anfang kommen die Plättchen');
    const french = await run(args, { input: 'quit\n', env: { LANG: 'fr_CH.UTF-8' } });
    expect(french.out).toContain('Tu as quitté la partie.');
  });

  test('input that ends is a player who leaves', async () => {
    const { code, out } = await run(['play', '5vor12', '--seed', '1'], { input: 'a1\n' });
    expect(code).toBe(0);
    expect(out).toContain('You have quit the game.');
  });
});

const KEYS = [
  ...['up', 'down', 'left', 'right', 'tab', 'shift-tab', 'enter', 'enter', 'enter', 'escape', 'backspace'],
  ...[...' dxoyprkntb/jsuU?123456789', ':'],
];

/** A player who hits keys at random and looks at every picture. */
class Monkey implements Screen {
  readonly columns: number;
  readonly rows: number;
  readonly #dice;
  pictures = 0;
  keys = 0;

  constructor(seed: string, columns: number, rows: number) {
    this.#dice = seeded(seed);
    this.columns = columns;
    this.rows = rows;
  }

  async key(): Promise<Key> {
    if (++this.keys > 60_000) throw new Error('the monkey is tired');
    return pick(this.#dice, KEYS);
  }

  async pause(): Promise<undefined> {}

  draw(lines: readonly string[]): void {
    this.pictures++;
    expect(lines.length).toBeLessThanOrEqual(this.rows);
    for (const line of lines) if (width(line) > this.columns) expect(line).toBe('narrower');
  }
}

describe('keys hit at random play whole games, and every picture fits', () => {
  const cases = GAMES.flatMap(
    ({ id }) =>
      [
        [id, 80, 24, 2, 1],
        [id, 120, 40, 3, 2],
        [id, 60, 20, 4, 4],
      ] as const,
  );
  test.each(cases)('%s on %i × %i, %i seats, %i people', async (id, columns, rows, seats, humans) => {
    const session = new LocalSession(await sit(id, { seats, humans, dice: seeded(`${id}${columns}`) }));
    const monkey = new Monkey(`${id}${rows}`, columns, rows);
    const frontend = new ScreenFrontend(monkey, plain);
    expect(await runSession(session, frontend)).toBe('over');
    frontend.showResult(session);
    expect(session.turn.kind).toBe('over');
    expect(monkey.pictures).toBeGreaterThan(20);
  });
});

describe('words', () => {
  test.each(LANGUAGES)('%s draws every game', async (language) => {
    for (const { id } of GAMES) {
      const session = new LocalSession(
        await sit(id, { seats: 2, translations: await loadTranslations(id, language) }),
      );
      await runSession(session, scribe([]));
      expect(session.log.join(' ')).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
