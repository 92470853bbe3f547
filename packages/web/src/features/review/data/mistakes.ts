// A player's own mistakes as exercises, kept on this device: the position as it was, what was played, and what was better.
import type { ReviewMoment } from '@crescendo/bots/review';
import { type AnyMatch, formatRecord, range, type Seat } from '@crescendo/rules';
import * as v from 'valibot';
import type { GameSetup } from '../../../session/setup/game-setup.ts';
import { PlayerSchema } from '../../../session/setup/setup-schema.ts';
import { Collection } from '../../../shell/storage/collection.ts';
import { legacyList, legacyValues } from '../../../shell/storage/legacy.ts';
import type { Card } from './schedule.ts';

export interface Mistake {
  readonly version: 1;
  /** The game it was made in, and after how many events. */
  readonly id: string;
  readonly game: string;
  /** The game up to the position, as text. */
  readonly record: string;
  readonly seat: Seat;
  readonly players: GameSetup['players'];
  /** In the game's notation. */
  readonly played: string;
  readonly better: string;
  /** The loss in chance to win. */
  readonly loss: number;
  readonly because: ReviewMoment['because'];
  readonly theme: string | null;
  /** Milliseconds since 1970. */
  readonly added: number;
  /** The schedule of its repetition; see schedule.ts. */
  readonly card: Card;
}

/** Nobody learns from more; the oldest ones that are known best go first. */
const MAX_MISTAKES = 60;
const MAX_REMOVED = 100;

const CardSchema: v.GenericSchema<unknown, Card> = v.object({
  due: v.number(),
  stability: v.number(),
  difficulty: v.number(),
  reps: v.number(),
  lapses: v.number(),
  answered: v.nullable(v.number()),
});

const MistakeSchema: v.GenericSchema<unknown, Mistake> = v.object({
  version: v.literal(1),
  id: v.string(),
  game: v.string(),
  record: v.string(),
  seat: v.number(),
  players: v.array(PlayerSchema),
  played: v.string(),
  better: v.string(),
  loss: v.number(),
  because: v.array(v.looseObject({ code: v.string() })),
  theme: v.nullable(v.string()),
  added: v.number(),
  card: CardSchema,
});

const readMistake = (value: unknown): Mistake | undefined => {
  const read = v.safeParse(MistakeSchema, value);
  return read.success ? read.output : undefined;
};

/** The prefix under which earlier versions kept them, in localStorage: an exercise each, and the removed ones as one list. */
const LEGACY = 'mistake.';
const LEGACY_REMOVED = 'unasked';

const exercises = new Collection<Mistake>('exercises', {
  read: readMistake,
  legacy: () =>
    legacyValues(LEGACY, (_name, value) => {
      const mistake = readMistake(value);
      return mistake && [mistake.id, mistake];
    }),
  isNewer: (legacy, here) => changedOf(legacy) > changedOf(here),
});

const RemovedSchema = v.tuple([v.string(), v.number()]);

/** The time at which each exercise was removed: on other devices it goes, too. */
const removed = new Collection<number>('removed-exercises', {
  read: (value) => (typeof value === 'number' ? value : undefined),
  legacy: () => legacyList(LEGACY_REMOVED, (item) => (v.is(RemovedSchema, item) ? item : undefined)),
});

/** Resolves when the exercises can be asked for. */
export const loadMistakes = async (): Promise<void> => {
  await Promise.all([exercises.load(), removed.load()]);
};

/** Grows when an exercise is added, answered or removed. */
export const mistakeChanges = exercises.changes;

export const mistakeOf = (id: string): Mistake | undefined => exercises.get(id);

/** Those that wait longest first. */
export const mistakes = (): readonly Mistake[] => exercises.all().toSorted((a, b) => a.card.due - b.card.due);

export const saveMistake = (mistake: Mistake): void => {
  exercises.put(mistake.id, mistake);
  // The exercise that comes back latest is known best.
  for (const { id } of mistakes().slice(MAX_MISTAKES)) exercises.remove(id);
};

/** The latest last. */
export const removedMistakes = (): readonly (readonly [id: string, at: number])[] =>
  removed.pairs().toSorted(([, a], [, b]) => a - b);

export const removeMistake = (id: string, at = Date.now()): void => {
  removed.put(id, at);
  for (const [old] of removedMistakes().slice(0, -MAX_REMOVED)) removed.remove(old);
  exercises.remove(id);
};

/** Returns the time at which it was made, or last answered. */
export const changedOf = ({ added, card }: Mistake): number => Math.max(added, card.answered ?? 0);

/** Saves the copy of another device of the player: an exercise as text, or its removal. */
export const saveShared = (id: string, changed: number, text: string | undefined): void => {
  if (text === undefined) {
    removeMistake(id, changed);
    return;
  }
  const mistake = readMistake(JSON.parse(text));
  if (mistake?.id === id) saveMistake(mistake);
};

/** The parts of an exercise, besides the moment. */
interface Origin {
  /** The id of the game. */
  readonly from: string;
  readonly match: AnyMatch;
  readonly players: GameSetup['players'];
  readonly now: number;
  readonly card: Card;
}

const exerciseFrom = (
  id: string,
  { match, players, now, card }: Origin,
  { length, seat, played, better, loss, because, theme }: ReviewMoment,
): Mistake => {
  const { move } = match.game.notation;
  const record = match.at(length).record({ names: range(match.seats).map(() => '') });
  return {
    version: 1,
    id,
    game: match.game.id,
    record: formatRecord(record, () => match.game),
    seat,
    players,
    played: move.format(played),
    better: move.format(better),
    loss: loss.value,
    because,
    theme,
    added: now,
    card,
  };
};

/** Makes exercises of these moments, each once. */
export const addMistakes = (moments: readonly ReviewMoment[], origin: Origin): void => {
  for (const moment of moments) {
    const id = `${origin.from}.${moment.length}`;
    if (!mistakeOf(id) && removed.get(id) === undefined) saveMistake(exerciseFrom(id, origin, moment));
  }
};
