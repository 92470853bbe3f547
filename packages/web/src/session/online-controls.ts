// The controls that a server's table has beyond a table on this device.
import type { ErrorBody, Evening, TableInfo, TalkEntry } from '@crescendo/protocol';
import type { ReactionName } from '@crescendo/protocol/connection';
import type { AnyMove, Seat } from '@crescendo/rules';
import type { ReadonlySignal, Signal } from '@preact/signals';

export interface OnlineControls {
  /** The players at the seats, their presence, the host, and any pause. */
  readonly info: ReadonlySignal<TableInfo>;
  /** Tells whether there is a connection to the server. */
  readonly connected: ReadonlySignal<boolean>;
  /** The player's own move while it is on its way, or waits for the connection. */
  readonly sentMove: ReadonlySignal<AnyMove | undefined>;
  /** The reason why the server did not make the player's move; the page says it and clears it. */
  readonly moveError: Signal<ErrorBody | undefined>;
  /** Seconds each seat has left; `undefined`: no limit, or its clock does not run. */
  readonly clocks: ReadonlySignal<readonly (number | undefined)[]>;
  readonly talk: ReadonlySignal<readonly TalkEntry[]>;
  /** The talk at the tables before, at a rematch. */
  readonly earlier: ReadonlySignal<readonly TalkEntry[]>;
  /** The tally of the games before and of this one; `undefined` at the first table of an evening. */
  readonly evening: ReadonlySignal<Evening | undefined>;
  /** The move another player prepares, where the table lets others watch. */
  readonly building: ReadonlySignal<{ readonly seat: Seat; readonly move: AnyMove } | undefined>;
  say(said: string | { readonly reaction: ReactionName }): void;
  /** Adds a line to the log of this page. */
  note(text: () => string): void;
}
