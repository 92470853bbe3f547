import { type Bot, type Game, type GameTypes, pick } from '@crescendo/rules';

/** Any legal move, each as likely as the others. */
export const randomBot = <G extends GameTypes>(game: Game<G>): Bot<G> => ({
  id: 'random',
  choose: (view, dice) => pick(dice, [...game.moves(view)]),
});
