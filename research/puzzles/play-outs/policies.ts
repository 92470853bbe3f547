// The players that puzzles are played out by, none of which is the chances that once chose the answers.
import { type AnyMove, type AnyView, type Dice, gameById } from '@crescendo/rules';
import { botFor } from '../../../packages/bots/src/registry.ts';

export type Choose = (view: AnyView, dice: Dice) => AnyMove;

/** `quick`: the expert's evaluation without a search. */
export const POLICIES = ['strong', 'quick', 'expert', 'casual'] as const;
export type Policy = (typeof POLICIES)[number];

/** Those that play well: together they say which move is better. `casual` says whether it holds for weaker players too. */
export const GOOD_POLICIES: readonly Policy[] = ['strong', 'quick', 'expert'];

/** In Finito! it is the evaluation that takes long, and the search hardly adds to it. */
export const policiesOf = (game: string): readonly Policy[] =>
  game === 'finito' ? POLICIES.filter((policy) => policy !== 'quick') : POLICIES;

const levelOf = (policy: Policy): string => (policy === 'quick' ? 'expert' : policy);

export const chooserOf = async (game: string, policy: Policy): Promise<Choose> => {
  const rules = gameById(game);
  const bot = rules && (await botFor(rules, levelOf(policy)));
  if (bot === undefined) throw new Error(`${game} has no ${policy}`);
  return policy === 'quick'
    ? (view, dice) => bot.choose(view, dice, 0)
    : (view, dice) => bot.choose(view, dice);
};
