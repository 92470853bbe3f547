import { formatSeat, type GameRecord, type Lookup, replayRecord, type Seat } from '@crescendo/rules';
import { commitmentOf, fairDice, fairDraws, fairFirst, sharesIn } from './dice.ts';

/** The reason why the dice of a record are not proven fair. `event` is counted from 0. */
export type FairnessError =
  | { readonly code: 'no-fair-lines' }
  | { readonly code: 'seed-not-committed' }
  | { readonly code: 'share-not-committed'; readonly seat: Seat }
  | { readonly code: 'not-a-game'; readonly event: number }
  | { readonly code: 'bent'; readonly event: number; readonly found: string; readonly thrown: string };

/** Throws every die of a record again, and draws who begins where the record says that it was drawn; `undefined`: each fell as the contributions determine. */
export const fairnessError = (record: GameRecord, lookup: Lookup): FairnessError | undefined => {
  const { commitment, seed } = record.fairness;
  const hex = /^[0-9a-f]{64}$/;
  if (commitment === undefined || seed === undefined || !hex.test(seed)) return { code: 'no-fair-lines' };
  if (commitmentOf(seed) !== commitment) return { code: 'seed-not-committed' };
  const shares = sharesIn(record);
  const entropy = shares.map((share) => share.entropy);
  const changed = shares.findIndex(
    (share) =>
      share.commitment !== '' &&
      share.entropy !== '' &&
      !(hex.test(share.entropy) && commitmentOf(share.entropy) === share.commitment),
  );
  if (changed >= 0) return { code: 'share-not-committed', seat: changed };
  const { match, error } = replayRecord(record, lookup);
  if (error?.code === 'refused') return { code: 'not-a-game', event: error.event };
  if (record.fairness.first !== undefined) {
    const [found, drawn] = [record.first ?? 0, fairFirst({ seed, entropy }, record.seats)];
    if (found !== drawn)
      return {
        code: 'bent',
        event: 0,
        found: `first ${formatSeat(found)}`,
        thrown: `first ${formatSeat(drawn)}`,
      };
  }
  const dice =
    record.fairness.draws === 'stable' ? fairDraws({ seed, entropy }) : fairDice({ seed, entropy }, 0);
  for (const [i, event] of record.events.entries()) {
    if (event.kind !== 'chance') continue;
    const { chance } = match.game.notation;
    const found = chance.format(event.outcome);
    const thrown = chance.format(match.at(i).roll(dice).outcome);
    if (found !== thrown) return { code: 'bent', event: i, found, thrown };
  }
  return undefined;
};
