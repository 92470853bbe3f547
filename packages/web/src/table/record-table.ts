// A game that is only looked at: nobody plays on, and nothing is saved.
import type { AnyGame, AnyMatch, Seat, Viewer } from '@crescendo/rules';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameSetup } from './game-setup.ts';
import type { Moment, TableReader } from './game-table.ts';
import { Moments } from './moments.ts';

export class RecordTable implements TableReader {
  readonly id: string;
  readonly setup: GameSetup;
  readonly game: AnyGame;
  readonly viewer: Signal<Viewer>;
  readonly ownSeats: ReadonlySignal<readonly Seat[]>;
  readonly length: ReadonlySignal<number>;
  readonly #moments: Moments;

  /** `own`: the seat of the person at this device, if it is one; else everybody is called by name. */
  constructor(id: string, setup: GameSetup, match: AnyMatch, viewer: Viewer, own?: Seat) {
    this.id = id;
    this.setup = setup;
    this.game = match.game;
    this.#moments = new Moments(match);
    this.viewer = signal(viewer);
    this.ownSeats = signal(own === undefined ? [...setup.players.keys()] : [own]);
    this.length = signal(this.#moments.length);
  }

  moment(number: number): Moment {
    return this.#moments.moment(number, this.viewer.value);
  }
}
