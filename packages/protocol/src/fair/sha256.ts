// SHA-256 and HMAC in plain code: the same on server, command line and page, and synchronous.

const K = new Int32Array(64);
const START = new Int32Array(8);

// FIPS 180-4: the first 32 bits of the fractional parts of roots of the first primes.
const fraction = (root: number): number => ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
for (let n = 2, found = 0; found < 64; n++) {
  let isPrime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) isPrime = false;
  if (!isPrime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(n));
  K[found++] = fraction(Math.cbrt(n));
}

const rotated = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

// Typed arrays read by index, always within bounds: this runs for every throw of every table.
const compress = (state: Int32Array, words: Int32Array): void => {
  for (let i = 16; i < 64; i++) {
    const a = words[i - 15]!;
    const b = words[i - 2]!;
    const s0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
    const s1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
    words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0;
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
};

export const sha256 = (bytes: Uint8Array): Uint8Array => {
  const length = (((bytes.length + 8) >> 6) + 1) << 6;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(length - 8, Math.floor(bytes.length / 0x2000_0000));
  data.setUint32(length - 4, bytes.length << 3);
  const state = START.slice();
  const words = new Int32Array(64);
  for (let at = 0; at < length; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = data.getInt32(at + i * 4);
    compress(state, words);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) out.setInt32(i * 4, word);
  return new Uint8Array(out.buffer);
};

const joined = (one: Uint8Array, two: Uint8Array): Uint8Array => {
  const both = new Uint8Array(one.length + two.length);
  both.set(one);
  both.set(two, one.length);
  return both;
};

/** RFC 2104, for keys of at most 64 bytes. */
export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const [inner, outer] = [new Uint8Array(64).fill(0x36), new Uint8Array(64).fill(0x5c)];
  key.forEach((byte, i) => {
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  });
  return sha256(joined(outer, sha256(joined(inner, message))));
};

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length >> 1);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(i * 2, i * 2 + 2), 16);
  return bytes;
};

export const ascii = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i) & 0x7f;
  return bytes;
};
