// What can happen at a table, each a row of its log. The table is what follows from its steps, and nothing else.
import type { CreateTable } from '@crescendo/protocol';
import type { Seat } from '@crescendo/rules';

export type Level = NonNullable<CreateTable['level']>;

export type TableEvent =
  /** Somebody takes a seat, takes it back from the bot that played there, or says yes to a rematch. */
  | {
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly person: string;
      readonly entropy: string;
      readonly ready: boolean;
    }
  | { readonly kind: 'leave'; readonly seat: Seat }
  /** `null`: the bot goes. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: Level | null }
  /** `events` here and below: a line each, as in a record. */
  | { readonly kind: 'start'; readonly events: readonly string[] }
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      /** The client's own id of it; empty where nobody sent it. */
      readonly id: string;
      readonly by: 'person' | 'bot' | 'clock';
      /** The move, then what chance answered. */
      readonly events: readonly string[];
    }
  /** A player is gone: a bot plays until the player is back. */
  | { readonly kind: 'gone'; readonly seat: Seat }
  | { readonly kind: 'back'; readonly seat: Seat }
  /** Nobody is at the table: the clock stops, or has stopped then. */
  | { readonly kind: 'pause'; readonly since?: number }
  | { readonly kind: 'resume' }
  /** Somebody would like a pause, or no longer. */
  | { readonly kind: 'wish'; readonly seat: Seat; readonly wish: boolean }
  | { readonly kind: 'talk'; readonly on: boolean }
  | { readonly kind: 'mute'; readonly seat: Seat; readonly muted: boolean }
  | { readonly kind: 'rematch'; readonly table: string }
  /** `next`: the table that stands in its place. */
  | { readonly kind: 'close'; readonly next?: string };

export const formatTableEvent = (step: TableEvent): string => JSON.stringify(step);

/** Only what `formatTableEvent` wrote is ever read here. */
export const parseTableEvent = (text: string): TableEvent => JSON.parse(text);
