// Whole games beside an oracle for each: at every decision, for every viewer, both must agree on what is legal.
import { describe, expect, test } from 'vitest';
import { vorZwoelf } from '../src/5vor12/index.ts';
import { pick, seeded } from '../src/dice.ts';
import { finito } from '../src/finito/index.ts';
import type { Bot, Game, GameTypes } from '../src/game.ts';
import { itemAt, range } from '../src/lists.ts';
import type { Match } from '../src/match/match.ts';
import { playOut } from '../src/match/play-out.ts';
import { qwinto } from '../src/qwinto/index.ts';
import { vorZwoelfOracle } from './oracles/5vor12.ts';
import { finitoOracle } from './oracles/finito.ts';
import type { Oracle } from './oracles/oracle.ts';
import { qwintoOracle } from './oracles/qwinto.ts';

/** Picks the kind of move first, so that the kinds with few moves are made often as well. */
const anyKind = <G extends GameTypes>(game: Game<G>): Bot<G> => ({
  id: 'any-kind',
  choose: (view, dice) => {
    const moves = [...game.moves(view)];
    const type = pick(dice, [...new Set(moves.map((move) => move.type))]);
    return pick(
      dice,
      moves.filter((move) => move.type === type),
    );
  },
});

/** Makes the move that is least off, by a plain idea of where numbers belong: games then also end as people want them to. */
const tidy = <G extends GameTypes>(
  game: Game<G>,
  off: (view: G['View'], move: G['Move']) => number,
): Bot<G> => ({
  id: 'tidy',
  choose: (view, dice) => {
    const moves = [...game.moves(view)].map((move) => ({ move, by: off(view, move) }));
    const least = Math.min(...moves.map(({ by }) => by));
    return pick(
      dice,
      moves.filter(({ by }) => by === least),
    ).move;
  },
});

const tidyVorZwoelf = tidy(vorZwoelf, ({ seat, boards, hands, drawn, phase }, move) => {
  if (seat === null || (move.type !== 'place' && move.type !== 'take')) return 4;
  if (itemAt(itemAt(boards, seat), move.at) !== 0) return 5;
  const inHand = phase === 'start' ? itemAt(itemAt(hands, seat), 0) : drawn;
  const tile = move.type === 'take' ? move.tile : inHand;
  return Math.abs(2 + 2.8 * (Math.floor(move.at / 4) + (move.at % 4)) - tile);
});

const tidyFinito = tidy(finito, ({ seat, boards }, move) => {
  if (seat === null || move.type === 'pass') return 0;
  const wayOff = (at: number) => Math.abs(move.counter * 3 - 2 - at);
  return move.type === 'place'
    ? wayOff(move.at)
    : wayOff(move.at) - wayOff(itemAt(boards, seat).indexOf(move.counter));
});

const tidyQwinto = tidy(qwinto, ({ seat, active, faces }, move) => {
  if (move.type === 'skip') return seat === active ? 99 : 3.5;
  if (move.type !== 'write') return 0;
  return Math.abs((move.field % 9) * 1.6 + 2 - faces[0] - faces[1] - faces[2]);
});

interface Tally {
  states: number;
  probes: number;
  readonly endings: Set<string | null>;
  readonly differences: string[];
}

const compare = <G extends GameTypes>(match: Match<G>, oracle: Oracle<G>, tally: Tally): void => {
  const { game } = match;
  const differ = (what: string, view: G['View']): void => {
    tally.differences.push(`${what}\n${game.notation.diagram(view)}\n${JSON.stringify(view)}`);
  };
  for (const viewer of [null, ...range(match.seats)]) {
    const view = match.view(viewer);
    const listed = [...game.moves(view)].map((move) => game.notation.move.format(move));
    const legal = oracle.legal(view);
    if ([...listed].sort().join() !== [...legal].sort().join()) differ(`lists ${listed}, not ${legal}`, view);
    const known = new Set(legal);
    for (const { text, move } of oracle.candidates(view)) {
      tally.probes++;
      const isAllowed = game.check(view, move) === undefined;
      if (isAllowed !== known.has(text)) differ(`${isAllowed ? 'allows' : 'refuses'} ${text}`, view);
    }
  }
  // The same for every viewer.
  const view = match.view(null);
  if (!oracle.isSound(view)) differ('pieces out of place', view);
  if (oracle.ending(view) !== null) differ(`goes on after ${oracle.ending(view)}`, view);
  // The rules count any position as they would at the end.
  const { scores, winners } = oracle.result(view);
  const counted = game.turn({ ...view, phase: 'over' });
  if (JSON.stringify(counted) !== JSON.stringify({ kind: 'over', scores, winners }))
    differ(`counts ${JSON.stringify(counted)}, not ${scores} and ${winners}`, view);
  tally.states++;
};

