// Dice of version 2: from the terms and all numbers follows one key, from the key a lot for every piece of every draw.
import type { Seat, StableDraws } from '@crescendo/rules';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface DiceNumbers {
  /** The text of the terms; see terms.ts. */
  readonly terms: string;
  /** The server's number, 32 bytes in hexadecimal. Revealed when the game is over. */
  readonly secret: string;
  /** The number of each seat; empty: it has none, or did not reveal it. */
  readonly numbers: readonly string[];
}

/** Runs wherever dice are checked; the server hands over the functions of `node:crypto`, which are faster. */
export interface Hashing {
  readonly hmac: (key: Uint8Array, message: Uint8Array) => Uint8Array;
  readonly sha256: (message: Uint8Array) => Uint8Array;
}

const portable: Hashing = { hmac: (key, message) => hmac(sha256, key, message), sha256 };

/** The first 48 bits as a whole number, most significant byte first. */
const lotOf = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return view.getUint32(0) * 0x1_0000 + view.getUint16(4);
};

const LOTS = 0x1_0000_0000_0000;

export const diceKey = (
  { terms, secret, numbers }: DiceNumbers,
  { hmac: mac }: Hashing = portable,
): Uint8Array => {
  const lines = numbers.map(
    (number, seat) => `number ${String.fromCharCode(65 + seat)} ${number || 'none'}\n`,
  );
  return mac(hexToBytes(secret), utf8ToBytes(`${terms}${lines.join('')}`));
};

/** As fractions of all lots: exact, since 48 bits fit. */
export const drawsFromKey = (
  key: Uint8Array,
  { hmac: mac, sha256: hash }: Hashing = portable,
): StableDraws => ({
  lots: (draw) => {
    const drawKey = mac(key, utf8ToBytes(`draw ${draw}`));
    return (piece) => lotOf(hash(concatBytes(drawKey, utf8ToBytes(piece)))) / LOTS;
  },
});

/** The seat that begins, where the dice decide that. */
export const firstFromKey = (key: Uint8Array, seats: number, { hmac: mac }: Hashing = portable): Seat =>
  Math.floor((lotOf(mac(key, utf8ToBytes('first'))) * seats) / LOTS);

/** The `fair` lines of a record. They reveal the secret: only for a game that is over. */
export const diceLines = ({ terms, secret, numbers }: DiceNumbers): { [key: string]: string } => ({
  terms,
  secret,
  ...Object.fromEntries(
    numbers.flatMap((number, seat) =>
      number === '' ? [] : [[`number-${String.fromCharCode(97 + seat)}`, number]],
    ),
  ),
});
