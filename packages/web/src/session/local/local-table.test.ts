import { botFor } from '@crescendo/bots';
import {
  type AnyGame,
  type AnyMove,
  type AnyNews,
  GAMES,
  gameById,
  itemAt,
  parseRecord,
  pick,
  replayRecord,
  seeded,
} from '@crescendo/rules';
import type { VorZwoelf } from '@crescendo/rules/5vor12';
import { describe, expect, test, vi } from 'vitest';
import { FLOW_DEFAULTS, NO_DRAFTS } from '../../boards/contract/defaults.ts';
import { openTable } from '../../features/start/open-table.ts';
import { setupWithSeed } from '../../features/start/start-game.ts';
import { settings } from '../../shell/settings.ts';
import type { requestBotMove } from '../../workers/bot-client.ts';
import { savedGame, saveGame } from '../saved/saved-games.ts';
import type { GameSetup, Player } from '../setup/game-setup.ts';
import { LocalTable } from './local-table.ts';

settings.motion.value = 'less';
settings.speed.value = 'fast';

const human: Player = { kind: 'human', name: '' };
const bot: Player = { kind: 'bot', level: 'beginner', name: '' };

const setupOf = (game: AnyGame, changes: Partial<GameSetup> = {}): GameSetup => ({
  game: game.id,
  preset: '',
  options: game.options,
  series: null,
  players: [human, human],
  clock: 0,
  seed: 'a seed',
  ...changes,
});

/** Bots without a Worker: the same bots, asked here. */
const requestMove: typeof requestBotMove = async (game, view, level, seed, style) =>
  (await botFor(gameById(game)!, level, style))!.choose(view, seeded(seed));

const sit = (game: AnyGame, changes: Partial<GameSetup> = {}, id = 'test'): LocalTable =>
  new LocalTable({ id, game, setup: setupOf(game, changes), requestMove });

const present = (table: LocalTable) => table.moment(table.length.value - 1);

/** Everybody at the device plays at random until the end, or so many decisions. */
const playOn = (table: LocalTable, seed: string, most = 4000): void => {
  const dice = seeded(seed);
  for (let i = 0; i < most && present(table).turn.kind !== 'over'; i++) {
    table.nextRound();
    table.takeDevice();
    const { view } = present(table);
    const moves = [...table.game.moves(view)];
    expect(moves.length).toBeGreaterThan(0);
    expect(table.play(pick(dice, moves))).toBeUndefined();
  }
};

const short = { rummikub: {}, finito: { roundLimit: 12 }, qwinto: {}, '5vor12': {} } as Record<
  string,
  object
>;
const optionsOf = (game: AnyGame) => ({ options: { ...game.options, ...short[game.id] } });

describe.each(GAMES.map((game) => [game.id, game] as const))('%s on this device', (id, game) => {
  test('is played to its end, and its record is a legal game with that result', () => {
    const table = sit(game, optionsOf(game), `whole-${id}`);
    playOn(table, id);
    const parsed = parseRecord(table.record(String), gameById);
    if ('error' in parsed) throw new Error(parsed.error.code);
    expect(replayRecord(parsed.record, gameById).error).toBeUndefined();
    expect(parsed.record.result).not.toBeNull();
    expect(savedGame(`whole-${id}`)).toMatchObject({ over: true });
  });

  test('goes on after closing exactly where it was', async () => {
    const table = sit(game, optionsOf(game), `again-${id}`);
    playOn(table, id, 7);
    table.takeDevice();
    const before = present(table).view;
    table.close();
    const again = await openTable(`again-${id}`, { game, drafts: NO_DRAFTS, flow: FLOW_DEFAULTS });
    if (typeof again === 'string') throw new Error(again);
    again.takeDevice();
    expect(present(again).view).toEqual(before);
    expect(again.length.value).toBe(table.length.value);
    again.close();
  });

  test('a kept game that breaks the rules is put aside, whole', async () => {
    const table = sit(game, optionsOf(game), `broken-${id}`);
    playOn(table, id, 3);
    table.close();
    const saved = savedGame(`broken-${id}`)!;
    const lines = saved.record.trimEnd().split('\n');
    saveGame({ ...saved, record: `${[...lines.slice(0, -1), 'B nonsense'].join('\n')}\n` });
    expect(await openTable(`broken-${id}`, { game, drafts: NO_DRAFTS, flow: FLOW_DEFAULTS })).toBe(
      'unreadable',
    );
    expect(savedGame(`broken-${id}`)).toBeUndefined();
  });

  test('a kept game stays where it is when the browser lacks something', async () => {
    const table = sit(game, optionsOf(game), `lacking-${id}`);
    playOn(table, id, 3);
    table.close();
    const lacking = {
      ...game,
      apply: () => {
        throw new TypeError('list.toSorted is not a function');
      },
    };
    const opening = openTable(`lacking-${id}`, { game: lacking, drafts: NO_DRAFTS, flow: FLOW_DEFAULTS });
    await expect(opening).rejects.toThrow(TypeError);
    expect(savedGame(`lacking-${id}`)).toBeDefined();
  });
});

