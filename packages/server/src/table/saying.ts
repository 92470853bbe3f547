// What a viewer is told of a table. Everything that leaves the server about a game is put together here.
import type { Chair, TableInfo, TableState } from '@crescendo/protocol';
import type { Viewer } from '@crescendo/rules';
import { timeLeft } from './clock.ts';
import { toldBetween } from './news.ts';
import { actingAt, type Facts, type Sitting, seatOf, turnOf } from './sitting.ts';

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
  }));

export const infoFor = (facts: Facts, sitting: Sitting, person: string | null, guests: Guests): TableInfo => {
  const { id, made, commitment, settings, host } = facts;
  const turn = turnOf(facts, sitting);
  return {
    ...settings,
    options: { ...settings.options },
    talk: sitting.talk,
    id,
    status: sitting.status,
    version: sitting.version,
    seat: seatOf(sitting, person),
    host: person === host,
    chairs: chairs(facts, sitting, person, guests),
    made,
    changed: sitting.at,
    commitment,
    result: turn?.kind === 'over' ? { scores: [...turn.scores], winners: [...turn.winners] } : null,
    next: sitting.next,
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
): TableState => {
  const { game, settings } = facts;
  const seat: Viewer = seatOf(sitting, person);
  const turn = turnOf(facts, sitting);
  const acting = actingAt(facts, sitting);
  return {
    table: infoFor(facts, sitting, person, guests),
    version: sitting.version,
    seat,
    view: sitting.state === null ? null : game.view(sitting.state, seat),
    turn: turn as TableState['turn'],
    told: told ?? ([...toldBetween(game, sitting.passed, seat)] as TableState['told']),
    clocks: sitting.places.map((place, n) => ({
      left: place.person === null ? null : timeLeft(settings.clock, sitting.clock, n, now),
      running: acting.includes(n) && sitting.clock.since[n] !== null && place.person !== null,
    })),
    now,
  };
};
