import { type AnyGame, type AnyTypes, type Bot, pick } from '@crescendo/rules';

/** Any legal move, each as likely as the others. */
export const randomBot = (game: AnyGame): Bot<AnyTypes> => ({
  id: 'random',
  choose: (view, dice) => pick(dice, [...game.moves(view)]),
});
