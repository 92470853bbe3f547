// What a viewer is told of a table. Everything that leaves the server about a game is put together here.
import type { Chair, TableInfo, TableState } from '@crescendo/protocol';
import type { Viewer } from '@crescendo/rules';
import { timeLeft } from './clock.ts';
import { toldBetween } from './news.ts';
import { backOf, seatOf } from './place.ts';
import { actingAt, type Facts, type Sitting, turnOf } from './snapshot.ts';

/** What the log does not know: names can change, and people come and go. */
export interface Guests {
  readonly name: (person: string) => string;
  readonly isOnline: (person: string) => boolean;
}

const chairs = ({ host }: Facts, { places }: Sitting, person: string | null, guests: Guests): Chair[] =>
  places.map((place) => ({
    kind: place.person !== null ? 'person' : place.bot !== null ? 'bot' : 'free',
    name: place.person === null ? '' : guests.name(place.person),
    level: place.bot,
    you: person !== null && place.person === person,
    host: place.person === host,
    online: place.person !== null && guests.isOnline(place.person),
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
const fixedFor = ({ id, made, commitment, settings }: Facts): Fixed => {
  const { talk: _, ...rest } = settings;
  return { ...rest, options: { ...settings.options }, id, made, commitment };
};

const liveFor = (facts: Facts, sitting: Sitting, person: string | null, guests: Guests): Live => {
  const turn = turnOf(facts, sitting);
  return {
    talk: sitting.talk,
    status: sitting.status,
    version: sitting.version,
    seat: seatOf(sitting, person),
    back: backOf(sitting, person),
    held: sitting.held,
    host: person === facts.host,
    chairs: chairs(facts, sitting, person, guests),
    changed: sitting.at,
    result: turn?.kind === 'over' ? { scores: [...turn.scores], winners: [...turn.winners] } : null,
    next: sitting.next,
  };
};

export const infoFor = (
  facts: Facts,
  sitting: Sitting,
  person: string | null,
  guests: Guests,
): TableInfo => ({
  ...fixedFor(facts),
  ...liveFor(facts, sitting, person, guests),
});

type Rest = Omit<TableState, 'table'>;

const restFor = (
  facts: Facts,
  sitting: Sitting,
  person: string | null,
  now: number,
  told: TableState['told'] | undefined,
): Rest => {
  const { game, settings } = facts;
  const seat: Viewer = seatOf(sitting, person);
  const acting = actingAt(facts, sitting);
  const view = sitting.state === null ? null : game.view(sitting.state, seat);
  return {
    version: sitting.version,
    seat,
    view,
    turn: turnOf(facts, sitting) as TableState['turn'],
    decided: seat === null ? 0 : sitting.moves[seat]!,
    moment: sitting.moment,
    told: told ?? ([...toldBetween(game, sitting.passed, seat, view)] as TableState['told']),
    clocks: sitting.places.map((place, n) => ({
      left: place.person === null ? null : timeLeft(settings.clock, sitting.clock, n, now),
      running: acting.includes(n) && sitting.clock.since[n] !== null && place.person !== null,
    })),
    now,
  };
};

/** `told`: what happened since the viewer last looked; else what happened in the last step. */
export const stateFor = (
  facts: Facts,
  sitting: Sitting,
  person: string | null,
  guests: Guests,
  now: number,
  told?: TableState['told'],
): TableState => ({
  table: infoFor(facts, sitting, person, guests),
  ...restFor(facts, sitting, person, now, told),
});

const fixedTexts = new WeakMap<Facts, string>();

/** The same as a message. It is most of what a server writes, so what never changes is written once. */
export const stateText = (
  facts: Facts,
  sitting: Sitting,
  person: string | null,
  guests: Guests,
  now: number,
  told?: TableState['told'],
): string => {
  let fixed = fixedTexts.get(facts);
  if (fixed === undefined) {
    fixed = JSON.stringify(fixedFor(facts)).slice(0, -1);
    fixedTexts.set(facts, fixed);
  }
  const live = JSON.stringify(liveFor(facts, sitting, person, guests)).slice(1);
  const rest = JSON.stringify(restFor(facts, sitting, person, now, told)).slice(1);
  return `{"type":"state","table":${fixed},${live},${rest}`;
};
