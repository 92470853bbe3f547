// The events of a table: each is a row of its log. A table is the result of its events, and nothing else.
import type { AbsenceChoice, CreateTable, TakeBackAnswer } from '@crescendo/protocol';
import { type AnyMatch, type GameId, type MoveSource, parseEvent, type Seat } from '@crescendo/rules';
import { newMatch, type TableConfig } from '../table-config.ts';

export type Level = NonNullable<CreateTable['level']>;

/** Events of the game in both forms: as text, a line each as in a record, and as the match that they lead to. */
export interface Played {
  readonly events: readonly string[];
  /** Not stored: it follows from the events. */
  readonly match: AnyMatch;
}

export type TableEvent =
  /** Someone takes a seat, takes it back from a bot, or agrees to a rematch. */
  | {
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly person: string;
      readonly entropy: string;
      readonly commitment?: string;
      readonly ready: boolean;
    }
  | { readonly kind: 'leave'; readonly seat: Seat }
  /** The game is about to start: the shares of the dice are fixed, and may be revealed. */
  | { readonly kind: 'fix' }
  /** A bot takes the seat; `null`: it leaves. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: Level | null }
  /** The first outcomes of chance, if any. `first`: the seat that begins, where that was drawn. */
  | ({ readonly kind: 'start'; readonly first?: Seat } & Played)
  /** A move, and the outcomes of chance that followed. */
  | ({
      readonly kind: 'move';
      readonly seat: Seat;
      /** The client's id of the move; empty if no client sent it. */
      readonly id: string;
      readonly by: MoveSource;
    } & Played)
  /** A player is absent: a bot plays until the player is back. */
  | { readonly kind: 'absent'; readonly seat: Seat }
  | { readonly kind: 'back'; readonly seat: Seat }
  /** `by` asks the player of `seat` to decide at last. */
  | { readonly kind: 'nudge'; readonly seat: Seat; readonly by: Seat }
  /** The choice of `by` about the seat of an absent player; `isAgreed`: it happens now. */
  | {
      readonly kind: 'absence';
      readonly seat: Seat;
      readonly by: Seat;
      readonly choice: AbsenceChoice;
      readonly isAgreed: boolean;
    }
  /**
   * `seat` asks to take its last move back, before which there were `length` events of the game, or `by` answers; `isAgreed`: all
   * have agreed, and it happens now. `acting`: the seats that decide then.
   */
  | {
      readonly kind: 'take-back';
      readonly seat: Seat;
      readonly by: Seat;
      readonly answer: TakeBackAnswer;
      readonly isAgreed: boolean;
      readonly length: number;
      /** True if anything was drawn or rolled since. */
      readonly luck: boolean;
      readonly acting?: readonly Seat[];
    }
  /** Nobody is at the table: the clock stops now, or stopped at `since`. */
  | { readonly kind: 'stop-clock'; readonly since?: number }
  | { readonly kind: 'restart-clock' }
  /** A player asks for a pause, or no longer does. */
  | { readonly kind: 'pause-request'; readonly seat: Seat; readonly wantsPause: boolean }
  | { readonly kind: 'talk'; readonly on: boolean }
  /** True if spectators may react. */
  | { readonly kind: 'reactions'; readonly on: boolean }
  /** The host offers a seat to somebody who watches; `isOpen` false: they would rather watch. */
  | { readonly kind: 'offer'; readonly person: string; readonly isOpen: boolean }
  | { readonly kind: 'mute'; readonly seat: Seat; readonly muted: boolean }
  /** The host removes this person, who sat at `seat`, for good; `isRemoved` false: may come back. `seat` null: removed at the table before. */
  | {
      readonly kind: 'remove';
      readonly person: string;
      readonly seat: Seat | null;
      readonly isRemoved: boolean;
    }
  /** After the game: a player lets the others see the review of the seat, or no longer does. */
  | { readonly kind: 'review'; readonly seat: Seat; readonly share: boolean }
  /** `by` suggests another game, which is `game`; earlier versions did not write down who and what. */
  | { readonly kind: 'rematch'; readonly table: string; readonly by?: Seat; readonly game?: GameId }
  /** `next`: the table that replaces this one. */
  | { readonly kind: 'close'; readonly next?: string };

