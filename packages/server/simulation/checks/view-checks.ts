// Every state that reaches a client, compared with the log: the view, the news, and that it contains no secret.
import type { TableState } from '@crescendo/protocol';
import { seeded } from '@crescendo/rules';
import { seatLeftBy, seatOf } from '../../src/table/seats.ts';
import { recentNews, type TableSnapshot } from '../../src/table/snapshot.ts';
import { type PeopleInfo, stateFor, wholeState } from '../../src/table/views/present.ts';
import type { Fail } from './check.ts';
import { type LogModel, type ModelTable, newest } from './log-model.ts';

const OTHER_SEED = 'ab'.repeat(32);

/** Facts that are not part of the log are taken from the state itself. */
const peopleIn = (
  { seatStates }: TableSnapshot,
  { seating, watching = [], audience = 0 }: TableState['table'],
): PeopleInfo => {
  const chairOf = (person: string) =>
    seating[seatStates.findIndex((seatState) => seatState.person === person)];
  const formerOf = (person: string) =>
    seating[seatStates.findIndex((seatState) => seatState.former === person)]?.former;
  return {
    name: (person) => chairOf(person)?.name ?? formerOf(person) ?? '',
    isOnline: (person) => chairOf(person)?.online ?? false,
    audience: () => ({ watching, audience }),
    keyOf: (person) => person,
  };
};

const isSame = (shown: unknown, expected: unknown): boolean =>
  JSON.stringify(shown) === JSON.stringify(expected) || canonical(shown) === canonical(expected);

/** The fields in the same order, and nothing that JSON does not carry. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, item) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );

/** The first difference of two texts, with its surroundings. */
const difference = (shownValue: unknown, expectedValue: unknown): string => {
  const [shown, expected] = [canonical(shownValue), canonical(expectedValue)];
  let i = 0;
  while (i < shown.length && shown[i] === expected[i]) i++;
  const around = (text: string): string => text.slice(Math.max(0, i - 60), i + 60);
  return `shown …${around(shown)}…, expected …${around(expected)}…`;
};

export class ViewChecks {
  readonly #fail: Fail;
  readonly #log: LogModel;
  readonly #now: () => number;
  readonly #imagined = new Set<string>();
  checked = 0;

  constructor(fail: Fail, log: LogModel, now: () => number) {
    this.#fail = fail;
    this.#log = log;
    this.#now = now;
  }

  /**
   * A client has received this. `had`: the versions it may have had before; `undefined`: none since `watch`. Returns the
   * index of the one that fits the news.
   */
  received(
    person: string | null,
    state: TableState,
    had: readonly (number | undefined)[],
  ): number | undefined {
    this.checked++;
    const table = this.#log.tables.get(state.table.id);
    const snapshot = table?.snapshots[state.version];
    if (table === undefined || snapshot === undefined) {
      this.#fail('stored', `version ${state.version} was shown, but is not stored`);
      return undefined;
    }
    this.#checkMayWatch(table, snapshot, person);
    const present = (config: ModelTable['config'], at: TableSnapshot): TableState =>
      wholeState(stateFor(config, at, person, peopleIn(snapshot, state.table), state.now, state.news));
    const expected = present(table.config, snapshot);
    if (!isSame(state, expected))
      this.#fail('replay', `version ${state.version}: ${difference(state, expected)}`);
    const news = had.map((have) => this.#newsSince(table, snapshot, person, have));
    const fitting = news.findIndex((one) => isSame(state.news, one));
    if (fitting < 0)
      this.#fail('news', `version ${state.version}, had ${had}: ${difference(state.news, news[0])}`);
    const have = had[fitting];
    // A spectator who saw the players sit down sees the game itself with its delay.
    if (have !== undefined && state.version < have && !isDelayed(table, person))
      this.#fail('replay', `version ${state.version} was shown after ${have}`);
    this.#checkSecret(table, snapshot, person, (config, at) => isSame(state, present(config, at)));
    return fitting;
  }

  /** Everything hidden is drawn anew: the viewer must not see the difference. */
  #checkSecret(
    { config }: ModelTable,
    snapshot: TableSnapshot,
    person: string | null,
    looksTheSame: (config: ModelTable['config'], snapshot: TableSnapshot) => boolean,
  ): void {
    const viewer = seatOf(snapshot, person);
    const key = `${config.id} ${snapshot.version} ${viewer}`;
    if (snapshot.match === null || this.#imagined.has(key)) return;
    this.#imagined.add(key);
    const match = snapshot.match.imagine(viewer, seeded(key));
    if (!looksTheSame({ ...config, seed: OTHER_SEED }, { ...snapshot, match }))
      this.#fail('secret', `version ${snapshot.version} shows seat ${viewer} what it may not know`);
  }

  #checkMayWatch(table: ModelTable, snapshot: TableSnapshot, person: string | null): void {
    const { settings, host } = table.config;
    const isOwn = (at: TableSnapshot): boolean =>
      seatOf(at, person) !== null || seatLeftBy(at, person) !== null;
    const mayWatch = settings.spectators || snapshot.match === null || person === host || isOwn(snapshot);
    if (!mayWatch) this.#fail('watch', `version ${snapshot.version} was shown to a spectator`);
    if (isDelayed(table, person, snapshot) && snapshot.at > this.#now() - settings.delay * 1000)
      this.#fail('watch', `version ${snapshot.version} was shown to a spectator too early`);
  }

  /** Everything since then; of moves that have been taken back in the meantime, nothing. */
  #newsSince(
    { snapshots }: ModelTable,
    { version, ...snapshot }: TableSnapshot,
    person: string | null,
    have: number | undefined,
  ): TableState['news'] {
    const viewer = seatOf(snapshot, person);
    const since = Math.max(0, have ?? version - 1);
    const told: { readonly moment: number; readonly news: TableState['news'] }[] = [];
    for (const one of snapshots.slice(since + 1, version + 1)) {
      const { moment } = one;
      while ((told.at(-1)?.moment ?? 0) > moment) told.pop();
      told.push({ moment, news: [...recentNews(one, viewer, 1)] });
    }
    return told.flatMap(({ news }) => news);
  }
}

export const isDelayed = (table: ModelTable, person: string | null, snapshot = newest(table)): boolean =>
  table.config.settings.delay > 0 &&
  snapshot.match !== null &&
  seatOf(snapshot, person) === null &&
  seatLeftBy(snapshot, person) === null;
