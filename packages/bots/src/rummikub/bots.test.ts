import { type Bot, Match, playOut, presetOptions, seeded } from '@crescendo/rules';
import {
  formatTable,
  formatTile,
  isSame,
  type Move,
  parseTable,
  parseTile,
  playedTiles,
  type Rummikub,
  rummikub,
  type View,
} from '@crescendo/rules/rummikub';
import { describe, expect, test } from 'vitest';
import { LEVELS, STYLES } from '../game-bots.ts';
import { stepsOf } from './advice/steps.ts';
import { loadBots } from './index.ts';
import { smallPlay } from './levels/small-play.ts';
import { bestPlay } from './model/from-view.ts';

const { bots, others, styles, advise } = await loadBots();
const IDS = ['beginner', 'casual', 'strong', 'expert', 'greedy'] as const;
/** Enough to think, not enough to keep a test waiting. */
const brief = (bot: Bot<Rummikub>): Bot<Rummikub> => ({
  id: bot.id,
  choose: (view, dice) => bot.choose(view, dice, 2000),
});

test('nobody lays tile by tile with a full rack, not even who has collected until nothing is left to draw', () => {
  const collector = brief(others!.collector!);
  const dice = seeded('r10');
  let match = Match.begin({ game: rummikub, seats: 2, options: rummikub.options }).settle(dice);
  let plays = 0;
  while (match.turn.kind === 'players' && plays < 1) {
    const [seat = 0] = match.turn.seats;
    const view = match.view(seat);
    const move = collector.choose(view, dice);
    if (view.pool === 0 && view.racks[seat]!.length > 14 && move.type === 'play') {
      plays++;
      expect(playedTiles(view.table, move.table)).toHaveLength(bestPlay(view, 'tiles')!.played.length);
    }
    match = match.after({ kind: 'move', seat, move }).settle(dice);
  }
  expect(plays).toBeGreaterThan(0);
});

test('where who can lay must lay, every bot does, and nobody collects', () => {
  const table = [others!.collector!, bots.beginner, bots.expert, bots.casual].map(brief);
  const options = { ...rummikub.options, mustLay: true };
  let idle = 0;
  playOut({
    game: rummikub,
    seats: 4,
    options,
    players: table,
    dice: seeded('must lay'),
    tell: (event, before) => {
      if (event.kind !== 'move') return;
      const view = before.view(event.seat);
      expect(rummikub.check(view, event.move), table[event.seat]!.id).toBeUndefined();
      if (event.move.type === 'play' || !view.opened[event.seat]) return;
      idle++;
      expect(bestPlay(view, 'tiles'), table[event.seat]!.id).toBeUndefined();
    },
  });
  expect(idle).toBeGreaterThan(0);
});

describe('every level plays every preset by the rules to its end', () => {
  test.each(Object.keys(rummikub.presets))('%s', (preset) => {
    const options = presetOptions(rummikub, preset);
    const { min, max } = rummikub.presets[preset]!.seats ?? rummikub.seats;
    for (let seats = min; seats <= max; seats++) {
      const table = Array.from({ length: seats }, (_, i) => brief(bots[IDS[(seats + i) % IDS.length]!]));
      const dice = seeded(`${preset}/${seats}`);
      const { turn } = playOut({
        game: rummikub,
        seats,
        options,
        players: table,
        dice,
        tell: (event, before) => {
          if (event.kind !== 'move') return;
          const view = before.view(event.seat);
          expect(rummikub.check(view, event.move), `${table[event.seat]!.id} in ${preset}`).toBeUndefined();
        },
      });
      expect(turn.kind).toBe('over');
    }
  });
});

test.each(STYLES)('%s ones move legally to the end of the game', (style) => {
  const table = LEVELS.map((level) => brief(styles![style][level]));
  const { turn } = playOut({
    game: rummikub,
    seats: 4,
    options: rummikub.options,
    players: table,
    dice: seeded(style),
    tell: (event, before) => {
      if (event.kind === 'move') expect(rummikub.check(before.view(event.seat), event.move)).toBeUndefined();
    },
  });
  expect(turn.kind).toBe('over');
});

