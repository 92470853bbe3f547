// Somebody is there and does not decide: the others may ask, and later leave the seat to a bot.
import type { SeatInfo, TableInfo } from '@crescendo/protocol';
import type { Seat } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** As long as the server wants, and a little more: it may have noticed later than we did. */
const SLOW_MS = 45_000;
const FAIR_MS = 62_000;

interface Stalling {
  /** May be asked to decide. */
  readonly slow: Seat | undefined;
  /** Was asked a while ago. */
  readonly stalls: readonly Seat[];
}

const isThere = ({ kind, online, away, you }: SeatInfo): boolean =>
  kind === 'person' && online && !away && !you;

/** `deciding`: the seats that decide now. */
export const useStalling = (
  { version, status, clock, seat: own, seating, paused }: TableInfo,
  deciding: readonly Seat[],
): Stalling => {
  const since = useRef({ version, at: Date.now() });
  const asked = useRef(new Map<Seat, number>());
  const tick = useSignal(0);
  if (since.current.version !== version) since.current = { version, at: Date.now() };
  for (const [seat, { nudgedAt }] of seating.entries()) {
    if (nudgedAt === undefined) asked.current.delete(seat);
    else if (!asked.current.has(seat)) asked.current.set(seat, Date.now());
  }
  const isOn = status === 'playing' && !paused && clock.kind === 'none' && own !== null;
  const there = isOn ? deciding.filter((seat) => seating[seat] && isThere(seating[seat])) : [];
  const now = Date.now();
  const dueAt = (seat: Seat): number => {
    const at = asked.current.get(seat);
    return at === undefined ? since.current.at + SLOW_MS : at + FAIR_MS;
  };
  const next = Math.min(...there.map(dueAt).filter((at) => at > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(
      () => {
        tick.value++;
      },
      Math.max(0, next - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [next, tick.value]);
  return {
    slow: there.find((seat) => !asked.current.has(seat) && dueAt(seat) <= now),
    stalls: there.filter((seat) => asked.current.has(seat) && dueAt(seat) <= now),
  };
};
