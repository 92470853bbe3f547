// Unpacks what was packed by deflate (RFC 1951), where the browser has no `DecompressionStream` for it.

interface Codes {
  /** The number of codes of each length. */
  readonly counts: readonly number[];
  /** The symbols in the order of their codes. */
  readonly symbols: readonly number[];
}

interface Bits {
  readonly take: (count: number) => number;
  readonly alignToByte: () => void;
}

const LONGEST = 15;
const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115];
const LENGTH_BASES = [...LENGTHS, 131, 163, 195, 227, 258];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BITS = Array.from({ length: 30 }, (_, i) => Math.max(0, (i >> 1) - 1));
/** Each distance begins where the one before it ends. */
const DISTANCE_BASES = DISTANCE_BITS.map((_, i) =>
  DISTANCE_BITS.slice(0, i).reduce((sum, bits) => sum + 2 ** bits, 1),
);
const ORDER_OF_LENGTHS = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const bitsOf = (bytes: Uint8Array): Bits => {
  let [at, held, count] = [0, 0, 0];
  const take = (wanted: number): number => {
    while (count < wanted) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('the packed data ends too early');
      held |= byte << count;
      count += 8;
    }
    const value = held & ((1 << wanted) - 1);
    held >>>= wanted;
    count -= wanted;
    return value;
  };
  const alignToByte = (): void => {
    [held, count] = [0, 0];
  };
  return { take, alignToByte };
};

const codesOf = (lengths: readonly number[]): Codes => {
  const counts = Array.from(
    { length: LONGEST + 1 },
    (_, length) => lengths.filter((one) => one === length).length,
  );
  counts[0] = 0;
  const symbols = counts.flatMap((_, length) =>
    length === 0 ? [] : lengths.flatMap((one, symbol) => (one === length ? [symbol] : [])),
  );
  return { counts, symbols };
};

const decode = ({ counts, symbols }: Codes, { take }: Bits): number => {
  let [code, first, index] = [0, 0, 0];
  for (const count of counts.slice(1)) {
    code |= take(1);
    const symbol = symbols[index + code - first];
    if (code - count < first && symbol !== undefined) return symbol;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new Error('not a code of the packed data');
};

const FIXED = {
  lengths: codesOf(Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8))),
  distances: codesOf(Array.from({ length: 30 }, () => 5)),
};

const readCodes = (bits: Bits): typeof FIXED => {
  const [literals, distances, described] = [bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4];
  const short = Array.from({ length: 19 }, () => 0);
  for (const place of ORDER_OF_LENGTHS.slice(0, described)) short[place] = bits.take(3);
  const codes = codesOf(short);
  const lengths: number[] = [];
  const repeat = (value: number, times: number): void => {
    for (let i = 0; i < times; i++) lengths.push(value);
  };
  while (lengths.length < literals + distances) {
    const symbol = decode(codes, bits);
    if (symbol < 16) lengths.push(symbol);
    else if (symbol === 16) repeat(lengths.at(-1) ?? 0, 3 + bits.take(2));
    else repeat(0, symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7));
  }
  return { lengths: codesOf(lengths.slice(0, literals)), distances: codesOf(lengths.slice(literals)) };
};

const readBlock = (bits: Bits, { lengths, distances }: typeof FIXED, out: number[]): void => {
  for (let symbol = decode(lengths, bits); symbol !== 256; symbol = decode(lengths, bits)) {
    if (symbol < 256) {
      out.push(symbol);
      continue;
    }
    const length = (LENGTH_BASES[symbol - 257] ?? 0) + bits.take(LENGTH_BITS[symbol - 257] ?? 0);
    const far = decode(distances, bits);
    const distance = (DISTANCE_BASES[far] ?? 0) + bits.take(DISTANCE_BITS[far] ?? 0);
    if (distance > out.length) throw new Error('the packed data points before its start');
    for (let i = 0; i < length; i++) out.push(out[out.length - distance] ?? 0);
  }
};

const readStored = (bits: Bits, out: number[]): void => {
  bits.alignToByte();
  const length = bits.take(16);
  bits.take(16);
  for (let i = 0; i < length; i++) out.push(bits.take(8));
};

export const inflate = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bits = bitsOf(bytes);
  const out: number[] = [];
  for (let isLast = false; !isLast; ) {
    isLast = bits.take(1) === 1;
    const kind = bits.take(2);
    if (kind === 0) readStored(bits, out);
    else if (kind === 3) throw new Error('not a kind of packed data');
    else readBlock(bits, kind === 1 ? FIXED : readCodes(bits), out);
  }
  return Uint8Array.from(out);
};
