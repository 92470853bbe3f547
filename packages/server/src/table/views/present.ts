// Presents a table to a viewer. Everything the server says about a game is assembled here.
import type { SeatInfo, Spectator, TableInfo, TableState } from '@crescendo/protocol';
import { type AnyMatch, itemAt, type Turn, type Viewer } from '@crescendo/rules';
import { isRunning, timeLeft } from '../clock.ts';
import { mayTakeBack } from '../commands/take-back.ts';
import { isReadByClock } from '../draft.ts';
import { seatLeftBy, seatOf } from '../seats.ts';
import { actingAt, recentNews, type TableSnapshot } from '../snapshot.ts';
import type { TableConfig } from '../table-config.ts';

/** The people who watch without a seat: those who are named, and the number of all. */
export interface AudienceInfo {
  readonly watching: Spectator[];
  readonly audience: number;
}

/** Facts that the log does not contain: names can change, and people come and go. */
export interface PeopleInfo {
  readonly name: (person: string) => string;
  readonly isOnline: (person: string) => boolean;
  readonly audience: () => AudienceInfo;
  /** Names a person at this table without telling who it is. */
  readonly keyOf: (person: string) => string;
}

interface KnownSeats {
  readonly person: string | null;
  readonly isOpen: boolean;
  readonly seating: SeatInfo[];
}

/** Cached for each viewer by the list of seat states, which moves leave as it is. */
const knownSeats = new WeakMap<TableSnapshot['seatStates'], KnownSeats[]>();

/** Tells whether all the people are still called the same, and here or not as before. */
const areUpToDate = (
  seating: readonly SeatInfo[],
  seatStates: TableSnapshot['seatStates'],
  { name, isOnline }: PeopleInfo,
): boolean => {
  for (const [seat, { person, former }] of seatStates.entries()) {
    const seatInfo = itemAt(seating, seat);
    if (former !== null && seatInfo.former !== name(former)) return false;
    if (person === null) continue;
    if (seatInfo.name !== name(person) || seatInfo.online !== isOnline(person)) return false;
  }
  return true;
};

/** The same list as long as nothing about it changes, so that nobody has to compare what is in it. */
const seatingFor = (
  config: TableConfig,
  snapshot: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
): SeatInfo[] => {
  const { seatStates } = snapshot;
  const isOpen = snapshot.match === null;
  const known = knownSeats.get(seatStates) ?? [];
  for (const one of known)
    if (one.person === person && one.isOpen === isOpen && areUpToDate(one.seating, seatStates, peopleInfo))
      return one.seating;
  const fresh = { person, isOpen, seating: seating(config, snapshot, person, peopleInfo) };
  knownSeats.set(seatStates, [fresh, ...known].slice(0, MAX_KNOWN_SEATS));
  return fresh.seating;
};

const MAX_KNOWN_SEATS = 8;

const seating = (
  { host, settings }: TableConfig,
  { seatStates, match }: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
): SeatInfo[] => {
  const isOpen = match === null;
  const isPlaying = !isOpen && settings.dice !== undefined;
  return seatStates.map((seatState) => ({
    kind: seatState.person !== null ? 'person' : seatState.bot !== null ? 'bot' : 'free',
    name: seatState.person === null ? '' : peopleInfo.name(seatState.person),
    level: seatState.bot,
    ...(seatState.former !== null && { former: peopleInfo.name(seatState.former) }),
    you: person !== null && seatState.person === person,
    host: seatState.person === host,
    online: seatState.person !== null && peopleInfo.isOnline(seatState.person),
    away: seatState.away,
    ready: seatState.ready,
    wantsPause: seatState.wantsPause,
    ...(seatState.nudgedAt !== null && { nudgedAt: seatState.nudgedAt }),
    ...(seatState.votes.length > 0 && { votes: seatState.votes.map((vote) => ({ ...vote })) }),
    muted: seatState.muted,
    ...(seatState.sharesReview && { sharesReview: true }),
    ...(isOpen &&
      seatState.commitment !== '' && {
        commitment: seatState.commitment,
        revealed: seatState.entropy !== '',
      }),
    ...(isPlaying && seatState.commitment !== '' && { revealed: seatState.entropy !== '' }),
  }));
};

/** The parts of a `TableInfo` that may change; the rest never does. */
export type LiveInfo = Pick<
  TableInfo,
  | 'talk'
  | 'reactions'
  | 'status'
  | 'version'
  | 'seat'
  | 'reclaimableSeat'
  | 'paused'
  | 'host'
  | 'seating'
  | 'watching'
  | 'audience'
  | 'offered'
  | 'changed'
  | 'result'
  | 'next'
  | 'suggestion'
  | 'removed'
  | 'link'
  | 'fixed'
  | 'takeBack'
  | 'mayTakeBack'
>;
type FixedInfo = Omit<TableInfo, keyof LiveInfo>;

const fixed = new WeakMap<TableConfig, FixedInfo>();

