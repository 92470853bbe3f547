// What the rules said about moves that clients sent: the same move in the same state is checked once.
import type { AnyMatch, AnyMove, AnyReason, AnyState, GameId, Seat } from '@crescendo/rules';
import type { CheckJob } from '../bots/pool.ts';
import { RequestError } from '../table/request-error.ts';

/** Why a move is refused; `null`: it is legal. */
type Verdict = AnyReason | null;

/** States are immutable: what was found out about one stays true, and is forgotten with it. */
const known = new WeakMap<AnyState, Map<string, Verdict>>();
/** More than any client sends by accident. */
const MAX_VERDICTS = 100;

interface Asked {
  readonly match: AnyMatch;
  readonly seat: Seat;
  /** The move in notation. */
  readonly text: string;
}

export const rememberVerdict = ({ match, seat, text }: Asked, verdict: Verdict): void => {
  const verdicts = known.get(match.state) ?? new Map<string, Verdict>();
  if (verdicts.size >= MAX_VERDICTS) verdicts.clear();
  known.set(match.state, verdicts.set(`${seat} ${text}`, verdict));
};

/** The rules must be asked in a thread first; then the command can be tried again. */
export class CheckNeeded extends RequestError {
  readonly asked: Asked;
  readonly job: CheckJob;

  constructor(asked: Asked, job: CheckJob) {
    super('try-again');
    this.asked = asked;
    this.job = job;
  }
}

/** Why this seat, whose turn it is, may not make this move. Throws `CheckNeeded` where finding out takes long. */
export const verdictOn = (asked: Asked, move: AnyMove): Verdict => {
  const { match, seat, text } = asked;
  const before = known.get(match.state)?.get(`${seat} ${text}`);
  if (before !== undefined) return before;
  const { game } = match;
  const view = match.view(seat);
  // Only registered games are played at tables.
  if (game.hints?.isCostly?.(view, move))
    throw new CheckNeeded(asked, { game: game.id as GameId, view, move });
  const verdict = game.check(view, move) ?? null;
  // A legal move is made, and the state is another.
  if (verdict !== null) rememberVerdict(asked, verdict);
  return verdict;
};
