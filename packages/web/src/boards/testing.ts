// Plays somebody's first game with a guide, without a page: for tests, and for the search of good deals.
import { advise, botFor, type SeatBot } from '@crescendo/bots';
import { type AnyGame, type AnyMove, type AnyView, itemAt, type Seat, seeded } from '@crescendo/rules';
import { LocalMatch } from '../session/local/local-match.ts';
import { styleAt } from '../session/setup/bot-style.ts';
import type { GameSetup } from '../session/setup/game-setup.ts';
import { defaultChoice } from '../session/setup/setup-choice.ts';
import { type GuideStep, stepsFor } from './contract/guide.ts';

/** Decides for the learner. `seed` belongs to this decision. */
export type Learner = (view: AnyView, seed: string) => Promise<AnyMove>;

/** Makes the moves of a beginner, who lays what is seen at a glance. */
export const novice =
  (game: AnyGame): Learner =>
  async (view, seed) => {
    const bot = await botFor(game, 'beginner');
    if (!bot) throw new Error(`${game.id} has no beginner`);
    return bot.choose(view, seeded(seed));
  };

/** Makes the move that the guide marks and a hint tells first. */
export const followsHints =
  (game: AnyGame): Learner =>
  async (view, seed) => {
    const [best] = await advise(game, view, seeded(seed));
    if (!best) throw new Error('no advice');
    return best.move;
  };

type Steps = readonly GuideStep<AnyView, unknown>[];

interface FirstGame {
  readonly game: AnyGame;
  /** Of the guide of this game. */
  readonly steps: Steps;
  readonly seed: string;
  readonly learner: Learner;
  /** The bot, instead of the one of a first game. */
  readonly opponent?: SeatBot;
  /** The number of the learner's decisions after which nobody looks any more. */
  readonly decisions: number;
}

interface Followed {
  /** The learner's decision, counted from 1, at which each step of the guide matters first. */
  readonly met: ReadonlyMap<string, number>;
  /** The decision at which the guide explains each step to somebody who asks for nothing more. */
  readonly explained: ReadonlyMap<string, number>;
  /** The decisions of the whole game; undefined if it is not over by then. */
  readonly length: number | undefined;
}

const setupOf = (game: AnyGame, seed: string, opponent?: SeatBot): GameSetup => {
  const { first: _, ...choice } = defaultChoice(game, '');
  const players = choice.players.map((player) =>
    player.kind === 'bot' && opponent !== undefined ? { ...player, level: opponent } : player,
  );
  return { ...choice, players, seed, draws: 'stable', lesson: true };
};

const noteSteps = (
  steps: Steps,
  view: AnyView,
  decision: number,
  met: Map<string, number>,
  explained: Map<string, number>,
): void => {
  for (const { id } of stepsFor(steps, view, new Set(met.keys()))) met.set(id, decision);
  const [shown] = stepsFor(steps, view, new Set(explained.keys()));
  if (shown) explained.set(shown.id, decision);
};

/** The same game that a page plays from this seed if its learner decides like this one. */
export const followFirstGame = async (wanted: FirstGame): Promise<Followed> => {
  const { game, steps, seed, learner, opponent, decisions } = wanted;
  const setup = setupOf(game, seed, opponent);
  const match = new LocalMatch(game, setup, []);
  const [met, explained] = [new Map<string, number>(), new Map<string, number>()];
  const bots = new Map<Seat, Awaited<ReturnType<typeof botFor>>>();
  for (const [seat, player] of setup.players.entries())
    if (player.kind === 'bot') bots.set(seat, await botFor(game, player.level, styleAt(setup.players, seat)));
  for (let decision = 0; ; ) {
    const { turn } = match.current;
    if (turn.kind !== 'players') return { met, explained, length: decision };
    const seat = turn.seats.find((one) => bots.has(one)) ?? itemAt(turn.seats, 0);
    const bot = bots.get(seat);
    if (bot) {
      const view = match.current.atDecision(seat).view(seat);
      const move = bot.choose(view, seeded(`${seed}:${match.current.decisions(seat)}:${seat}`));
      match.take({ kind: 'move', seat, move });
      continue;
    }
    if (decision === decisions) return { met, explained, length: undefined };
    const view = match.current.view(seat);
    noteSteps(steps, view, ++decision, met, explained);
    match.take({ kind: 'move', seat, move: await learner(view, `${seed}:guide:${decision - 1}`) });
  }
};