interface Plan<G extends GameTypes> {
  readonly game: Game<G>;
  readonly oracle: Oracle<G>;
  readonly players: readonly Bot<G>[];
  /** Besides the defaults and every preset. */
  readonly more: readonly Partial<G['Options']>[];
  /** Options that hold unless a preset says otherwise. */
  readonly always?: Partial<G['Options']>;
  readonly seats: readonly number[];
}

const playBeside = <G extends GameTypes>(plan: Plan<G>): Tally => {
  const { game, oracle } = plan;
  const tally: Tally = { states: 0, probes: 0, endings: new Set(), differences: [] };
  const presets = Object.values(game.presets).map((preset) => preset.options);
  for (const [i, some] of [{}, ...presets, ...plan.more].entries())
    for (const seats of plan.seats)
      for (const player of plan.players) {
        const options = { ...game.options, ...plan.always, ...some };
        const match = playOut({
          game,
          seats,
          options,
          players: range(seats).map(() => player),
          dice: seeded(`oracle ${i} ${seats} ${player.id}`),
          limit: 20_000,
          tell: (event, before) => {
            if (event.kind === 'move' && tally.differences.length < 3) compare(before, oracle, tally);
          },
        });
        const view = match.view(null);
        const { scores, winners } = oracle.result(view);
        expect(match.turn).toEqual({ kind: 'over', scores, winners });
        expect(view).toHaveProperty('ending', oracle.ending(view));
        tally.endings.add(oracle.ending(view));
      }
  return tally;
};

const expectAgreement = (tally: Tally, least: Pick<Tally, 'states' | 'probes'>, endings: string[]): void => {
  expect(tally.differences).toEqual([]);
  expect(tally.states).toBeGreaterThan(least.states);
  expect(tally.probes).toBeGreaterThan(least.probes);
  expect([...tally.endings].sort()).toEqual(endings);
};

describe('the rules agree with an oracle written from the booklet', () => {
  test('5 vor 12', () => {
    const tally = playBeside({
      game: vorZwoelf,
      oracle: vorZwoelfOracle,
      players: [anyKind(vorZwoelf), tidyVorZwoelf],
      more: [{ sameNumber: true }, { start: 'four' }, { bruno: true }, { guard: 1 }],
      seats: [2, 3, 4],
    });
    expectAgreement(tally, { states: 5000, probes: 8_000_000 }, ['endless', 'exhausted', 'full']);
  });

  test('Finito!', () => {
    const tally = playBeside({
      game: finito,
      oracle: finitoOracle,
      players: [anyKind(finito), tidyFinito],
      more: [{ neighbourChoice: 'either' }, { passing: true }, { goal: 3 }, { roundLimit: 100 }],
      always: { roundLimit: 25 },
      seats: [2, 3, 4, 6],
    });
    expectAgreement(tally, { states: 5000, probes: 30_000_000 }, ['finito', 'goal', 'limit']);
  });

  test('Qwinto', () => {
    const tally = playBeside({
      game: qwinto,
      oracle: qwintoOracle,
      players: [anyKind(qwinto), tidyQwinto],
      more: [{ rowsToEnd: 1, misthrowLimit: 9 }, { misthrowLimit: 9 }, { firstSeat: 'given' }],
      seats: [2, 3, 4, 6],
    });
    expectAgreement(tally, { states: 6000, probes: 1_400_000 }, ['misthrows', 'rows']);
  });
});