test('careful ones hold a single tile back while they have many', () => {
  const state = rummikub.setup(2, { ...rummikub.options, startDraw: 'none', threePairsRedeal: false });
  // Black 4 fits; nothing else does.
  const others = [0, 9, 15, 20, 24, 30, 34, 41, 46];
  const viewWith = (rack: readonly number[]) => ({
    ...rummikub.view(state, 0),
    phase: 'turn' as const,
    active: 0,
    opened: [true, true],
    table: parseTable('K5 K6 K7')!,
    racks: [[...rack, 3].sort((a, b) => a - b), new Array<number>(9).fill(-1)],
    pool: 50,
  });
  const laid = (choose: Bot<Rummikub>['choose'], rack: readonly number[]): number =>
    Array.from({ length: 20 }, (_, n) => choose(viewWith(rack), seeded(`hold/${n}`))).filter(
      ({ type }) => type === 'play',
    ).length;
  expect(laid(styles!.careful.strong.choose, others)).toBe(0);
  expect(laid(styles!.careful.strong.choose, others.slice(1))).toBe(20);
  expect(laid(bots.strong.choose, others)).toBe(20);
});

test('the same view and the same dice give the same move', () => {
  const dice = seeded('same');
  let compared = 0;
  playOut({
    game: rummikub,
    seats: 2,
    options: rummikub.options,
    players: [brief(bots.expert), brief(bots.casual)],
    dice,
    tell: (event, before) => {
      if (event.kind !== 'move' || event.seat !== 0 || compared > 5) return;
      const view = before.view(0);
      const choose = () => brief(bots.expert).choose(view, seeded('again'));
      expect(choose()).toEqual(choose());
      compared++;
    },
  });
  expect(compared).toBeGreaterThan(3);
});

/** A turn of the first seat, which has opened, with so many tiles left to draw. */
const turnWith = (rack: string, table: string, pool: number): View => ({
  ...rummikub.view(rummikub.setup(2, { ...rummikub.options, startDraw: 'none', threePairsRedeal: false }), 0),
  phase: 'turn',
  active: 0,
  opened: [true, true],
  table: parseTable(table)!,
  racks: [
    rack
      .split(' ')
      .map((tile) => parseTile(tile)!)
      .sort((a, b) => a - b),
    new Array<number>(9).fill(-1),
  ],
  pool,
});

const GLANCING = [
  ['beginner', bots.beginner],
  ['casual', bots.casual],
  ['bold beginner', styles!.bold.beginner],
  ['careful casual', styles!.careful.casual],
] as const;

describe.each(GLANCING)('%s', (_level, { choose }) => {
  const movesIn = (view: View): Move[] =>
    Array.from({ length: 20 }, (_, n) => choose(view, seeded(`glance/${n}`)));

  test.each([
    ['K9', 'K6 K7 K8 | R2 R3 R4'],
    ['B2 B3', 'K9 R9 Y9 | B4 B5 B6 B7 B8'],
    ['R5 B5 Y5', 'K9 R9 Y9'],
  ])('sees that %s is all it has to lay', (rack, table) => {
    const view = turnWith(rack, table, 60);
    for (const move of movesIn(view)) {
      expect(move.type).toBe('play');
      expect(rummikub.check(view, move)).toBeUndefined();
      expect(move.type === 'play' && playedTiles(view.table, move.table)).toEqual(view.racks[0]);
    }
  });

  test('changes as little as it can where it must lay and sees nothing', () => {
    const table =
      'K1 R1 B1 Y1 | K7 R7 B7 Y7 | K10 R10 B10 Y10 | R6 R7 R8 R9 | R9 R10 R11 R12 | K3 B3 Y3 | K13 R13 B13 Y13 | K8 R8 B8 Y8 | K5 R5 B5 Y5 | K4 K5 K6 | R2 R3 R4 R5 R6 | R2 B2 Y2 J | Y5 Y6 Y7 Y8 Y9 | Y9 Y10 Y11';
    const view = turnWith('B13', table, 0);
    expect(rummikub.check(view, { type: 'pass' })).toEqual({ code: 'can-play' });
    for (const move of movesIn(view)) {
      if (move.type !== 'play') throw new Error('it has to lay');
      expect(rummikub.check(view, move)).toBeUndefined();
      const left = view.table.filter((set) => move.table.some((other) => isSame(other, set)));
      // The joker leaves one set, and another becomes two.
      expect(left).toHaveLength(view.table.length - 2);
    }
  });
});

