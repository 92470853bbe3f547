// What a server's table has that a table on this device does not.
import type { ErrorBody, Evening, TableInfo, TalkEntry } from '@crescendo/protocol';
import type { ReactionName } from '@crescendo/protocol/connection';
import type { AnyMove, Seat } from '@crescendo/rules';
import type { ReadonlySignal, Signal } from '@preact/signals';

export interface OnlineControls {
  /** Who sits where and is there, who is the host, whether there is a pause. */
  readonly info: ReadonlySignal<TableInfo>;
  /** Is there a connection to the server? */
  readonly connected: ReadonlySignal<boolean>;
  /** The player's own move while it is on its way, or waits for the connection. */
  readonly sentMove: ReadonlySignal<AnyMove | undefined>;
  /** Why the server did not make the player's move; the page says it and clears it. */
  readonly moveError: Signal<ErrorBody | undefined>;
  /** Seconds each seat has left; `undefined`: no limit, or its clock does not run. */
  readonly clocks: ReadonlySignal<readonly (number | undefined)[]>;
  readonly talk: ReadonlySignal<readonly TalkEntry[]>;
  /** What was said at the tables before, at a rematch. */
  readonly earlier: ReadonlySignal<readonly TalkEntry[]>;
  /** The tally of the games before and of this one; `undefined` at the first table of an evening. */
  readonly evening: ReadonlySignal<Evening | undefined>;
  /** What another player prepares, where the table lets one watch. */
  readonly building: ReadonlySignal<{ readonly seat: Seat; readonly move: AnyMove } | undefined>;
  say(said: string | { readonly reaction: ReactionName }): void;
  /** Adds a line to the log of this page. */
  note(text: () => string): void;
}
