import { playOut, seeded } from '@crescendo/rules';
import { type Qwinto, qwinto, type View } from '@crescendo/rules/qwinto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameBots } from '../../game-bots.ts';
import { loadBots as load } from '../index.ts';

let players: GameBots<Qwinto>;
const views: View[] = [];
/** For each view; it takes long. */
let advised: ReturnType<GameBots<Qwinto>['advise']>[] = [];
beforeAll(async () => {
  players = await load();
  for (const seats of [1, 2, 5]) {
    const bot = {
      id: 'watched',
      choose: (view: View, dice: () => number) => {
        views.push(view);
        return players.bots.expert.choose(view, dice);
      },
    };
    playOut({
      game: qwinto,
      seats,
      options: qwinto.options,
      players: Array.from({ length: seats }, () => bot),
      dice: seeded(`advice ${seats}`),
    });
  }
  advised = views.map((view) => players.advise(view, seeded(1)));
});

describe('advice', () => {
  test('names every move once, with numbers that mean something', () => {
    for (const [i, view] of views.entries()) {
      const advice = advised[i]!;
      const moves = [...qwinto.moves(view)].map((move) => qwinto.notation.move.format(move)).sort();
      expect(advice.map(({ move }) => qwinto.notation.move.format(move)).sort()).toEqual(moves);
      expect(advice[0]!.because.length).toBeGreaterThan(0);
      for (const { winChance, score, because } of advice) {
        expect(winChance).toBeGreaterThanOrEqual(0);
        expect(winChance).toBeLessThanOrEqual(1);
        expect(score).toBeGreaterThan(-40);
        expect(score).toBeLessThan(150);
        expect(because.length).toBeLessThanOrEqual(4);
      }
    }
  });

  test('its first move is nearly always the one the expert makes', () => {
    const same = views.filter((view, i) => {
      const [first] = advised[i]!;
      return (
        qwinto.notation.move.format(first!.move) ===
        qwinto.notation.move.format(players.bots.expert.choose(view, seeded(1)))
      );
    });
    expect(same.length / views.length).toBeGreaterThan(0.97);
  });

  test('has nothing to say to a spectator, nor to who is not to move', () => {
    const state = qwinto.setup(2, { ...qwinto.options, firstSeat: 'given' });
    expect(players.advise(qwinto.view(state, null), seeded(1))).toEqual([]);
    expect(players.advise(qwinto.view(state, 1), seeded(1))).toEqual([]);
  });

  test('a sum that fits nowhere is never called as good kept as rolled again', () => {
    // A game that is soon decided: hardly any decision changes who wins.
    const told: string[][] = [];
    const player = (level: 'beginner' | 'expert') => ({
      id: level,
      choose: (view: View, dice: () => number) => {
        if (view.phase === 'keep') {
          const [best] = players.advise(view, seeded(1));
          told.push(best!.because.map(({ code }) => code));
        }
        return players.bots[level].choose(view, dice);
      },
    });
    const pair = [player('beginner'), player('expert')];
    playOut({ game: qwinto, seats: 2, options: qwinto.options, players: pair, dice: seeded('tie 0') });
    const nowhere = told.filter((codes) => codes.includes('fits-nowhere'));
    expect(nowhere.length).toBeGreaterThan(3);
    for (const codes of nowhere) expect(codes).not.toContain('as-good');
  });

  test('in a lost game plays for points: no die is advised with which nothing fits', () => {
    const begun = qwinto.view(qwinto.setup(2, { ...qwinto.options, firstSeat: 'given' }), 0);
    const own = [0, 0, 0, 1, 2, 0, 0, 3, 4, 3, 0, 7, 9, 13, 0, 0, 0, 0, 0, 5, 6, 0, 9, 11, 0, 14, 16];
    const others = [4, 9, 0, 0, 11, 13, 14, 0, 0, 0, 2, 3, 0, 7, 9, 0, 13, 0, 0, 3, 0, 6, 0, 0, 12, 0, 16];
    const sheets = [
      { numbers: own, misthrows: 2 },
      { numbers: others, misthrows: 0 },
    ];
    const view: View = { ...begun, phase: 'dice', active: 0, sheets };
    const [best, ...rest] = players.advise(view, seeded(1));
    expect(best!.winChance).toBeLessThan(0.01);
    for (const { score } of rest) expect(best!.score).toBeGreaterThanOrEqual(score);
    // No sum of the orange die alone has a field.
    expect(best!.move).not.toEqual({ type: 'dice', colours: 'o' });
  });

  test('says why', () => {
    const codes = new Set(
      advised.flatMap((advice) => advice.flatMap(({ because }) => because.map(({ code }) => code))),
    );
    for (const code of [
      'points-instead',
      'bonus-complete',
      'row-complete',
      'dead-instead',
      'room-instead',
      'bonus-left',
      'dice-fit-instead',
      'again-better',
      'fits-nowhere',
      'fits',
      'no-misthrow',
    ])
      expect(codes).toContain(code);
  });
});
