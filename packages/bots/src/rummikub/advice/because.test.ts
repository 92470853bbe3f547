// Every reason is true in its position and tells two choices apart; `because.long.test.ts` goes through many more positions.
import { seeded } from '@crescendo/rules';
import { type Move, parseTable, parseTile, rummikub, type View } from '@crescendo/rules/rummikub';
import { describe, expect, test } from 'vitest';
import { positionsFrom } from '../../reasons/testing.ts';
import { loadBots } from '../index.ts';
import { reasons } from './because.ts';
import { checkAdvice, checkAnyMoves } from './checking.ts';

const players = await loadBots();
const { advise } = players;
const POSITIONS = 200;

describe('the reasons of Rummikub', () => {
  test('hold in the position, and tell the advised choice from the second best', async () => {
    const given = { game: rummikub, bots: players.bots, seats: [2, 3, 4], seed: 'reasons', budget: 1000 };
    const views = positionsFrom(given, 3 * POSITIONS).filter((_, i) => i % 3 === 0);
    const counts = await checkAdvice(players, views);
    const figures = (counts.get('better-chance') ?? 0) + (counts.get('seems-better') ?? 0);
    expect(figures / views.length).toBeLessThan(0.1);
    await checkAnyMoves(views.filter((_, i) => i % 4 === 0));
  });
});

const rackOf = (text: string): number[] =>
  text
    .split(' ')
    .map((tile) => parseTile(tile)!)
    .sort((a, b) => a - b);

const viewOf = (rack: string, table: string, opened: readonly boolean[]): View => ({
  ...rummikub.view(rummikub.setup(2, { ...rummikub.options, startDraw: 'none', threePairsRedeal: false }), 0),
  phase: 'turn',
  active: 0,
  opened,
  table: table === '' ? [] : parseTable(table)!,
  racks: [rackOf(rack), new Array<number>(9).fill(-1)],
  pool: 60,
});

const play = (table: string): Move => ({ type: 'play', table: parseTable(table)! });
const DRAW: Move = { type: 'draw' };
const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);

describe('of two choices', () => {
  test('who holds sets that are too small to open is told so', () => {
    const view = viewOf('K1 K2 K3 K4 R3 B3 Y7 Y12', '', [false, false]);
    // The run alone makes 10, the threes with the black one 9: both together need the 3 twice.
    expect(advise(view, seeded(1), 2000)[0]!.because).toEqual([
      { code: 'cannot-open', points: 10, needed: 30 },
    ]);
    const group = viewOf('K1 K2 K3 K4 K3 R3 B3 Y7', '', [false, false]);
    expect(advise(group, seeded(1), 2000)[0]!.because).toEqual([
      { code: 'cannot-open', points: 19, needed: 30 },
    ]);
    const none = viewOf('K1 R5 B9', '', [false, false]);
    expect(reasons(none, DRAW)).toEqual([{ code: 'cannot-open', points: 0, needed: 30 }]);
  });

  test('that nothing fits is said only of who has opened', () => {
    const view = viewOf('R1 B12', 'K4 K5 K6', [true, true]);
    expect(reasons(view, DRAW)).toEqual([{ code: 'no-tile-fits' }]);
    expect(reasons(viewOf('R1 K7', 'K4 K5 K6', [true, true]), DRAW)).toEqual([]);
  });

  test('a joker that both keep is no reason', () => {
    const view = viewOf('K7 K8 R2 J', 'K4 K5 K6', [true, true]);
    const [seven, both, joker] = [play('K4 K5 K6 K7'), play('K4 K5 K6 K7 K8'), play('K4 K5 K6 K7 K8 J')];
    expect(codes(reasons(view, both, seven))).toEqual(['rack-instead', 'points-instead', 'rearranges']);
    expect(codes(reasons(view, both, joker))[0]).toBe('keeps-joker');
    expect(codes(reasons(view, joker, both))).not.toContain('keeps-joker');
  });

  test('a draw beside which two tiles would stay says with which tiles all could be laid', () => {
    const view = viewOf('K7 K8 R1 R2', 'K4 K5 K6', [true, true]);
    const waiting = reasons(view, DRAW, play('K4 K5 K6 K7 K8'));
    // A red 3, two of which nobody has seen, or a joker; 106 tiles less three on the table and four on the rack.
    expect(waiting[0]).toEqual({ code: 'out-next', tiles: 4, hidden: 99 });
    expect(advise(view, seeded(1), 2000)[0]!.because[1]).toEqual({ code: 'or-wait', tiles: 4, hidden: 99 });
  });

  test('who can lay and need not wait is not told to draw', () => {
    const view = viewOf('K7 K8 R1 R5 R9 B2 B6 B12 Y3 Y10', 'K4 K5 K6', [true, true]);
    const list = advise(view, seeded(1), 2000);
    expect(list.map(({ move }) => move.type)).not.toContain('draw');
    expect(codes(list[0]!.because)).toContain('lays-tiles');
  });
});
