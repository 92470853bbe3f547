// Presents a table to a viewer. Everything the server says about a game is assembled here.
import type { Chair, TableInfo, TableState } from '@crescendo/protocol';
import { type AnyMatch, itemAt, type Turn, type Viewer } from '@crescendo/rules';
import { isRunning, timeLeft } from './clock.ts';
import { seatLeftBy, seatOf } from './place.ts';
import { actingAt, recentNews, type TableSnapshot } from './snapshot.ts';
import type { TableConfig } from './table-config.ts';

/** What the log does not contain: names can change, and people come and go. */
export interface PeopleInfo {
  readonly name: (person: string) => string;
  readonly isOnline: (person: string) => boolean;
}

interface KnownChairs {
  readonly person: string | null;
  readonly presence: string;
  readonly chairs: Chair[];
}

/** For each viewer's list of places: moves leave them as they are. */
const knownChairs = new WeakMap<TableSnapshot['places'], KnownChairs[]>();

/** The same list as long as nothing about it changes, so that nobody has to compare what is in it. */
const chairsFor = (
  config: TableConfig,
  snapshot: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
): Chair[] => {
  const { places, match } = snapshot;
  let presence = match === null ? 'open|' : '';
  for (const { person: sitter } of places)
    presence +=
      sitter === null ? '|' : `${peopleInfo.isOnline(sitter) ? '+' : '-'}${peopleInfo.name(sitter)}|`;
  let known = knownChairs.get(places);
  const found = known?.find((one) => one.person === person && one.presence === presence);
  if (found !== undefined) return found.chairs;
  const fresh = { person, presence, chairs: chairs(config, snapshot, person, peopleInfo) };
  known = [fresh, ...(known ?? [])].slice(0, MAX_KNOWN_CHAIRS);
  knownChairs.set(places, known);
  return fresh.chairs;
};

const MAX_KNOWN_CHAIRS = 8;

const chairs = (
  { host }: TableConfig,
  { places, match }: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
): Chair[] => {
  const isOpen = match === null;
  return places.map((place) => ({
    kind: place.person !== null ? 'person' : place.bot !== null ? 'bot' : 'free',
    name: place.person === null ? '' : peopleInfo.name(place.person),
    level: place.bot,
    you: person !== null && place.person === person,
    host: place.person === host,
    online: place.person !== null && peopleInfo.isOnline(place.person),
    away: place.away,
    ready: place.ready,
    wantsPause: place.wantsPause,
    muted: place.muted,
    ...(isOpen &&
      place.commitment !== '' && { commitment: place.commitment, revealed: place.entropy !== '' }),
  }));
};

const templates = new WeakMap<TableConfig, TableInfo>();

/** What never changes at a table, and a place for everything that does: to copy it and fill it in is quick. */
const templateOf = (config: TableConfig): TableInfo => {
  const known = templates.get(config);
  if (known !== undefined) return known;
  const { id, made, commitment, settings } = config;
  const template: TableInfo = {
    ...settings,
    options: { ...settings.options },
    id,
    made,
    commitment,
    status: 'open',
    version: 0,
    seat: null,
    back: null,
    held: false,
    host: false,
    chairs: [],
    changed: made,
    result: null,
    next: null,
  };
  templates.set(config, template);
  return template;
};

export const infoFor = (
  config: TableConfig,
  snapshot: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
): TableInfo => {
  const info = { ...templateOf(config) };
  const turn = snapshot.match?.turn;
  info.talk = snapshot.talk;
  info.status = snapshot.status;
  info.version = snapshot.version;
  info.seat = seatOf(snapshot, person);
  info.back = seatLeftBy(snapshot, person);
  info.held = snapshot.pausedByAgreement;
  info.host = person === config.host;
  info.chairs = chairsFor(config, snapshot, person, peopleInfo);
  info.changed = snapshot.at;
  info.result = turn?.kind === 'over' ? { scores: [...turn.scores], winners: [...turn.winners] } : null;
  info.next = snapshot.next;
  return info;
};

/** A view as the protocol describes it: any JSON object. */
export const viewInfo = (match: AnyMatch, viewer: Viewer) =>
  match.fullView(viewer) as NonNullable<TableState['view']>;

/** A turn as the protocol describes it. */
export const turnInfo = (turn: Turn): NonNullable<TableState['turn']> => {
  if (turn.kind === 'players') return { kind: 'players', seats: [...turn.seats] };
  if (turn.kind === 'over') return { kind: 'over', scores: [...turn.scores], winners: [...turn.winners] };
  return { kind: 'chance' };
};

/** `told`: what happened since the viewer's last version; by default what happened in the last event. */
export const stateFor = (
  config: TableConfig,
  snapshot: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
  now: number,
  told?: TableState['told'],
): TableState => {
  const { match, clock } = snapshot;
  const seat: Viewer = seatOf(snapshot, person);
  const acting = actingAt(snapshot);
  return {
    table: infoFor(config, snapshot, person, peopleInfo),
    version: snapshot.version,
    seat,
    view: match && viewInfo(match, seat),
    turn: match && turnInfo(match.turn),
    decided: seat === null ? 0 : itemAt(snapshot.moves, seat),
    moment: snapshot.moment,
    told: told ?? [...recentNews(snapshot, seat, 1)],
    clocks: snapshot.places.map((place, n) => ({
      left: place.person === null ? null : timeLeft(config.settings.clock, clock, n, now),
      running: acting.includes(n) && isRunning(clock, n) && place.person !== null,
    })),
    now,
  };
};
