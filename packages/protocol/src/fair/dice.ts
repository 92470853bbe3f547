// Dice that neither the server nor a player can manipulate: both contribute to every throw, and both contributions are
// revealed in the end.
// This is version 1, of tables that were created by earlier versions; terms.ts and lots.ts are today's.
import { type Dice, drawsFromNumbers, type GameRecord, type Seat, type StableDraws } from '@crescendo/rules';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The contributions of the server and of each seat, from which all dice of a table follow. */
export interface FairShares {
  /** The server's secret, 32 bytes in hexadecimal. Revealed when the game is over. */
  readonly seed: string;
  /** The contribution of each seat's device; empty for a bot, and where it was not revealed in time. */
  readonly entropy: readonly string[];
  /** The commitment that each seat's device made before anyone revealed anything; empty: it made none. */
  readonly commitments?: readonly string[];
}

/** Published before the first draw, so that the seed cannot be changed afterwards. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** HMAC-SHA-256 of a text in ASCII; the key in hexadecimal. */
export type Mac = (key: string, text: string) => Uint8Array;

/** Runs wherever the dice are checked; the server hands over the one of `node:crypto`, which is faster. */
const portableMac: Mac = (key, text) => hmac(sha256, hexToBytes(key), utf8ToBytes(text));

/**
 * The throw with this number, counted from 0 over the whole table, or with this name, in [0, 1). `first` is a throw of its
 * own, for who begins, and leaves the others as they are.
 */
export const fairThrow = (
  { seed, entropy }: FairShares,
  count: number | string,
  mac: Mac = portableMac,
): number => {
  const thrown = mac(seed, `crescendo ${entropy.join(',')} ${count}`);
  const bytes = new DataView(thrown.buffer, thrown.byteOffset);
  const [high, low] = [bytes.getUint32(0), bytes.getUint32(4)];
  return ((high >>> 5) * 0x400_0000 + (low >>> 6)) / 0x20_0000_0000_0000;
};

/** The throws from this number on. `mac`: a faster one, where there is one. */
export const fairDice = (shares: FairShares, from: number, mac?: Mac): Dice => {
  let count = from;
  return () => fairThrow(shares, count++, mac);
};

/** Stable draws from all contributions: each name has a throw of its own. */
export const fairDraws = (shares: FairShares, mac?: Mac): StableDraws =>
  drawsFromNumbers((draw) => fairThrow(shares, `draw ${draw}`, mac));

/** The seat that begins, where that is drawn. Nobody knows it before the game starts, since every seat contributes. */
export const fairFirst = (shares: FairShares, seats: number): Seat =>
  Math.floor(fairThrow(shares, 'first') * seats);

const letterOf = (seat: Seat): string => String.fromCharCode(97 + seat);

/** The `fair` lines of a record. They reveal the seed: only for a game that is over. */
export const fairLines = ({ seed, entropy, commitments = [] }: FairShares): { [key: string]: string } => ({
  commitment: commitmentOf(seed),
  seed,
  ...Object.fromEntries(entropy.map((share, seat) => [`entropy-${letterOf(seat)}`, share])),
  ...Object.fromEntries(
    commitments.flatMap((commitment, seat) =>
      commitment === '' ? [] : [[`commitment-${letterOf(seat)}`, commitment]],
    ),
  ),
});

/** Reads from a record the contribution of each seat and its earlier commitment; empty where there is none. */
export const sharesIn = ({
  fairness,
  seats,
}: Pick<GameRecord, 'fairness' | 'seats'>): readonly {
  readonly entropy: string;
  readonly commitment: string;
}[] =>
  Array.from({ length: seats }, (_, seat) => ({
    entropy: fairness[`entropy-${letterOf(seat)}`] ?? '',
    commitment: fairness[`commitment-${letterOf(seat)}`] ?? '',
  }));
