import type { TableState } from '@crescendo/protocol';
import { type AnyGame, finito, GAMES, type Match, pick, playOut, seeded, vorZwoelf } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../arguments.ts';
import { readBot } from '../bots.ts';
import { RemoteSession } from '../join/remote-session.ts';
import { LocalSession } from '../play/local-session.ts';
import { runSession } from '../play/run-session.ts';
import { ScreenFrontend } from '../play/screen-frontend.ts';
import { plain } from '../terminal/paint.ts';
import type { Key, Screen } from '../terminal/terminal.ts';
import { stripColours, width } from '../terminal/text.ts';
import { loadTranslations } from '../translations.ts';
import { plainBoard } from './plain.ts';

/** A screen that remembers the last picture, and asks for each key. */
class FakeScreen implements Screen {
  readonly columns: number;
  readonly rows: number;
  readonly #nextKey: (picture: string) => Key;
  picture = '';
  pictures = 0;

  constructor(columns: number, rows: number, nextKey: (picture: string) => Key) {
    this.columns = columns;
    this.rows = rows;
    this.#nextKey = nextKey;
  }

  async key(): Promise<Key> {
    return this.#nextKey(this.picture);
  }

  async pause(): Promise<undefined> {}

  draw(lines: readonly string[]): void {
    this.pictures++;
    expect(lines.length).toBeLessThanOrEqual(this.rows);
    for (const line of lines) expect(width(line)).toBeLessThanOrEqual(this.columns);
    this.picture = lines.map(stripColours).join('\n');
  }
}

/** Presses these keys one after the other, then quits. */
const script = (keys: readonly Key[]): ((picture: string) => Key) => {
  const rest = [...keys];
  return (picture) => rest.shift() ?? (picture.includes('Quit this game') ? 'y' : 'q');
};

const newSession = async (game: AnyGame, options = '', humans = 1): Promise<LocalSession> =>
  new LocalSession({
    game,
    seats: 2,
    options: readOptions(game, options),
    series: null,
    humans,
    bots: Array(8).fill(await readBot(game, 'random')),
    dice: seeded('plain'),
    translations: await loadTranslations(game.id, 'en'),
  });

const onPlainBoard = (screen: Screen): ScreenFrontend => new ScreenFrontend(screen, plain, () => plainBoard);

const OPTIONS: { readonly [id: string]: string } = {
  '5vor12': 'size=3 guard=3',
  finito: 'roundLimit=6',
  rummikub: 'values=5 handSize=6 emptyPool=playOn threePairsRedeal=false',
};

describe('a whole game on the plain board', () => {
  const KEYS: readonly Key[] = [
    'up',
    'down',
    'left',
    'right',
    'tab',
    'shift-tab',
    '1',
    '2',
    '7',
    'x',
    'enter',
  ];

  test.each(GAMES.map((game) => [game.id, game] as const))('%s', async (id, game) => {
    const session = await newSession(game, OPTIONS[id], 2);
    const dice = seeded(id);
    const screen = new FakeScreen(80, 24, () => pick(dice, KEYS));
    expect(await runSession(session, onPlainBoard(screen))).toBe('over');
    expect(session.turn.kind).toBe('over');
    expect(screen.pictures).toBeGreaterThan(10);
  });
});

test('shows the diagram and the legal moves with their numbers', async () => {
  const session = await newSession(vorZwoelf);
  const screen = new FakeScreen(80, 24, script([]));
  expect(await runSession(session, onPlainBoard(screen))).toBe('left');
  expect(screen.picture).toContain('a  b  c  d');
  expect(screen.picture).toContain('Moves  1–4 of 4');
  expect(screen.picture).toMatch(/\[1 a1\]\n +2 b2/);
  expect(screen.picture).toContain('Enter play');
});

test('a number chooses a move, Enter plays it', async () => {
  const session = await newSession(vorZwoelf);
  await runSession(session, onPlainBoard(new FakeScreen(80, 24, script(['3', 'enter']))));
  expect(session.log.join(' ')).toMatch(/You start with the \d+ in row 3, column 3/);
});

test('a move is typed in notation; one that is not legal is refused with its reason', async () => {
  const session = await newSession(vorZwoelf);
  const seen: string[] = [];
  const keys = script([':', 'a', '2', 'enter', ':', 'd', '4', 'enter']);
  const screen = new FakeScreen(80, 24, (picture) => {
    seen.push(picture);
    return keys(picture);
  });
  await runSession(session, onPlainBoard(screen));
  expect(seen.join('\n')).toContain('At the start, tiles go on the four dotted squares');
  expect(session.log.join(' ')).toMatch(/You start with the \d+ in row 4, column 4/);
});

test('many moves are paged', async () => {
  const session = await newSession(finito, 'counters=12 neighbourChoice=either');
  const bot = await readBot(finito, 'random');
  const all = playOut({
    game: session.game,
    seats: 2,
    options: session.config.options,
    players: [bot, bot],
    dice: seeded('pages'),
    limit: 2000,
  });
  const match = momentWithMoves(all, 15);
  const view = match.view(0);
  const scene = {
    game: session.game,
    view,
    ui: plainBoard.initialUi(view),
    deciding: true,
    who: session.who,
    words: session.translations.cli,
    paint: plain,
    width: 20,
    height: 8,
  };
  const first = plainBoard.draw(scene);
  expect(first.length).toBeLessThanOrEqual(8);
  const next = plainBoard.onKey(scene, 'tab')?.ui;
  if (next === undefined) throw new Error('Tab does nothing');
  const second = plainBoard.draw({ ...scene, ui: next });
  expect(second).not.toEqual(first);
  expect(stripColours(second.join('\n'))).toMatch(/Moves {2}(?!1–)\d+–\d+ of/);
  const back = plainBoard.onKey({ ...scene, ui: next }, 'shift-tab')?.ui;
  expect(back && plainBoard.draw({ ...scene, ui: back })).toEqual(first);
});

/** The first moment at which seat 0 has this many moves. */
const momentWithMoves = (all: Match, count: number): Match => {
  for (let length = 0; length <= all.length; length++) {
    const match = all.at(length);
    if ([...match.moves(0)].length >= count) return match;
  }
  throw new Error(`never ${count} moves`);
};

test('at a table on a server', async () => {
  const { match, translations } = await newSession(vorZwoelf);
  const now = match.settle(seeded('server'));
  const info = { game: '5vor12', seats: 2, options: vorZwoelf.options, series: null, seating: [] };
  const state = {
    table: { ...info, status: 'playing' },
    seat: 0,
    view: now.fullView(0),
    turn: now.turn,
    news: now.news(0, 0),
  } as unknown as TableState; // The parts of a state that a session reads.
  const session = new RemoteSession(state.table, vorZwoelf, translations);
  session.take(state);
  const screen = new FakeScreen(80, 24, script(['down', 'enter']));
  expect(await onPlainBoard(screen).decide(session, 0)).toEqual({
    kind: 'move',
    move: vorZwoelf.notation.move.parse('b2'),
  });
  expect(screen.picture).toContain('Moves  1–4 of 4');
});