type WithoutMatch<E> = E extends Played ? Omit<E, 'match'> : E;
type PlainEvent = Exclude<TableEvent, Played>;

/** The events that the log stores under the names of the first release, so that every database and node reads them. */
type OldNamed =
  | { readonly kind: 'gone'; readonly seat: Seat }
  | { readonly kind: 'pause'; readonly since?: number }
  | { readonly kind: 'resume' }
  | { readonly kind: 'wish'; readonly seat: Seat; readonly wish: boolean };
type NewNamed = Extract<PlainEvent, { kind: 'absent' | 'stop-clock' | 'restart-clock' | 'pause-request' }>;

/** A table event as it is stored. `acting`: the seats that decide next, so that lists need not replay the log. */
type StoredEvent = (Exclude<WithoutMatch<TableEvent>, NewNamed> | OldNamed) & {
  readonly acting?: readonly Seat[];
};

const storedForm = (event: PlainEvent): StoredEvent => {
  switch (event.kind) {
    case 'absent':
      return { ...event, kind: 'gone' };
    case 'stop-clock':
      return { ...event, kind: 'pause' };
    case 'restart-clock':
      return { kind: 'resume' };
    case 'pause-request':
      return { kind: 'wish', seat: event.seat, wish: event.wantsPause };
    default:
      return event;
  }
};

const fromStored = (stored: Exclude<StoredEvent, { kind: 'start' | 'move' }>): PlainEvent => {
  switch (stored.kind) {
    case 'gone':
      return { ...stored, kind: 'absent' };
    case 'pause':
      return { ...stored, kind: 'stop-clock' };
    case 'resume':
      return { kind: 'restart-clock' };
    case 'wish':
      return { kind: 'pause-request', seat: stored.seat, wantsPause: stored.wish };
    default:
      return stored;
  }
};

export const formatTableEvent = (event: TableEvent): string => {
  if (event.kind !== 'start' && event.kind !== 'move') return JSON.stringify(storedForm(event));
  const { events, match } = event;
  const acting = match.turn.kind === 'players' ? match.turn.seats : [];
  if (event.kind === 'start')
    return JSON.stringify({
      kind: 'start',
      ...(event.first !== undefined && { first: event.first }),
      events,
      acting,
    } satisfies StoredEvent);
  const { seat, id, by } = event;
  return JSON.stringify({ kind: 'move', seat, id, by, events, acting } satisfies StoredEvent);
};

/** Only what `formatTableEvent` wrote is ever read here. */
export const parseStoredEvent = (text: string): StoredEvent => JSON.parse(text);

/** The seats that decide after these last events of a log, the newest first; `undefined`: only the whole log tells. */
export const actingAfter = (newestFirst: readonly string[]): readonly Seat[] | undefined => {
  for (const text of newestFirst) {
    const { kind, acting } = parseStoredEvent(text);
    if (kind === 'start' || kind === 'move') return acting;
    // A request that was not agreed on changes nothing.
    if (kind === 'take-back' && acting !== undefined) return acting;
    // There may be a pause by agreement.
    if (kind === 'wish') return undefined;
  }
  return undefined;
};

/** A row of the log, read at the point where `match` is the game so far (`null`: it has not started). */
export const parseTableEvent = (config: TableConfig, match: AnyMatch | null, text: string): TableEvent => {
  const { acting: _, ...stored } = parseStoredEvent(text);
  if (stored.kind !== 'start' && stored.kind !== 'move') return fromStored(stored);
  let after = match ?? newMatch(config, stored.kind === 'start' ? stored.first : undefined);
  for (const line of stored.events) {
    const event = parseEvent(config.game, config.settings.seats, line);
    if (event === undefined) throw new Error(`the log of a table has an unreadable event “${line}”`);
    after = after.after(event);
  }
  return { ...stored, match: after };
};