test('what one took back can be played again, with the same luck', async () => {
  const game = gameById('5vor12')!;
  const table = sit(game, { players: [human, bot] }, 'undo');
  const turn = () => present(table).turn;
  const own = async (): Promise<void> => {
    while (turn().kind === 'players' && !(turn() as { seats: readonly number[] }).seats.includes(0))
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  for (let i = 0; i < 4; i++) {
    await own();
    table.play(itemAt([...game.moves(present(table).view)], 0));
  }
  await own();
  const before = present(table).view;
  const length = table.length.value;
  expect(table.play({ type: 'draw' })).toBeUndefined();
  const drawn = (): unknown => (present(table).view as VorZwoelf['View']).drawn;
  const first = drawn();
  table.undo();
  expect(table.length.value).toBe(length);
  expect(present(table).view).toEqual(before);
  table.play({ type: 'draw' });
  expect(drawn()).toBe(first);
  // Seen luck is no secret: the record says so, and still does when the game is opened again.
  expect(table.takenBack).toBe(1);
  const record = table.record(() => '');
  expect(record).toMatch(/^fair taken-back "\d+"$/m);
  table.close();
  const again = (await openTable('undo', { game, drafts: NO_DRAFTS, flow: FLOW_DEFAULTS })) as LocalTable;
  expect(again.takenBack).toBe(1);
  expect(again.record(() => '')).toBe(record);
  again.close();
});

test('around one device, hands stay covered until the next player is ready', () => {
  const game = gameById('rummikub')!;
  const table = sit(game, {}, 'cover');
  const first = table.handOver.value?.seat;
  expect(first).toBeDefined();
  expect(table.play({ type: 'draw' })).toMatchObject({ code: 'not-your-turn' });
  table.takeDevice();
  expect(table.viewer.value).toBe(first);
  table.play(itemAt([...game.moves(present(table).view)], 0));
  expect(table.handOver.value?.seat).not.toBe(first);
  expect(table.handOver.value?.seat).toBeDefined();
  table.close();
});

test('a series waits after each round until it has been looked at', () => {
  const game = gameById('qwinto')!;
  const table = sit(game, { series: { rounds: 2, target: 0, by: 'points' } }, 'series');
  const dice = seeded(1);
  while (table.roundOver.value === undefined) {
    table.takeDevice();
    table.play(pick(dice, [...game.moves(present(table).view)]));
  }
  const { previous, rounds, turn } = present(table);
  expect(rounds).toHaveLength(1);
  expect(previous && game.turn(previous).kind).toBe('over');
  expect(turn.kind).toBe('players');
  table.nextRound();
  expect(table.roundOver.value).toBeUndefined();
  playOn(table, 'rest');
  expect(present(table).rounds).toHaveLength(2);
  expect(present(table).turn.kind).toBe('over');
});

test('bots of one level do not play alike: each is asked for with its own style, and for it again later', async () => {
  const game = gameById('qwinto')!;
  const styles = new Map<number, unknown>();
  const table = new LocalTable({
    id: 'characters',
    game,
    setup: setupOf(game, { players: [bot, bot, bot], options: { ...game.options, firstSeat: 'given' } }),
    requestMove: async (...asked) => {
      const [, { seat }, , , style] = asked;
      if (typeof seat === 'number') styles.set(seat, style);
      return requestMove(...asked);
    },
  });
  await vi.waitFor(() => expect(styles.size).toBe(3), 30_000);
  table.close();
  expect([styles.get(0), styles.get(1), styles.get(2)]).toEqual([undefined, 'bold', 'careful']);
});

test('a bot that fails is said, and can be tried again', async () => {
  const game = gameById('qwinto')!;
  let broken = true;
  const table = new LocalTable({
    id: 'trouble',
    game,
    setup: setupOf(game, { players: [bot, human], options: { ...game.options, firstSeat: 'given' } }),
    requestMove: async (...asked) => {
      if (broken) throw new Error('no network');
      return requestMove(...asked);
    },
  });
  await vi.waitFor(() => expect(table.botError.value).toContain('no network'), 30_000);
  broken = false;
  const before = table.length.value;
  table.retryBot();
  await vi.waitFor(() => expect(table.length.value).toBeGreaterThan(before), 30_000);
  expect(table.botError.value).toBeUndefined();
  table.close();
});

test('a bot waits so that one can follow, as long as the board asks for, and not for those who have seen enough', async () => {
  const game = gameById('qwinto')!;
  const followed: (readonly AnyNews[])[] = [];
  const table = new LocalTable({
    id: 'paced',
    game,
    setup: setupOf(game, { players: [bot, human], options: { ...game.options, firstSeat: 'given' } }),
    requestMove,
    followTime: (news) => {
      followed.push(news);
      return 1e9;
    },
  });
  const before = table.length.value;
  expect(followed).toHaveLength(1);
  table.hurry();
  await vi.waitFor(() => expect(table.length.value).toBeGreaterThan(before), 30_000);
  expect(followed.at(-1)?.map(({ type }) => type)).toContain('rolled');
  table.close();
});

describe('[V-8] who begins', () => {
  const qwinto = gameById('qwinto')!;
  const options = { ...qwinto.options, firstSeat: 'given' };

  test('the seat that was said, also when the game is opened again and in its record', async () => {
    const table = sit(qwinto, { options, first: 1 }, 'first');
    expect(present(table).turn).toEqual({ kind: 'players', seats: [1] });
    playOn(table, 'first', 6);
    expect(table.record(String)).toContain('\nfirst B\n');
    const parsed = parseRecord(table.record(String), gameById);
    if ('error' in parsed) return expect.unreachable(parsed.error.code);
    expect(replayRecord(parsed.record, gameById).error).toBeUndefined();
    table.close();
    const again = await openTable('first', { game: qwinto, drafts: NO_DRAFTS, flow: FLOW_DEFAULTS });
    if (typeof again === 'string') return expect.unreachable(again);
    expect(again.length.value).toBe(table.length.value);
    again.close();
  });

  test('the seed draws, each seat now and then; the drawn seat is saved, not the wish', () => {
    const { seed: _, ...choice } = setupOf(qwinto, { options, players: [human, bot, bot] });
    const drawn = Array.from({ length: 60 }, (_, i) =>
      setupWithSeed({ ...choice, first: 'random' }, `s${i}`),
    );
    expect(new Set(drawn.map(({ first }) => first))).toEqual(new Set([undefined, 1, 2]));
    expect(setupWithSeed({ ...choice, first: 'random' }, 's7')).toEqual(drawn[7]);
    expect(setupWithSeed(choice, 's7')).not.toHaveProperty('first');
    expect(setupWithSeed({ ...choice, first: 2 }, 's7').first).toBe(2);
  });
});

test('[R-29] nobody plays for the clock', () => {
  const game = gameById('rummikub')!;
  const options = { ...game.options, startDraw: 'none', threePairsRedeal: false };
  const table = sit(game, { options }, 'clocks-own');
  table.takeDevice();
  const { length } = table;
  const before = length.value;
  expect(table.play({ type: 'time-up', disturbed: false } as AnyMove)).toEqual({ code: 'clocks-own' });
  expect(length.value).toBe(before);
  table.close();
});
