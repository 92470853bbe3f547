// Dice that neither the server nor a player can bend: both have a share in every throw, and both are shown in the end.
import type { Dice } from '@crescendo/rules';
import { ascii, fromHex, hmac, sha256, toHex } from './sha256.ts';

/** The server's share and everybody's; what the dice of one table are made of. */
export interface FairShares {
  /** The server's secret, 32 bytes in hexadecimal. Shown when the game is over. */
  readonly seed: string;
  /** What each seat's device has added; empty where nobody did, as for a bot. */
  readonly entropy: readonly string[];
}

/** What is shown before the first draw, so that the seed cannot be changed afterwards. */
export const commitmentOf = (seed: string): string => toHex(sha256(fromHex(seed)));

/** The throw with this number, counted from 0 over the whole table, in [0, 1). */
export const fairThrow = ({ seed, entropy }: FairShares, count: number): number => {
  const mac = hmac(fromHex(seed), ascii(`crescendo ${entropy.join(',')} ${count}`));
  const [high, low] = [word(mac, 0), word(mac, 4)];
  return ((high >>> 5) * 0x400_0000 + (low >>> 6)) / 0x20_0000_0000_0000;
};

const word = (bytes: Uint8Array, at: number): number =>
  ((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!) >>> 0;

/** Throws from this number on. */
export const fairDice = (shares: FairShares, from: number): Dice => {
  let count = from;
  return () => fairThrow(shares, count++);
};

/** A record's `fair` lines: the commitment always, the rest when nothing is left to hide. */
export const fairLines = ({ seed, entropy }: FairShares): { [key: string]: string } => ({
  commitment: commitmentOf(seed),
  seed,
  ...Object.fromEntries(entropy.map((share, seat) => [`entropy-${String.fromCharCode(97 + seat)}`, share])),
});
