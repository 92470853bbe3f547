// A player has been gone for a while: what the others want to happen to the seat.
import type { AbsenceChoice, SeatInfo } from '@crescendo/protocol';
import type { Seat } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** The time of absence, as the server counts it. */
const ABSENT_MS = 60_000;
/** The server noticed later than we did. */
const MARGIN_MS = 2000;

export const CHOICES: readonly AbsenceChoice[] = ['wait', 'bot', 'replace'];

const isGone = ({ kind, online, away }: SeatInfo): boolean => kind === 'person' && !online && !away;

/** The seats whose players have been gone for a minute, as far as this page has seen. */
export const useAbsent = (seating: readonly SeatInfo[]): readonly Seat[] => {
  const since = useRef(new Map<Seat, number>());
  const tick = useSignal(0);
  const known = since.current;
  for (const [seat, seatInfo] of seating.entries()) {
    if (!isGone(seatInfo)) known.delete(seat);
    else if (!known.has(seat)) known.set(seat, Date.now());
  }
  // The choices of others show that it was a minute for them.
  const absent = [...known].filter(
    ([seat, at]) => seating[seat]?.votes !== undefined || Date.now() - at >= ABSENT_MS + MARGIN_MS,
  );
  const next = Math.min(...[...known].filter((one) => !absent.includes(one)).map(([, at]) => at));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(
      () => {
        tick.value++;
      },
      Math.max(0, next + ABSENT_MS + MARGIN_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [next, tick]);
  void tick.value;
  return absent.map(([seat]) => seat);
};

/** Returns this seat's choice about another. */
export const ownChoice = (seatInfo: SeatInfo | undefined, seat: Seat): AbsenceChoice | undefined =>
  seatInfo?.votes?.find((vote) => vote.seat === seat)?.choice;
