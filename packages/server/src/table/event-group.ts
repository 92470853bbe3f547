// Events of one table that go to the disk together. Players who decide at the same time need not wait for each other: what
// arrives before the database takes the first event is written with it, and shown as one change.
import type { EventRow } from '../storage/engine.ts';
import type { TableSnapshot } from './snapshot.ts';
import type { TableEvent } from './table-event.ts';

/** An event that is not on the disk yet. */
export interface NewEvent {
  readonly event: TableEvent;
  readonly row: EventRow;
  /** The table after it. Nobody may see this before the event is on the disk. */
  readonly after: TableSnapshot;
}

interface JoinedEvent extends NewEvent {
  readonly settle: (version: number | undefined) => void;
}

export class EventGroup {
  readonly #first: NewEvent;
  readonly #joined: JoinedEvent[] = [];
  #isTaken = false;

  constructor(first: NewEvent) {
    this.#first = first;
  }

  /** Can more events join? */
  get isOpen(): boolean {
    return !this.#isTaken;
  }

  /** The table after all of them. */
  get after(): TableSnapshot {
    return (this.#joined.at(-1) ?? this.#first).after;
  }

  /** What will be written, or has been. */
  get events(): readonly NewEvent[] {
    return this.#isTaken ? [this.#first, ...this.#joined] : [this.#first];
  }

  /** Is this move one of them? */
  has(seat: number, id: string): boolean {
    const isSame = ({ event }: NewEvent): boolean =>
      event.kind === 'move' && event.seat === seat && event.id === id;
    return isSame(this.#first) || this.#joined.some(isSame);
  }

  /** Resolves with its version once it is written; `undefined`: it was not. */
  join(next: NewEvent): Promise<number | undefined> {
    return new Promise((settle) => this.#joined.push({ ...next, settle }));
  }

  /** The rows after the first. From now on nothing can join. */
  readonly take = (): readonly EventRow[] => {
    this.#isTaken = true;
    return this.#joined.map(({ row }) => row);
  };

  /** Tells those who have joined. What the database has not taken was not written with the rest. */
  settle(isWritten: boolean): void {
    const isAllWritten = isWritten && this.#isTaken;
    this.#isTaken = true;
    for (const { settle, row } of this.#joined) settle(isAllWritten ? row.n : undefined);
  }
}
