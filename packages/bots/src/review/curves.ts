// The curve of one seat: the chances of all seats as it could know them, one value from the start to the result. At its decisions
// the curve is the chance after the best move, behind them the chance after the move played. What lies between is luck or the others.
import { itemAt, type Seat } from '@crescendo/rules';
import type { Decision } from './decisions.ts';
import type { Luck } from './luck.ts';
import type { SeatPoint } from './review.ts';
import type { Round } from './rounds.ts';

type Shares = readonly number[];

/** The same chances, but for this seat's own: the others share the rest as they did. */
const withOwn = (shares: Shares, seat: Seat, own: number): Shares => {
  const rest = shares.reduce((sum, share, other) => (other === seat ? sum : sum + share), 0);
  const even = 1 / (shares.length - 1);
  return shares.map((share, other) => (other === seat ? own : (1 - own) * (rest > 0 ? share / rest : even)));
};

const equal = (one: Shares, other: Shares): boolean => one.every((share, seat) => share === other[seat]);

/** The parts that a curve is drawn from. */
export interface CurveSource {
  readonly round: Round;
  readonly seen: Luck['seen'];
  /** The luck of each event; `undefined` before it is counted. */
  readonly luck: Luck['events'] | undefined;
  /** Those that have been judged. */
  readonly decisions: readonly Decision[];
  /** The places of all decisions: other moves of a seat were its only ones. */
  readonly waiting: readonly number[];
  /** Tells whether a seat that can win with its next move, and does not, may be able to for many turns. */
  readonly keepsWins: boolean;
}

const CERTAIN = 1 - 1e-9;

/**
 * Puts what was judged in place of what the views say, from the end on: two decisions of the seat on end have one value between
 * them, and while the others only write secretly nothing changes. Who is the last of those who decide at the same time did not know what
 * the others had chosen either: it is shown by the same event, and belongs to the others.
 */
const pointsOf = ({ round, seen, decisions, waiting, keepsWins }: CurveSource, seat: Seat) => {
  const { events, game, states } = round;
  const byPlace = new Map(decisions.flatMap((one) => (one.seat === seat ? [[one.at, one] as const] : [])));
  const open = new Set(waiting);
  const raw = seen.map((views) => itemAt(views, seat));
  const points = [...raw];
  const losses = new Map<number, number>();
  /** The points that a decision has set. */
  const isSet = raw.map((_, at) => at === events.length);
  const isQuiet = (at: number): boolean => {
    const event = events[at];
    return event?.kind === 'move' && event.seat !== seat && equal(itemAt(raw, at), itemAt(raw, at + 1));
  };
  const set = (at: number, shares: Shares): void => {
    points[at] = shares;
    isSet[at] = true;
  };
  const shows = (at: number): boolean => {
    const turn = game.turn(itemAt(states, at));
    return at > 0 && isQuiet(at - 1) && turn.kind === 'players' && turn.seats.length === 1;
  };
  /** The decisions after which the others showed theirs. */
  const showing = new Set<number>();
  const couldWin = (at: number): boolean =>
    keepsWins &&
    (byPlace.get(at)?.verdict.bestChance ?? 0) > CERTAIN &&
    itemAt(itemAt(points, at), seat) > CERTAIN;
  /** The place of the seat's next decision. */
  let later = events.length;
  for (let at = events.length - 1; at >= 0; at--) {
    const event = itemAt(events, at);
    const next = itemAt(points, at + 1);
    if (isQuiet(at)) {
      if (isSet[at + 1]) set(at, next);
      continue;
    }
    if (event.kind !== 'move' || event.seat !== seat) continue;
    const judged = byPlace.get(at);
    if (judged === undefined) {
      // There was nothing to decide: before and after are one position.
      if (!open.has(at) && !shows(at) && !game.clock?.moves.includes(event.move.type)) set(at, next);
      continue;
    }
    if (judged.verdict.bestChance > CERTAIN && couldWin(later)) {
      // The win was missed and is still there: it is lost once, where it is lost.
      for (let same = at; same < later; same++) set(same, itemAt(points, later));
      losses.set(at, 0);
      later = at;
      continue;
    }
    later = at;
    if (shows(at)) {
      showing.add(at);
      const loss = Math.min(judged.loss.value, 1 - judged.chance);
      losses.set(at, loss);
      set(at, withOwn(itemAt(raw, at), seat, judged.chance + loss));
      continue;
    }
    if (!isSet[at + 1]) {
      const after = withOwn(next, seat, judged.chance);
      set(at + 1, after);
      for (let quiet = at + 1; isQuiet(quiet); quiet++) set(quiet + 1, after);
    }
    const own = itemAt(itemAt(points, at + 1), seat);
    // A missed win costs all that is missing now.
    const isMissed = judged.loss.value > 0 && judged.verdict.bestChance > CERTAIN;
    const loss = isMissed ? 1 - own : Math.min(judged.loss.value, 1 - own);
    losses.set(at, loss);
    set(at, withOwn(itemAt(points, at + 1), seat, own + loss));
  }
  return { points, losses, showing };
};

/** The curve of this seat, and what it lost in each decision that was judged. */
export const curveOf = (source: CurveSource, seat: Seat): readonly SeatPoint[] => {
  const { round, luck } = source;
  const { points, losses, showing } = pointsOf(source, seat);
  return points.map((chances, i): SeatPoint => {
    const length = round.start + i;
    if (i === 0) return { length, chances, luck: 0, others: 0, decision: null };
    const before = itemAt(itemAt(points, i - 1), seat);
    const lucky = luck?.[i - 1]?.[seat] ?? 0;
    const loss = losses.get(i - 1);
    const others = itemAt(chances, seat) - before - lucky + (loss ?? 0);
    const decision = loss === undefined ? null : { before, loss };
    const isOwn = decision !== null && !showing.has(i - 1);
    return { length, chances, luck: lucky, others: isOwn ? 0 : others, decision };
  });
};
