// Positions to check reasons in: games between players of all levels, so that sensible moves and silly ones have led there.
import { type Bot, type Dice, type Game, type GameTypes, itemAt, playOut, seeded } from '@crescendo/rules';
import { type GameBots, LEVELS } from '../game-bots.ts';

interface Given<G extends GameTypes> {
  readonly game: Game<G>;
  readonly bots: GameBots<G>['bots'];
  readonly seats: readonly number[];
  readonly seed: string;
  /** Nodes for each decision of a player. */
  readonly budget?: number;
}

/** The views in which somebody had to choose, from as many games as it takes. */
export const positionsFrom = <G extends GameTypes>(
  { game, bots, seats, seed, budget }: Given<G>,
  count: number,
): readonly G['View'][] => {
  const views: G['View'][] = [];
  const watched = (bot: Bot<G>): Bot<G> => ({
    id: bot.id,
    choose: (view: G['View'], dice: Dice) => {
      views.push(view);
      return bot.choose(view, dice, budget);
    },
  });
  for (let round = 0; views.length < count; round++) {
    const number = itemAt(seats, round % seats.length);
    playOut({
      game,
      seats: number,
      options: game.options,
      players: Array.from({ length: number }, (_, seat) =>
        watched(bots[itemAt(LEVELS, (round + seat) % LEVELS.length)]),
      ),
      dice: seeded(`${seed} ${round}`),
    });
  }
  return views.slice(0, count);
};
