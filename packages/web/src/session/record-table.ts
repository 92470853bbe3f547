// A game that is only looked at: nobody plays on, and nothing is saved.
import {
  type AnyGame,
  type AnyMatch,
  type MoveSource,
  moveSourcesOf,
  type Seat,
  type SeatEvent,
  type Viewer,
} from '@crescendo/rules';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { Moments } from './moments.ts';
import type { GameSetup } from './setup/game-setup.ts';
import type { Moment, TableReader } from './table.ts';

export class RecordTable implements TableReader {
  readonly id: string;
  readonly setup: GameSetup;
  readonly game: AnyGame;
  readonly viewer: Signal<Viewer>;
  readonly ownSeats: ReadonlySignal<readonly Seat[]>;
  readonly length: ReadonlySignal<number>;
  readonly seatEvents: ReadonlySignal<readonly SeatEvent[]>;
  /** The seat of each move, and who made it. */
  readonly #moves: readonly { readonly seat: Seat; readonly by: MoveSource }[];
  readonly #moments: Moments;

  /**
   * `own`: the seat of the person at this device, if it is one; else everybody is called by name. `seatEvents`: what the record
   * tells of its seats.
   */
  constructor(
    id: string,
    setup: GameSetup,
    match: AnyMatch,
    viewer: Viewer,
    own?: Seat,
    seatEvents: readonly SeatEvent[] = [],
  ) {
    this.id = id;
    this.setup = setup;
    this.game = match.game;
    this.#moments = new Moments(match);
    this.viewer = signal(viewer);
    this.ownSeats = signal(own === undefined ? [...setup.players.keys()] : [own]);
    this.length = signal(this.#moments.length);
    this.seatEvents = signal(seatEvents);
    const movers = match.events.flatMap((event) => (event.kind === 'move' ? [event.seat] : []));
    const sources = moveSourcesOf(seatEvents, movers);
    this.#moves = movers.map((seat, i) => ({ seat, by: sources[i] ?? 'person' }));
  }

  timeUpOf(number: number): Seat | undefined {
    const move = this.#moves[number - 1];
    return move?.by === 'clock' ? move.seat : undefined;
  }

  sourceOf(seat: Seat, number: number): MoveSource {
    return this.#moves.slice(0, number).findLast((move) => move.seat === seat)?.by ?? 'person';
  }

  moment(number: number): Moment {
    return this.#moments.moment(number, this.viewer.value);
  }
}