test('casual ones keep a joker that would bring few tiles, but not when they go out', () => {
  const laid = (rack: string): string[] => {
    const view = turnWith(rack, 'K9 R9 Y9', 60);
    return Array.from({ length: 30 }, (_, n) => bots.casual.choose(view, seeded(`joker/${n}`))).map((move) =>
      move.type === 'play' ? playedTiles(view.table, move.table).map(formatTile).join(' ') : move.type,
    );
  };
  expect(new Set(laid('K4 K5 R12 B2 J'))).toEqual(new Set(['draw']));
  expect(new Set(laid('K4 K5 J'))).toEqual(new Set(['K4 K5 J']));
  expect(laid('K3 K4 K6 R12 J')).toContain('K3 K4 K6 J');
});

test('who must lay and sees nothing lays what is easiest to see', () => {
  // The 8 makes two runs of one, the 1 joins a run, and three tens are a set.
  const laidFrom = (rack: string): string => {
    const view = turnWith(rack, 'K6 K7 K8 K9 K10 | B2 B3 B4', 0);
    const move = smallPlay(view);
    return move.type === 'play' ? playedTiles(view.table, move.table).map(formatTile).join(' ') : move.type;
  };
  expect(laidFrom('K8 R12')).toBe('K8');
  expect(laidFrom('B1 K8 R12')).toBe('B1');
  expect(laidFrom('B1 K8 R10 B10 Y10')).toBe('R10 B10 Y10');
  expect(laidFrom('R12 Y1')).toBe('pass');
});

/** Counts the wins of the first bot in so many games, sitting on each seat in turn. */
const share = (one: Bot<Rummikub>, other: Bot<Rummikub>, games: number): number => {
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const seat = n % 2;
    const dice = seeded(`share/${n >> 1}`);
    const table = seat === 0 ? [one, other] : [other, one];
    const { turn } = playOut({ game: rummikub, seats: 2, options: rummikub.options, players: table, dice });
    if (turn.kind === 'over' && turn.winners.includes(seat)) wins += 1 / turn.winners.length;
  }
  return wins / games;
};

describe('no level has lost its strength (a small sample: far below what was measured)', () => {
  test.each([
    ['casual beats beginner', bots.casual, bots.beginner, 20, 0.6],
    ['strong beats casual', bots.strong, bots.casual, 20, 0.6],
    ['expert beats strong', bots.expert, bots.strong, 20, 0.6],
    ['laying the most beats casual', bots.greedy, bots.casual, 20, 0.6],
    ['collecting beats the expert', others!.collector!, bots.expert, 10, 0.6],
  ] as const)('%s', (_what, one, other, games, least) => {
    expect(share(one, other, games)).toBeGreaterThan(least);
  });
});

