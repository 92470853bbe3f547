// Schedules exercises and limits their number a day. The intervals are those of FSRS, which was fitted to many
// people's memory; see decision 054.

/** The values that FSRS remembers of an exercise; times in milliseconds since 1970. */
export interface Card {
  readonly due: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  /** The time of the last answer; `null`: never. */
  readonly answered: number | null;
}

const DAY = 86_400_000;

/** Midnight where the player is, so many days after this one began. */
const midnight = (now: number, days: number): number => {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();
};

const nextDay = (now: number): number => midnight(now, 1);

/** A mistake waits until the next day: until then one remembers the answer and not the idea. */
export const newCard = (now: number): Card => ({
  due: nextDay(now),
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  answered: null,
});

/** Schedules the next repetition: after a right answer in days, then weeks; after a wrong one the next day. */
export const afterAnswer = async (card: Card, isRight: boolean, now: number): Promise<Card> => {
  const { fsrs, Rating, State } = await import('ts-fsrs');
  const { due, stability, difficulty, reps, lapses, answered } = card;
  const elapsed = answered === null ? 0 : Math.round((now - answered) / DAY);
  const { card: next } = fsrs({ enable_short_term: false, enable_fuzz: false }).next(
    {
      due,
      stability,
      difficulty,
      reps,
      lapses,
      elapsed_days: elapsed,
      scheduled_days: answered === null ? 0 : Math.round((due - answered) / DAY),
      learning_steps: 0,
      state: answered === null ? State.New : State.Review,
      ...(answered !== null && { last_review: answered }),
    },
    now,
    isRight ? Rating.Good : Rating.Again,
  );
  return {
    due: Math.max(nextDay(now), midnight(next.due.getTime(), 0)),
    stability: next.stability,
    difficulty: next.difficulty,
    reps: next.reps,
    lapses: next.lapses,
    answered: now,
  };
};

/** Tomorrow is 1. */
export const daysUntil = (due: number, now: number): number =>
  Math.max(1, Math.round((due - midnight(now, 0)) / DAY));

/** Five minutes a day. */
const MINUTES = 5;
const SECONDS_EACH = 45;
export const MAX_A_DAY = Math.floor((MINUTES * 60) / SECONDS_EACH);

export const minutesFor = (exercises: number): number =>
  Math.max(1, Math.ceil((exercises * SECONDS_EACH) / 60));

/** Counts the exercises that were answered on the day of `now`. */
export const answeredOn = (all: readonly { readonly card: Card }[], now: number): number => {
  const today = midnight(now, 0);
  return all.filter(({ card }) => (card.answered ?? 0) >= today).length;
};

/** Those for today, of all: what is due, but not more than fits after what was answered today already. */
export const forToday = <T extends { readonly card: Card }>(all: readonly T[], now: number): readonly T[] =>
  all.filter(({ card }) => card.due <= now).slice(0, Math.max(0, MAX_A_DAY - answeredOn(all, now)));
