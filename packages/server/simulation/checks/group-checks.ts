// A group as a member is shown it: those who joined, and of games no more than this member may know.
import type { Group } from '@crescendo/protocol';
import { seatOf } from '../../src/table/seats.ts';
import type { Fail } from './check.ts';
import { type LogModel, newest } from './log-model.ts';

export class GroupChecks {
  readonly #fail: Fail;
  readonly #log: LogModel;
  readonly #now: () => number;
  /** Those who were told that they are members. */
  readonly #members = new Set<string>();

  constructor(fail: Fail, log: LogModel, now: () => number) {
    this.#fail = fail;
    this.#log = log;
    this.#now = now;
  }

  joined(person: string | null): void {
    if (person !== null) this.#members.add(person);
  }

  /** `before`: the members when this was asked. */
  seen(person: string | null, { inside, members }: Group, before: ReadonlySet<string>): void {
    if (members < before.size) this.#fail('groups', `${members} members, but ${before.size} had joined`);
    if (inside === undefined && before.has(person ?? ''))
      this.#fail('groups', 'a member is taken for a stranger');
    for (const { table: id } of inside?.games ?? []) {
      const table = this.#log.tables.get(id);
      if (table === undefined) this.#fail('groups', 'a game at a table that does not exist');
      else if (newest(table).status !== 'over') this.#fail('groups', 'a game that is not over has a result');
      else {
        const { delay } = table.config.settings;
        const end = table.snapshots.find(({ status }) => status === 'over')?.at ?? 0;
        if (seatOf(newest(table), person) === null && end + delay * 1000 > this.#now())
          this.#fail('groups', 'the result of a delayed table was told early');
      }
    }
  }

  get members(): ReadonlySet<string> {
    return new Set(this.#members);
  }
}
