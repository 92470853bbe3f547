// A table on which something has happened before anybody sees it: written with its first steps, or not at all.
import type { ReadyTable, TableRow } from '../storage/tables.ts';
import type { Deed } from './commands.ts';
import { effectsOf } from './effects.ts';
import { FREE, isFree, type Place } from './place.ts';
import { afterStep, factsOf, freshSitting } from './snapshot.ts';
import { formatStep } from './table-event.ts';

/** The table after these deeds, all done in the moment it is made. */
export const readyTable = (row: TableRow, deeds: readonly Deed[]): ReadyTable => {
  const facts = factsOf(row);
  const at = row.made;
  let sitting = freshSitting(facts);
  const steps = deeds.map((deed) => {
    const step = deed(facts, sitting);
    const after = afterStep(facts, sitting, step, at);
    // Where a game begins, somebody may have to look after it at once.
    const needed = after.status === 'playing' ? at : Number.POSITIVE_INFINITY;
    const effects = effectsOf(facts, sitting, step, after, { at: null, needed, now: at });
    sitting = after;
    return { step: { n: after.version, at, body: formatStep(step) }, effects };
  });
  return { row, steps };
};

/**
 * Whoever sits here takes the same seat at the next table. `isReady`: who has said yes to it? The shares of the dice stay
 * behind: one that is known before the new seed is chosen protects nobody. Devices give new ones by sitting down again.
 */
export const seatAgain = (places: readonly Place[], isReady: (person: string) => boolean): readonly Deed[] =>
  places.flatMap(({ person, bot }, seat): Deed[] => {
    if (person !== null) return [() => ({ kind: 'sit', seat, person, entropy: '', ready: isReady(person) })];
    return bot === null ? [] : [() => ({ kind: 'bot', seat, level: bot })];
  });

/** The same places at a table with so many seats: everybody's own, as far as there is one; people before bots. */
export const fitted = (places: readonly Place[], seats: number): readonly Place[] => {
  const rank = ({ person }: Place, seat: number): number =>
    (person === null ? 2 : 0) + (seat < seats ? 0 : 1);
  const order = [...places.entries()].toSorted(([a, one], [b, two]) => rank(one, a) - rank(two, b));
  const next = Array.from({ length: seats }, () => FREE);
  for (const [seat, place] of order) {
    const free = seat < seats && isFree(next[seat]!) ? seat : next.findIndex(isFree);
    if (free >= 0 && !isFree(place)) next[free] = place;
  }
  return next;
};
