// A player's own mistakes as exercises, kept on this device: the position as it was, what was played, and what was better.
import type { ReviewMoment } from '@crescendo/bots/review';
import { type AnyMatch, formatRecord, range, type Seat } from '@crescendo/rules';
import { signal } from '@preact/signals';
import type { GameSetup } from '../../../session/setup/game-setup.ts';
import { readStoredJson, removeStored, storedKeys, writeStored } from '../../../shell/storage.ts';
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
  /** What it cost in chance to win. */
  readonly loss: number;
  readonly because: ReviewMoment['because'];
  readonly theme: string | null;
  /** Milliseconds since 1970. */
  readonly added: number;
  /** When it comes back; see schedule.ts. */
  readonly card: Card;
}

const KEY = 'mistake.';
/** Nobody learns from more; the oldest ones that are known best go first. */
const MOST = 60;

/** Grows when an exercise is added, answered or removed. */
export const mistakeChanges = signal(0);

const isMistake = (value: Partial<Mistake> | undefined): value is Mistake =>
  value?.version === 1 &&
  typeof value.id === 'string' &&
  typeof value.game === 'string' &&
  typeof value.record === 'string' &&
  Array.isArray(value.players) &&
  typeof value.card?.due === 'number';

export const mistakeOf = (id: string): Mistake | undefined => {
  const kept = readStoredJson<Partial<Mistake>>(KEY + id);
  return isMistake(kept) ? kept : undefined;
};

/** All that can be read, those that wait longest first. */
export const mistakes = (): readonly Mistake[] =>
  storedKeys(KEY)
    .flatMap((key) => mistakeOf(key.slice(KEY.length)) ?? [])
    .sort((a, b) => a.card.due - b.card.due);

export const keepMistake = (mistake: Mistake): void => {
  writeStored(KEY + mistake.id, JSON.stringify(mistake));
  // What comes back latest is known best.
  for (const { id } of mistakes().slice(MOST)) removeStored(KEY + id);
  mistakeChanges.value++;
};

const REMOVED = 'unasked';
const MOST_REMOVED = 100;

/** The exercises that the player has removed, and when: another device may still have them. */
export const removedMistakes = (): readonly (readonly [id: string, at: number])[] => {
  const kept = readStoredJson<readonly (readonly [string, number])[]>(REMOVED);
  return Array.isArray(kept) ? kept : [];
};

export const removeMistake = (id: string, at = Date.now()): void => {
  removeStored(KEY + id);
  const others = removedMistakes().filter(([one]) => one !== id);
  writeStored(REMOVED, JSON.stringify([...others, [id, at]].slice(-MOST_REMOVED)));
  mistakeChanges.value++;
};

/** When it was made, or last answered. */
export const changedOf = ({ added, card }: Mistake): number => Math.max(added, card.answered ?? 0);

/** What another device of the player has: an exercise as text, or that it was removed. */
export const keepShared = (id: string, changed: number, text: string | undefined): void => {
  if (text === undefined) {
    removeMistake(id, changed);
    return;
  }
  const mistake: Partial<Mistake> = JSON.parse(text);
  if (isMistake(mistake) && mistake.id === id) keepMistake(mistake);
};

/** What an exercise is made of, besides the moment. */
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
    const isRemoved = removedMistakes().some(([removed]) => removed === id);
    if (!mistakeOf(id) && !isRemoved) keepMistake(exerciseFrom(id, origin, moment));
  }
};
