// The form in which a table and its events are stored.
import type { Status } from '@crescendo/protocol';

/** An event of a table as it is stored. */
export interface EventRow {
  readonly n: number;
  readonly at: number;
  readonly body: string;
}

export interface TableRow {
  readonly id: string;
  readonly host: string;
  /** JSON: the table's settings. */
  readonly settings: string;
  /** The server's secret share of the dice. */
  readonly seed: string;
  readonly listed: boolean;
  readonly status: Status;
  /** JSON: who sits where, for lists. */
  readonly seating: string;
  readonly made: number;
  /** The network that a public table comes from, to limit how many wait at once; forgotten when it no longer waits. */
  readonly origin?: string;
  /** The kind of quick games that it fits. */
  readonly quick?: string | undefined;
  /** The group it was started for. */
  readonly group?: string | undefined;
}

/** A finished game of a deal of the day. */
export interface DailyEnd {
  readonly day: string;
  readonly game: string;
  readonly person: string;
  readonly score: number;
  readonly won: boolean;
  readonly moves: number;
  /** False: it ended when its day was over. */
  readonly isRanked: boolean;
}

/** The rows that change together with a table event. */
export interface Effects {
  readonly status?: Status;
  /** JSON: who sits where. */
  readonly seating?: string;
  /** This person has taken a seat and finds the table among their own. */
  readonly seated?: string;
  readonly leaver?: string;
  /** The game is over: the result as JSON, and when. `lingers`: until then the lobby shows it as being played. */
  readonly end?: {
    readonly result: string;
    readonly at: number;
    readonly lingers?: number;
    readonly daily?: DailyEnd;
  };
  /** The next due time of the table; `null`: never. */
  readonly due?: number | null;
}

/** A new table with its first events, written together. */
export interface PreparedTable {
  readonly row: TableRow;
  readonly events: readonly { readonly event: EventRow; readonly effects: Effects }[];
}
