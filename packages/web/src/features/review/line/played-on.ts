// Plays on after the better move, until its player has had a few turns, each to its end.
import { type AnyMatch, type AnyMove, type Dice, type Seat, turnNumber } from '@crescendo/rules';

interface From {
  /** The number of events before the decision. */
  readonly length: number;
  readonly seat: Seat;
  readonly better: AnyMove;
}

/** Turns of the player in question, the one of the better move included. */
const TURNS = 3;
/** The most decisions in all, where many others decide. */
const MOST = 30;

/** Yields the match before and after each decision, with all the chance that follows it. */
export async function* playedOn(
  game: AnyMatch,
  { length, seat, better }: From,
  luck: Dice,
  choose: (match: AnyMatch, seat: Seat) => Promise<AnyMove>,
): AsyncGenerator<readonly [before: AnyMatch, after: AnyMatch]> {
  let match = game.at(length);
  const rounds = match.rounds.length;
  const own = new Set<number>();
  let last = 0;
  for (let count = 0; count < MOST; count++) {
    const { turn } = match;
    if (turn.kind !== 'players' || match.rounds.length !== rounds) return;
    const mover = count === 0 ? seat : (turn.seats[0] ?? 0);
    const move = count === 0 ? better : await choose(match, mover);
    const after = match.after({ kind: 'move', seat: mover, move });
    const { number } = turnNumber(after, match.length);
    if (number !== last && own.size === TURNS) return;
    last = number;
    if (mover === seat) own.add(number);
    const settled = after.settle(luck);
    yield [match, settled];
    match = settled;
  }
}
