// Chooses the viewer of a table on this device. If several people share it, it is covered between them if they have secrets.
import type { AnyMatch, Seat, Viewer } from '@crescendo/rules';
import { type Signal, signal } from '@preact/signals';

export class DeviceViewer {
  /** The seats of the people at this device. */
  readonly seats: readonly Seat[];
  readonly viewer: Signal<Viewer>;
  readonly cover = signal<Seat | undefined>(undefined);

  constructor(seats: readonly Seat[], match: AnyMatch) {
    this.seats = seats;
    const next = this.nextSeat(match);
    this.viewer = signal(next ?? seats[0] ?? null);
    if (next !== undefined && this.#hidesSecrets(match)) this.cover.value = next;
  }

  /** The next person of this device who has to decide. */
  nextSeat({ turn }: AnyMatch): Seat | undefined {
    return turn.kind === 'players' ? turn.seats.find((seat) => this.seats.includes(seat)) : undefined;
  }

  /** The next person takes the device, behind a cover where there is something to hide. */
  passOn(match: AnyMatch): void {
    const next = this.nextSeat(match);
    if (next === undefined || next === this.viewer.value) return;
    if (this.#hidesSecrets(match)) this.cover.value = next;
    else this.viewer.value = next;
  }

  uncover(): void {
    const seat = this.cover.value;
    if (seat === undefined) return;
    this.viewer.value = seat;
    this.cover.value = undefined;
  }

  /** Tells whether one of several people here sees something that another may not. */
  #hidesSecrets(match: AnyMatch): boolean {
    return this.seats.length > 1 && this.seats.some((seat) => match.hasSecret(seat));
  }
}
