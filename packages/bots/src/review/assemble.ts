// Puts a review together from what was counted and judged: each seat's curve, and everything that can be read off it.
import { type GameTypes, itemAt, range, type Seat } from '@crescendo/rules';
import type { WinChances } from '../win-chances/chances.ts';
import { curveOf } from './curves.ts';
import { type Decision, MAX_MOMENTS, momentOf } from './decisions.ts';
import type { ReviewedGame } from './games/reviewed-game.ts';
import { levelOf } from './levels/levels.ts';
import { type Luck, sumOf } from './luck.ts';
import type { CurvePoint, Measured, Review, ReviewMoment, SeatPoint, SeatReview } from './review.ts';
import type { Round } from './rounds.ts';

/** A review in the making. */
export interface Known {
  readonly round: Round;
  /** Before anything happened. */
  readonly first: WinChances;
  readonly reviewed: ReviewedGame<GameTypes>;
  readonly reviewedSeats: readonly Seat[];
  /** The places of all decisions of these seats. */
  readonly waiting: readonly number[];
  readonly seen: Luck['seen'];
  /** Missing until luck is counted: then there are curves alone. */
  readonly counts?: Luck;
  readonly decisions: readonly Decision[];
}

export const assemble = (known: Known): Review => {
  const { round, first, reviewed, reviewedSeats, counts, decisions } = known;
  const { game, seats } = round;
  const curves = range(seats).map((seat) =>
    reviewedSeats.includes(seat)
      ? curveOf({ ...known, luck: counts?.events, keepsWins: reviewed.winsNow !== undefined }, seat)
      : null,
  );
  const moments = curves.flatMap((curve, seat): ReviewMoment[] =>
    curve === null
      ? []
      : worstOf(decisions, curve, seat).map((decision) => momentOf(decision, curve, reviewed)),
  );
  moments.sort((a, b) => b.loss.value - a.loss.value);
  return {
    game: game.id,
    isCalibrated: first.isCalibrated,
    margin: first.margin,
    seats: curves.map((curve, seat) =>
      curve && counts ? seatReview(game.id, { curve, counts, decisions }, seat) : null,
    ),
    curve: sharedCurve(known, curves),
    curves,
    moments,
  };
};

/** Every seat by its own view, event by event. */
const sharedCurve = (
  { round: { start, events }, seen, counts }: Known,
  curves: Review['curves'],
): readonly CurvePoint[] =>
  seen.map((views, i) => {
    const points = curves.map((curve) => curve && itemAt(curve, i));
    const event = events[i - 1];
    const mover = event?.kind === 'move' ? event.seat : undefined;
    const decision = mover === undefined ? null : points[mover]?.decision;
    return {
      length: start + i,
      chances: views.map((view, seat) => itemAt(points[seat]?.chances ?? view, seat)),
      luck: counts?.events[i - 1] ? points.map((point) => point?.luck ?? null) : null,
      others: points.map((point) => point?.others ?? null),
      decision: mover === undefined || !decision ? null : { seat: mover, ...decision },
    };
  });

const lossAt = (curve: readonly SeatPoint[], { at }: Decision): number =>
  itemAt(curve, at + 1).decision?.loss ?? 0;

/** Tells whether the game could have been won with this decision. */
const missesWin = (curve: readonly SeatPoint[], { at, seat }: Decision): boolean =>
  itemAt(itemAt(curve, at).chances, seat) > 1 - 1e-9;

/** A win that was missed in several turns on end is one moment: where that cost most. */
const withoutRepeats = (own: readonly Decision[], curve: readonly SeatPoint[]): readonly Decision[] => {
  const kept: Decision[] = [];
  const misses = (decision: Decision) => lossAt(curve, decision) > 0 && missesWin(curve, decision);
  for (const [i, decision] of own.entries()) {
    const last = kept.at(-1);
    const isRepeat = i > 0 && misses(decision) && misses(itemAt(own, i - 1));
    if (!isRepeat || last === undefined) kept.push(decision);
    else if (lossAt(curve, decision) > lossAt(curve, last)) kept[kept.length - 1] = decision;
  }
  return kept;
};

const worstOf = (
  decisions: readonly Decision[],
  curve: readonly SeatPoint[],
  seat: Seat,
): readonly Decision[] =>
  withoutRepeats(
    decisions.filter((decision) => decision.seat === seat),
    curve,
  )
    .filter((decision) => lossAt(curve, decision) > 0)
    .sort((a, b) => lossAt(curve, b) - lossAt(curve, a))
    .slice(0, MAX_MOMENTS);

const meanOf = (losses: readonly number[]): Measured | null => {
  if (losses.length === 0) return null;
  const value = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const squares = losses.reduce((sum, loss) => sum + (loss - value) ** 2, 0);
  return { value, error: Math.sqrt(squares / Math.max(1, losses.length - 1) / losses.length) };
};

interface Counted {
  readonly curve: readonly SeatPoint[];
  readonly counts: Luck;
  readonly decisions: readonly Decision[];
}

const seatReview = (game: string, { curve, counts, decisions }: Counted, seat: Seat): SeatReview => {
  const own = (point: SeatPoint): number => itemAt(point.chances, seat);
  const [start, result] = [own(itemAt(curve, 0)), own(itemAt(curve, curve.length - 1))];
  const luck = sumOf(counts.events, seat);
  const whole = sumOf(counts.wholes, seat);
  const others = curve.reduce((sum, point) => sum + point.others, 0);
  const skill = curve.reduce((sum, { decision }) => sum - (decision?.loss ?? 0), 0);
  const mattered = decisions.filter((one) => one.seat === seat && one.isOpen && !one.isHelped);
  const meanLoss = meanOf(mattered.map((decision) => lossAt(curve, decision)));
  const unseenLuck = whole - luck;
  return {
    start,
    result,
    luck,
    luckSpread: Math.sqrt(itemAt(counts.variance, seat)),
    skill: skill || 0,
    others,
    gift: others,
    ...(Math.abs(unseenLuck) > 1e-9 && { unseenLuck }),
    adjusted: result - whole,
    decisions: mattered.length,
    meanLoss,
    level: levelOf(game, meanLoss, mattered.length),
  };
};
