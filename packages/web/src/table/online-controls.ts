// What there is at a table with others that a table on this device does not have.
import type { ErrorBody, TableInfo, TalkEntry } from '@crescendo/protocol';
import type { ReactionName } from '@crescendo/protocol/connection';
import type { AnyTypes } from '@crescendo/rules';
import type { ReadonlySignal, Signal } from '@preact/signals';

export interface OnlineControls {
  /** Who sits where and is there, who is the host, whether there is a pause. */
  readonly info: ReadonlySignal<TableInfo>;
  /** Is there a line to the server? */
  readonly connected: ReadonlySignal<boolean>;
  /** The own move that is on its way, or waits for the line. */
  readonly sentMove: ReadonlySignal<AnyTypes | undefined>;
  /** Why the server did not make the own move; the page says it and puts it away. */
  readonly rejection: Signal<ErrorBody | undefined>;
  /** Seconds each seat has left; `undefined`: no limit, or its clock does not run. */
  readonly clocks: ReadonlySignal<readonly (number | undefined)[]>;
  readonly talk: ReadonlySignal<readonly TalkEntry[]>;
  say(said: string | { readonly reaction: ReactionName }): void;
}