const fixedInfo = (config: TableConfig): FixedInfo => {
  const known = fixed.get(config);
  if (known !== undefined) return known;
  const { id, made, commitment, settings } = config;
  const { talk: _, reactions: __, after, evening: ___, ...rest } = settings;
  const continues = after === undefined ? {} : { continues: true };
  const clockDrafts = isReadByClock(config) ? { clockDrafts: true } : {};
  const options = { ...settings.options };
  const info = { ...rest, options, ...clockDrafts, ...continues, id, createdAt: made, commitment };
  fixed.set(config, info);
  return info;
};

/** Everybody may know that there was luck since; its outcome is not sent. */
const takeBackInfo = ({ takeBack }: TableSnapshot): TableInfo['takeBack'] =>
  takeBack && { seat: takeBack.seat, agreed: [...takeBack.agreed], luck: takeBack.luck };

const NOBODY: NonNullable<TableInfo['removed']> = [];

/** Only the host sees who was removed. */
const removedInfo = (
  { host }: TableConfig,
  { removed }: TableSnapshot,
  person: string | null,
  { keyOf, name }: PeopleInfo,
): NonNullable<TableInfo['removed']> =>
  person !== host || removed.length === 0
    ? NOBODY
    : removed.map((one) => ({ key: keyOf(one), name: name(one) }));

const liveInfo = (
  config: TableConfig,
  snapshot: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
): LiveInfo => {
  const turn = snapshot.match?.turn;
  const { watching, audience } = peopleInfo.audience();
  const seat = seatOf(snapshot, person);
  const isOfEvening = seat !== null || person === config.host;
  return {
    talk: snapshot.talk,
    reactions: snapshot.reactions,
    status: snapshot.status,
    version: snapshot.version,
    seat,
    reclaimableSeat: seatLeftBy(snapshot, person),
    paused: snapshot.pausedByAgreement,
    host: person === config.host,
    seating: seatingFor(config, snapshot, person, peopleInfo),
    watching,
    audience,
    offered: person !== null && snapshot.offers.includes(person),
    changed: snapshot.at,
    result: turn?.kind === 'over' ? { scores: [...turn.scores], winners: [...turn.winners] } : null,
    next: snapshot.next,
    suggestion: snapshot.suggestion && { ...snapshot.suggestion },
    removed: removedInfo(config, snapshot, person, peopleInfo),
    link: isOfEvening ? (config.settings.evening ?? config.id) : null,
    ...(config.settings.dice !== undefined && { fixed: snapshot.fixedAt !== null }),
    takeBack: takeBackInfo(snapshot),
    mayTakeBack: mayTakeBack(config, snapshot, person),
  };
};

export const infoFor = (
  config: TableConfig,
  snapshot: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
): TableInfo => ({
  ...fixedInfo(config),
  ...liveInfo(config, snapshot, person, peopleInfo),
});

/** A view as the protocol describes it: any JSON object. */
export const viewInfo = (match: AnyMatch, viewer: Viewer) =>
  match.fullView(viewer) as NonNullable<TableState['view']>;

/** A turn as the protocol describes it. Not a copy: where it is the very same as before, nobody has to compare it. */
export const turnInfo = (turn: Turn) => turn as NonNullable<TableState['turn']>;

/** A `TableState` in parts: a comparison need not look at what never changes. */
export interface ShownState {
  readonly fixed: FixedInfo;
  readonly live: LiveInfo;
  readonly game: Omit<TableState, 'table'>;
}

export const wholeState = ({ fixed, live, game }: ShownState): TableState => ({
  table: { ...fixed, ...live },
  ...game,
});

/** Nobody has less than no time, however late the clock is looked at. */
const shownTime = (left: number | null): number | null => left && Math.max(0, left);

/** `news`: what happened since the viewer's last version; by default what happened in the last event. */
export const stateFor = (
  config: TableConfig,
  snapshot: TableSnapshot,
  person: string | null,
  peopleInfo: PeopleInfo,
  now: number,
  news?: TableState['news'],
): ShownState => {
  const { match, clock, lastMove } = snapshot;
  const live = liveInfo(config, snapshot, person, peopleInfo);
  const { seat } = live;
  const acting = actingAt(snapshot);
  const game = {
    version: snapshot.version,
    seat,
    view: match && viewInfo(match, seat),
    turn: match && turnInfo(match.turn),
    decided: seat === null ? 0 : itemAt(snapshot.moves, seat),
    moment: snapshot.moment,
    news: news ?? [...recentNews(snapshot, seat, 1)],
    timeUp: lastMove?.by === 'clock' ? lastMove.seat : null,
    lastMove,
    seatEvents: snapshot.seatEvents as NonNullable<TableState['seatEvents']>,
    clocks: snapshot.seatStates.map((seatState, n) => ({
      left: seatState.person === null ? null : shownTime(timeLeft(config.settings.clock, clock, n, now)),
      running: acting.includes(n) && isRunning(clock, n) && seatState.person !== null,
    })),
    now,
  };
  return { fixed: fixedInfo(config), live, game };
};
