// What a viewer is told of a table. Everything that leaves the server about a game is put together here.
import type { Chair, TableInfo, TableState } from '@crescendo/protocol';
import type { Viewer } from '@crescendo/rules';
import { timeLeft } from './clock.ts';
import { toldBetween } from './news.ts';
import { backOf, seatOf } from './place.ts';
import { actingAt, type TableConfig, type TableSnapshot, turnOf } from './snapshot.ts';

/** What the log does not know: names can change, and people come and go. */
export interface PeopleInfo {
  readonly name: (person: string) => string;
  readonly isOnline: (person: string) => boolean;
}

const chairs = (
  { host }: TableConfig,
  { places }: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
): Chair[] =>
  places.map((place) => ({
    kind: place.person !== null ? 'person' : place.bot !== null ? 'bot' : 'free',
    name: place.person === null ? '' : peopleInfo.name(place.person),
    level: place.bot,
    you: person !== null && place.person === person,
    host: place.person === host,
    online: place.person !== null && peopleInfo.isOnline(place.person),
    away: place.away,
    ready: place.ready,
    wantsPause: place.wish,
    muted: place.muted,
  }));

type Fixed = Omit<TableInfo, keyof Live>;

type Live = Pick<
  TableInfo,
  'talk' | 'status' | 'version' | 'seat' | 'back' | 'held' | 'host' | 'chairs' | 'changed' | 'result' | 'next'
>;

/** What never changes at a table. */
const fixedFor = ({ id, made, commitment, settings }: TableConfig): Fixed => {
  const { talk: _, ...rest } = settings;
  return { ...rest, options: { ...settings.options }, id, made, commitment };
};

const liveFor = (
  config: TableConfig,
  snapshot: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
): Live => {
  const turn = turnOf(config, snapshot);
  return {
    talk: snapshot.talk,
    status: snapshot.status,
    version: snapshot.version,
    seat: seatOf(snapshot, person),
    back: backOf(snapshot, person),
    held: snapshot.held,
    host: person === config.host,
    chairs: chairs(config, snapshot, person, peopleInfo),
    changed: snapshot.at,
    result: turn?.kind === 'over' ? { scores: [...turn.scores], winners: [...turn.winners] } : null,
    next: snapshot.next,
  };
};

export const infoFor = (
  config: TableConfig,
  snapshot: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
): TableInfo => ({
  ...fixedFor(config),
  ...liveFor(config, snapshot, person, peopleInfo),
});

type Rest = Omit<TableState, 'table'>;

const restFor = (
  config: TableConfig,
  snapshot: TableSnapshot,
  person: string | null,
  now: number,
  told: TableState['told'] | undefined,
): Rest => {
  const { game, settings } = config;
  const seat: Viewer = seatOf(snapshot, person);
  const acting = actingAt(config, snapshot);
  const view = snapshot.state === null ? null : game.view(snapshot.state, seat);
  return {
    version: snapshot.version,
    seat,
    view,
    turn: turnOf(config, snapshot) as TableState['turn'],
    decided: seat === null ? 0 : snapshot.moves[seat]!,
    moment: snapshot.moment,
    told: told ?? ([...toldBetween(game, snapshot.passed, seat, view)] as TableState['told']),
    clocks: snapshot.places.map((place, n) => ({
      left: place.person === null ? null : timeLeft(settings.clock, snapshot.clock, n, now),
      running: acting.includes(n) && snapshot.clock.since[n] !== null && place.person !== null,
    })),
    now,
  };
};

/** `told`: what happened since the viewer last looked; else what happened in the last step. */
export const stateFor = (
  config: TableConfig,
  snapshot: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
  now: number,
  told?: TableState['told'],
): TableState => ({
  table: infoFor(config, snapshot, person, peopleInfo),
  ...restFor(config, snapshot, person, now, told),
});

const fixedTexts = new WeakMap<TableConfig, string>();

/** The same as a message. It is most of what a server writes, so what never changes is written once. */
export const stateText = (
  config: TableConfig,
  snapshot: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
  now: number,
  told?: TableState['told'],
): string => {
  let fixed = fixedTexts.get(config);
  if (fixed === undefined) {
    fixed = JSON.stringify(fixedFor(config)).slice(0, -1);
    fixedTexts.set(config, fixed);
  }
  const live = JSON.stringify(liveFor(config, snapshot, person, peopleInfo)).slice(1);
  const rest = JSON.stringify(restFor(config, snapshot, person, now, told)).slice(1);
  return `{"type":"state","table":${fixed},${live},${rest}`;
};
