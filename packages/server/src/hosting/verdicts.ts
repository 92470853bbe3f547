// The answers of the rules about moves that clients sent: the same move in the same state is checked once.
import type { AnyState } from '@crescendo/rules';
import type { CheckNeeded, MoveQuestion, Verdict } from '../table/commands/move.ts';

/** States are immutable: what was found out about one stays true, and is forgotten with it. */
const known = new WeakMap<AnyState, Map<string, Verdict>>();
/** More than any client sends by accident. */
const MAX_VERDICTS = 100;

const keyOf = ({ seat, text }: MoveQuestion): string => `${seat} ${text}`;

export const rememberVerdict = (question: MoveQuestion, reason: Verdict['reason']): void => {
  const { state } = question.match;
  const verdicts = known.get(state) ?? new Map<string, Verdict>();
  if (verdicts.size >= MAX_VERDICTS) verdicts.clear();
  known.set(state, verdicts.set(keyOf(question), { kind: 'verdict', reason }));
};

/** The reason why this seat, whose turn it is, may not make this move; or that finding out takes long. */
export const verdictOn = (question: MoveQuestion): Verdict | CheckNeeded => {
  const { match, seat, move } = question;
  const before = known.get(match.state)?.get(keyOf(question));
  if (before !== undefined) return before;
  const { game } = match;
  const view = match.view(seat);
  if (game.hints?.isCostly?.(view, move)) return { kind: 'check-needed', question };
  const reason = game.check(view, move) ?? null;
  // A legal move is made, and the state is another.
  if (reason !== null) rememberVerdict(question, reason);
  return { kind: 'verdict', reason };
};
