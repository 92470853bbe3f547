import {
  formatSeat,
  type GameRecord,
  type Lookup,
  type Luck,
  type Replay,
  replayRecord,
  required,
  type Seat,
} from '@crescendo/rules';
import { commitmentOf, fairDice, fairDraws, fairFirst, sharesIn } from './dice.ts';
import { diceKey, drawsFromKey, firstFromKey } from './lots.ts';
import { areTermsOf, readTerms } from './terms.ts';

/** The reason why the dice of a record contradict it. `event` is counted from 0. */
export type FairnessError =
  | { readonly code: 'no-fair-lines' }
  | { readonly code: 'seed-not-committed' }
  | { readonly code: 'share-not-committed'; readonly seat: Seat }
  /** The terms are those of another game, or of other options. */
  | { readonly code: 'other-terms' }
  | { readonly code: 'not-a-game'; readonly event: number }
  | { readonly code: 'bent'; readonly event: number; readonly found: string; readonly thrown: string };

const HEX = /^[0-9a-f]{64}$/;

/** The consequences of the numbers of a record: the luck, and the seat that begins where it was drawn. */
interface Following {
  readonly luck: Luck;
  readonly first: Seat | undefined;
}

const wrongShare = (
  shares: readonly { readonly entropy: string; readonly commitment: string }[],
): Seat | undefined => {
  const seat = shares.findIndex(
    ({ entropy, commitment }) =>
      commitment !== '' && entropy !== '' && !(HEX.test(entropy) && commitmentOf(entropy) === commitment),
  );
  return seat < 0 ? undefined : seat;
};

/** Version 1, of tables created by earlier versions. */
const followingOld = (record: GameRecord): Following | FairnessError => {
  const { commitment, seed } = record.fairness;
  if (commitment === undefined || seed === undefined || !HEX.test(seed)) return { code: 'no-fair-lines' };
  if (commitmentOf(seed) !== commitment) return { code: 'seed-not-committed' };
  const shares = sharesIn(record);
  const seat = wrongShare(shares);
  if (seat !== undefined) return { code: 'share-not-committed', seat };
  const numbers = { seed, entropy: shares.map(({ entropy }) => entropy) };
  return {
    luck: record.fairness.draws === 'stable' ? fairDraws(numbers) : fairDice(numbers, 0),
    first: record.fairness.first === undefined ? undefined : fairFirst(numbers, record.seats),
  };
};

/** The number of each seat in a record of version 2; empty: none. */
export const numbersIn = ({ fairness, seats }: Pick<GameRecord, 'fairness' | 'seats'>): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => fairness[`number-${String.fromCharCode(97 + seat)}`] ?? '');

const following = (record: GameRecord, lookup: Lookup): Following | FairnessError => {
  const { terms, secret } = record.fairness;
  if (terms === undefined) return followingOld(record);
  const read = readTerms(terms);
  if (read === undefined || secret === undefined || !HEX.test(secret)) return { code: 'no-fair-lines' };
  const game = required(lookup(record.game), `game ${record.game}`);
  if (read.commitments.length !== record.seats || !areTermsOf(terms, record, game.options))
    return { code: 'other-terms' };
  if (commitmentOf(secret) !== read.server) return { code: 'seed-not-committed' };
  const numbers = numbersIn(record);
  const seat = numbers.findIndex((number, n) => number !== '' && read.commitments[n] === '');
  if (seat >= 0) return { code: 'share-not-committed', seat };
  const wrong = wrongShare(numbers.map((entropy, n) => ({ entropy, commitment: read.commitments[n] ?? '' })));
  if (wrong !== undefined) return { code: 'share-not-committed', seat: wrong };
  const key = diceKey({ terms, secret, numbers });
  return {
    luck: drawsFromKey(key),
    first: read.first === 'drawn' ? firstFromKey(key, record.seats) : undefined,
  };
};

/**
 * Throws every die of a record again, and draws who begins where the record says that it was drawn; `error` undefined: each
 * fell as the numbers determine. `replay`: undefined where the numbers themselves are wrong.
 */
export const checkDice = (
  record: GameRecord,
  lookup: Lookup,
): { readonly error: FairnessError | undefined; readonly replay?: Replay } => {
  const found = following(record, lookup);
  if ('code' in found) return { error: found };
  const replay = replayRecord(record, lookup);
  const { match, error } = replay;
  if (error?.code === 'refused') return { error: { code: 'not-a-game', event: error.event }, replay };
  const begins = record.first ?? 0;
  if (found.first !== undefined && begins !== found.first) {
    const [wrong, thrown] = [`first ${formatSeat(begins)}`, `first ${formatSeat(found.first)}`];
    return { error: { code: 'bent', event: 0, found: wrong, thrown }, replay };
  }
  for (const [i, event] of record.events.entries()) {
    if (event.kind !== 'chance') continue;
    const { chance } = match.game.notation;
    const fell = chance.format(event.outcome);
    const thrown = chance.format(match.at(i).roll(found.luck).outcome);
    if (fell !== thrown) return { error: { code: 'bent', event: i, found: fell, thrown }, replay };
  }
  return { error: undefined, replay };
};

export const fairnessError = (record: GameRecord, lookup: Lookup): FairnessError | undefined =>
  checkDice(record, lookup).error;