describe('advice', () => {
  test('goes out when it can, and says so', () => {
    const state = rummikub.setup(2, { ...rummikub.options, startDraw: 'none', threePairsRedeal: false });
    const view = {
      ...rummikub.view(state, 0),
      phase: 'turn' as const,
      active: 0,
      opened: [true, true],
      table: parseTable('B4 B5 B6')!,
      racks: [[28, 32], new Array<number>(9).fill(-1)],
      pool: 90,
    };
    const [first] = advise(view, seeded('advice'));
    expect(first!.winChance).toBe(1);
    expect(first!.because[0]).toEqual({ code: 'goes-out' });
    expect(first!.move.type === 'play' && formatTable(first!.move.table)).toBe('B3 B4 B5 B6 B7');
  });

  test('with two at the table a verdict is the same whatever the dice', async () => {
    const { judge } = await loadBots();
    const dice = seeded('verdict');
    const players = [bots.casual, bots.casual];
    let judged = 0;
    playOut({
      game: rummikub,
      seats: 2,
      options: rummikub.options,
      players,
      dice,
      limit: 120,
      tell: (event, before) => {
        if (event.kind !== 'move' || event.move.type !== 'play') return;
        const verdict = (seed: string) => judge!(before.view(event.seat), event.move, seeded(seed), 2000);
        expect(verdict('one')).toEqual(verdict('other'));
        judged++;
      },
    });
    expect(judged).toBeGreaterThan(5);
  });

  test('a verdict prefers drawing only where that keeps a joker, and gives that as its reason', async () => {
    const { judge } = await loadBots();
    const state = rummikub.setup(2, rummikub.options);
    const verdictOf = (tiles: string, laid: string) => {
      const view = {
        ...rummikub.view(state, 0),
        phase: 'turn' as const,
        active: 0,
        opened: [true, true],
        table: parseTable('B4 B5 B6')!,
        racks: [rackOf(tiles), new Array<number>(9).fill(-1)],
        pool: 60,
      };
      return judge!(view, { type: 'play', table: parseTable(laid)! }, seeded('joker'), 2000);
    };
    const kept = verdictOf('J K1 R9 Y12 K4', 'B4 B5 B6 J');
    expect(kept.best.type).toBe('draw');
    expect(kept.because[0]).toEqual({ code: 'keeps-joker' });
    const laid = verdictOf('J K1 R9 Y12 B7', 'B4 B5 B6 J');
    expect(laid.best.type === 'play' && formatTable(laid.best.table)).toBe('B4 B5 B6 B7');
    expect(laid.because[0]).toEqual({ code: 'keeps-joker' });
  });

  const rackOf = (text: string) =>
    text
      .split(' ')
      .map((tile) => parseTile(tile)!)
      .sort((a, b) => a - b);
  const viewOf = (rack: string, table: string, opened: boolean): View => ({
    ...rummikub.view(
      rummikub.setup(2, { ...rummikub.options, startDraw: 'none', threePairsRedeal: false }),
      0,
    ),
    phase: 'turn',
    active: 0,
    opened: [opened, true],
    table: table === '' ? [] : parseTable(table)!,
    racks: [rackOf(rack), new Array<number>(9).fill(-1)],
    pool: 60,
  });
  const adviceOf = (view: View) => advise(view, seeded('advice'), 2000);
  const codesOf = (view: View) => adviceOf(view)[0]!.because.map(({ code }) => code);

  test('opens with all it can but the joker', () => {
    const size = (view: View): number => {
      const move: Move = adviceOf(view)[0]!.move;
      return move.type === 'play' ? move.table.flatMap(({ tiles }) => tiles).length : 0;
    };
    expect(size(viewOf('R10 B10 Y10 K3 R3 B3 K9', '', false))).toBe(6);
    const withJoker = viewOf('R10 B10 Y10 K3 R3 K9 J', '', false);
    expect(size(withJoker)).toBe(3);
    expect(codesOf(withJoker)[0]).toBe('keeps-joker');
  });

  test('what to lay comes first, and that waiting may pay second', () => {
    // All but the red 1 and the blue 12 fit: the expert waits.
    const view = viewOf('K7 K8 R1 B12', 'K4 K5 K6', true);
    expect(bots.expert.choose(view, seeded('wait'))).toEqual({ type: 'draw' });
    const list = adviceOf(view);
    expect(list[0]!.move.type === 'play' && formatTable(list[0]!.move.table)).toBe('K4 K5 K6 K7 K8');
    expect(list[0]!.because[1]).toEqual({ code: 'or-wait-for', left: 2 });
    expect(list[1]!.move).toEqual({ type: 'draw' });
    expect(list[1]!.because[0]).toEqual({ code: 'leaves-tiles', left: 2 });
  });

  test('that waiting may pay is not claimed where most of the rack does not fit', () => {
    // The board of a first game: one of four tiles fits.
    const view = viewOf('K5 K10 R4 Y9', 'K4 R4 B4 Y4 | B6 B7 B8 B9 | K6 R6 Y6', true);
    const list = adviceOf(view);
    expect(list[0]!.move.type).toBe('play');
    const codes = list.flatMap(({ because }) => because.map(({ code }) => code));
    expect(codes).toContain('rack-instead');
    expect(codes).not.toContain('or-wait-for');
    expect(codes).not.toContain('leaves-tiles');
  });

  test('drawing is the first advice only to keep a joker', () => {
    const [first] = adviceOf(viewOf('R1 R9 B12 K13 J', 'K4 K5 K6', true));
    expect(first!.move).toEqual({ type: 'draw' });
    expect(first!.because[0]).toEqual({ code: 'keeps-joker' });
  });

  test('tells the steps from one table to the next', () => {
    const [old, now] = [parseTable('B8 B9 B10')!, parseTable('B9 B10 B11 | K8 B8 Y8')!];
    const steps = stepsOf(old, now, [7, 36, 46]);
    expect(steps.map(({ lay, take, to }) => [lay.length, take.length, to !== null])).toEqual([
      [1, 0, true],
      [2, 1, false],
    ]);
  });
});
