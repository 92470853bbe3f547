// Tracks the changes of a table's seats since the last state, and who made their last moves.
import { botNamesWithStandIns } from '@crescendo/bots/names';
import type { TableInfo, TableSeatEvent, TableState } from '@crescendo/protocol';
import type { MoveSource, Seat } from '@crescendo/rules';

/** The bot at each seat, or the one that stands in for its player: as on the page. */
export const botsAt = ({ seating, level: standIn }: TableInfo): readonly string[] =>
  botNamesWithStandIns(
    seating.map(({ kind, level, former }) =>
      kind === 'bot' && former === undefined ? (level ?? standIn) : undefined,
    ),
    standIn,
  );

export class SeatWatch {
  #version = 0;
  #moment = 0;
  readonly #held = new Set<Seat>();
  readonly #sources = new Map<Seat, MoveSource>();

  /** Follows a state; returns what has happened to seats since the one before. */
  take({ version, moment, lastMove, seatEvents = [] }: TableState): readonly TableSeatEvent[] {
    const fresh = seatEvents.filter((event) => event.version > this.#version);
    // Several moves at once: a bot made those of the seats that it held in the meantime.
    const isGap = moment > this.#moment + 1;
    const heldInGap = new Set(this.#held);
    for (const { seat, change } of fresh) {
      if (change === 'back') this.#held.delete(seat);
      else if (change !== 'took-back' && change !== 'declined') {
        this.#held.add(seat);
        heldInGap.add(seat);
      }
    }
    if (isGap) for (const seat of heldInGap) this.#sources.set(seat, 'bot');
    if (lastMove && moment > this.#moment && !(isGap && heldInGap.has(lastMove.seat)))
      this.#sources.set(lastMove.seat, lastMove.by);
    this.#version = version;
    this.#moment = moment;
    return fresh;
  }

  /** The source of this seat's last move. */
  sourceOf(seat: Seat): MoveSource {
    return this.#sources.get(seat) ?? 'person';
  }
}
