// The moments that reviews blame in fresh games, and what comes of both moves when they are played on to the end.
import {
  type AnyBot,
  type AnyGame,
  type AnyMatch,
  type AnyView,
  type GameId,
  gameById,
  itemAt,
  playOut,
  range,
  seeded,
} from '@crescendo/rules';
import { botFor, winChancesOf } from '../../src/registry.ts';
import { loadReviewed } from '../../src/review/games/games.ts';
import { type ReviewMoment, reviewGame } from '../../src/review/index.ts';
import { playOn } from '../../src/review/rollouts/roll-out.ts';

export interface Found {
  readonly game: GameId;
  readonly seats: number;
  /** The seed of its game. */
  readonly seed: string;
  readonly length: number;
  readonly theme: string;
  /** The level of the seat. */
  readonly level: string;
  readonly said: number;
  readonly saidAfter: number;
  /** By how much the better move was worth more, world by world, and what the move played was worth. */
  readonly came: readonly number[];
  readonly cameAfter: number;
}

export interface Sought {
  readonly game: GameId;
  readonly seats: number;
  /** The players, in turn. */
  readonly levels: readonly string[];
  readonly worlds: number;
  /** The budget of the experts who play on. */
  readonly budget: number | undefined;
  readonly seed: string;
}

const momentsOf = async (match: AnyMatch): Promise<readonly ReviewMoment[]> => {
  const steps = reviewGame(match);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value.moments;
  }
};

const gameCalled = (id: GameId): AnyGame => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
};

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

const loaded = async ({ game: id, levels, budget }: Sought) => {
  const game = gameCalled(id);
  const [expert, chances, reviewed, bots] = await Promise.all([
    botFor(game, 'expert'),
    winChancesOf(game),
    loadReviewed(id),
    Promise.all(levels.map((level) => botFor(game, level))),
  ]);
  if (expert === undefined || chances === undefined || reviewed === undefined)
    throw new Error(`${id} has no reviews`);
  const players = bots.map((bot, i) => {
    if (bot === undefined) throw new Error(`nobody is called ${levels[i]}`);
    return bot;
  });
  const player: AnyBot = { id: 'expert', choose: (view, dice) => expert.choose(view, dice, budget) };
  const table = {
    game,
    chancesOf: (view: AnyView) => chances(view).chances,
  };
  return { game, players, player, table };
};

/** Goes on for ever. */
export async function* momentsFound(sought: Sought): AsyncGenerator<Found> {
  const { seats, levels, worlds } = sought;
  const { game, players: bots, player, table } = await loaded(sought);
  for (let n = 0; ; n++) {
    const seed = `${sought.seed} ${n}`;
    const levelOf = (seat: number): number => (seat + n) % bots.length;
    const players = range(seats).map((seat) => itemAt(bots, levelOf(seat)));
    const match = playOut({ game, seats, options: game.options, players, dice: seeded(seed), limit: 5000 });
    if (match.turn.kind !== 'over') continue;
    for (const { length, seat, played, better, theme, loss, playedChance } of await momentsOf(match)) {
      const { state } = match.at(length);
      const way = { player, decisions: Number.POSITIVE_INFINITY };
      const ends = range(worlds).map((world) =>
        [played, better].map((move) => {
          const after = game.apply(state, { kind: 'move', seat, move });
          return playOn(table, after, seat, seeded(`${seed} ${length} ${world}`), way);
        }),
      );
      yield {
        game: sought.game,
        seats,
        seed,
        length,
        theme: theme ?? '',
        level: itemAt(levels, levelOf(seat)),
        said: loss.value,
        saidAfter: playedChance,
        came: ends.map(([after = 0, instead = 0]) => instead - after),
        cameAfter: mean(ends.map(([after = 0]) => after)),
      };
    }
  }
}
