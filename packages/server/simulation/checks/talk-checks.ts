// Talk and drafts, at the moment when they are sent to somebody; and at the end, what was said is stored.
import type { ServerMessage } from '@crescendo/protocol';
import { seatStateAt } from '../../src/table/seats.ts';
import type { Database } from '../world/database.ts';
import type { Fail } from './check.ts';
import { type LogModel, newest } from './log-model.ts';
import { isDelayed } from './view-checks.ts';

type Message<T> = Extract<ServerMessage, { type: T }>;

export class TalkChecks {
  readonly #fail: Fail;
  readonly #log: LogModel;
  readonly #now: () => number;
  /** By table and person. */
  readonly #said = new Map<string, Set<string>>();
  readonly #drafts = new Map<string, Set<string>>();
  database: Database | undefined;

  constructor(fail: Fail, log: LogModel, now: () => number) {
    this.#fail = fail;
    this.#log = log;
    this.#now = now;
  }

  says(person: string | null, table: string, text: string): void {
    const key = `${table} ${person}`;
    this.#said.set(key, (this.#said.get(key) ?? new Set()).add(text));
  }

  drafts(person: string | null, table: string, text: string): void {
    const key = `${table} ${person}`;
    this.#drafts.set(key, (this.#drafts.get(key) ?? new Set()).add(text));
  }

  heard(listener: string | null, { table: id, line }: Message<'talk'>): void {
    const table = this.#log.tables.get(id);
    const [row] =
      this.database?.read({
        sql: 'SELECT person, at, body FROM talk WHERE table_id = $1 AND n = $2',
        values: [id, line.n],
      }) ?? [];
    if (table === undefined || row === undefined) {
      this.#fail('talk', `line ${line.n} was shown, but is not stored`);
      return;
    }
    const text = line.text ?? `:${line.reaction}`;
    if (!this.#said.get(`${id} ${row.person}`)?.has(text))
      this.#fail('talk', `line ${line.n}: whoever is stored as its author has not said “${text}”`);
    const until = this.#now() - table.config.settings.delay * 1000;
    if (isDelayed(table, listener) && line.at > until)
      this.#fail('watch', `line ${line.n} was told to a spectator too early`);
  }

  seen(viewer: string | null, { table: id, seat, moment, draft }: Message<'draft'>): void {
    const table = this.#log.tables.get(id);
    if (table === undefined) {
      this.#fail('drafts', 'a draft at a table that does not exist');
      return;
    }
    const snapshot = newest(table);
    const { person } = seatStateAt(snapshot.seatStates, seat);
    if (isDelayed(table, viewer)) this.#fail('drafts', 'a draft was shown to a delayed spectator');
    if (viewer !== null && viewer === person) this.#fail('drafts', 'a draft was shown to its own author');
    if (moment > snapshot.moment) this.#fail('drafts', `a draft for moment ${moment} of ${snapshot.moment}`);
    const authors = [
      person,
      ...table.snapshots.map(({ seatStates }) => seatStateAt(seatStates, seat).person),
    ];
    if (draft !== null && !authors.some((author) => this.#drafts.get(`${id} ${author}`)?.has(draft)))
      this.#fail('drafts', `nobody who sat there has sent the draft “${draft}”`);
  }
}
