// Chooses the viewer of a table on this device: whose turn it is takes the device first, and has it until somebody else does.
import { type AnyMatch, range, type Seat, type Viewer } from '@crescendo/rules';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { HandOver } from '../table.ts';

/** The seat with which a decision of several begins: the last one that was asked alone, as who rolled for all. */
const leadOf = (match: AnyMatch): Seat => {
  const alone = match.events.findLast((event, i) => {
    if (event.kind !== 'move') return false;
    const { turn } = match.at(i).atDecision(event.seat);
    return turn.kind === 'players' && turn.seats.length === 1;
  });
  return alone?.kind === 'move' ? alone.seat : match.first;
};

export class DeviceViewer {
  /** The seats of the people at this device. */
  readonly seats: readonly Seat[];
  readonly viewer: Signal<Viewer>;
  readonly handOver: ReadonlySignal<HandOver | undefined>;
  readonly #handOver = signal<HandOver | undefined>(undefined);
  /** The number of events when the viewer took the device. */
  #since: number;

  constructor(seats: readonly Seat[], match: AnyMatch) {
    this.seats = seats;
    const next = this.nextSeat(match);
    this.viewer = signal(next ?? seats[0] ?? null);
    this.handOver = this.#handOver;
    // A person who plays alone with bots has always had the device.
    this.#since = seats.length > 1 ? match.length : 0;
    if (next !== undefined && this.#hidesSecrets(match, next))
      this.#handOver.value = { seat: next, isCovered: true };
  }

  /** The next person of this device who has to decide. Several decide in the order in which they sit. */
  nextSeat(match: AnyMatch): Seat | undefined {
    const { turn } = match;
    if (turn.kind !== 'players') return undefined;
    const own = turn.seats.filter((seat) => this.seats.includes(seat));
    if (own.length < 2) return own[0];
    const lead = leadOf(match);
    return range(match.seats)
      .map((i) => (lead + i) % match.seats)
      .find((seat) => own.includes(seat));
  }

  /** The next person is asked to take the device, behind a cover where there is something to hide. */
  passOn(match: AnyMatch): void {
    const seat = this.nextSeat(match);
    if (seat === undefined) return;
    if (seat === this.viewer.value) this.#handOver.value = undefined;
    else this.#handOver.value = { seat, isCovered: this.#hidesSecrets(match, seat) };
  }

  /** The person who was asked has the device now. */
  take({ length }: AnyMatch): void {
    const handOver = this.#handOver.value;
    if (!handOver) return;
    if (handOver.seat !== this.viewer.value) this.#since = length;
    this.viewer.value = handOver.seat;
    this.#handOver.value = undefined;
  }

  /** The match before the viewer's last decision since they took the device. */
  beforeLastDecision(match: AnyMatch): AnyMatch | undefined {
    const seat = this.viewer.value;
    // With others at the device, a finished game stays as it is.
    if (seat === null || (match.turn.kind === 'over' && this.seats.length > 1)) return undefined;
    const before = match.takeBack(seat);
    return before && before.length >= this.#since ? before : undefined;
  }

  /** Tells whether the next person sees something that another one here may not. */
  #hidesSecrets(match: AnyMatch, next: Seat): boolean {
    return this.seats.length > 1 && match.hasSecret(next);
  }
}
