// The network as it is shipped: whole numbers only, so that every machine and every browser judges alike.
// 2756 features -> 128 -> 32 -> 3 heads. A sum of bytes, scaled and cut at 0, twice; then three weighted sums.
import { type Evaluator, HEADS, SLOTS } from '../value/evaluator.ts';
import { FEATURE_VERSION, FEATURES } from '../value/features.ts';

export const WIDE = 128;
export const NARROW = 32;

/** Describes the origin and the layout of the weights. All its numbers are whole. */
export interface Header {
  readonly game: 'qwinto';
  readonly arch: readonly number[];
  readonly featureVersion: number;
  readonly scales: {
    /** Added to each unit of the first layer; what its sum is multiplied by, in units of 2^-WIDE_SHIFT. */
    readonly wideBias: readonly number[];
    readonly wideScale: readonly number[];
    readonly narrowBias: readonly number[];
    readonly narrowScale: readonly number[];
    /** The heads' weights, and what is added to them. */
    readonly heads: readonly (readonly number[])[];
    readonly headBias: readonly number[];
  };
  /** The checksum of the bytes of the weights. */
  readonly sha256: string;
  readonly command: string;
  readonly seed: string;
}

/** The largest number of sixteen bits: what the units of the first layer are cut at, and scales must not exceed. */
export const SHORT = 32767;
export const WIDE_SHIFT = 12;
export const NARROW_SHIFT = 14;
/** The heads speak in these units. */
export const UNIT = 2 ** 20;

/** The bytes of a text in base64; `atob` is in every browser and in Node, but not in the types of either alone. */
export const bytesOf = (base64: string): Int8Array => {
  const codes = new Uint8Array(128);
  for (let i = 0; i < 64; i++) codes[ALPHABET.charCodeAt(i)] = i;
  const length = Math.floor((base64.replace(/=+$/, '').length * 3) / 4);
  const bytes = new Int8Array(length);
  for (let i = 0, at = 0; at < length; i += 4) {
    const word =
      (codes[base64.charCodeAt(i)]! << 18) |
      (codes[base64.charCodeAt(i + 1)]! << 12) |
      (codes[base64.charCodeAt(i + 2)]! << 6) |
      codes[base64.charCodeAt(i + 3)]!;
    bytes[at++] = word >> 16;
    if (at < length) bytes[at++] = word >> 8;
    if (at < length) bytes[at++] = word;
  }
  return bytes;
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The three heads of the second layer's sums. Whole numbers far below 2^53, so doubles hold them exactly. */
export const headsOf = (
  { scales }: Header,
  narrow: Int32Array,
): { out: Float64Array; compute: () => void } => {
  const narrowScale = Float64Array.from(scales.narrowScale);
  const [first, second, third] = scales.heads.map((head) => Float64Array.from(head));
  const [firstBias, secondBias, thirdBias] = scales.headBias;
  const out = new Float64Array(HEADS);
  const compute = (): void => {
    let [a, b, c] = [firstBias!, secondBias!, thirdBias!];
    for (let j = 0; j < NARROW; j++) {
      const sum = narrow[j]!;
      if (sum <= 0) continue;
      const scaled = Math.floor((sum * narrowScale[j]!) / 2 ** NARROW_SHIFT);
      a += scaled * first![j]!;
      b += scaled * second![j]!;
      c += scaled * third![j]!;
    }
    out[0] = a / UNIT;
    out[1] = b / UNIT;
    out[2] = c / UNIT;
  };
  return { out, compute };
};

export const checkWeights = ({ arch, featureVersion, scales }: Header, bytes: Int8Array): void => {
  const isFit =
    featureVersion === FEATURE_VERSION &&
    arch[0] === FEATURES &&
    bytes.length === FEATURES * WIDE + WIDE * NARROW &&
    scales.wideBias.every((bias) => Math.abs(bias) < SHORT - 176 * 127) &&
    scales.wideScale.every((scale) => scale <= SHORT);
  if (!isFit) throw new Error('these weights are for another network');
};

export const makeNetwork = (header: Header, bytes: Int8Array): Evaluator => {
  const { scales } = header;
  const first = bytes.subarray(0, FEATURES * WIDE);
  const second = Int32Array.from(bytes.subarray(FEATURES * WIDE));
  const [wideBias, wideScale] = [Int32Array.from(scales.wideBias), Int32Array.from(scales.wideScale)];
  const narrowBias = Int32Array.from(scales.narrowBias);
  const slots = Array.from({ length: SLOTS }, () => new Int32Array(WIDE));
  const sums = new Int32Array(WIDE);
  const narrow = new Int32Array(NARROW);
  const list = new Int32Array(192);
  const { out, compute } = headsOf(header, narrow);

  const sum = (to: Int32Array, from: Int32Array, end: number): void => {
    to.set(from);
    for (let i = 0; i < end; i++) {
      const row = list[i]! << 7;
      for (let unit = 0; unit < WIDE; unit++) to[unit] = (to[unit]! + first[row + unit]!) | 0;
    }
  };

  const narrowDown = (): void => {
    narrow.set(narrowBias);
    for (let unit = 0; unit < WIDE; unit++) {
      const total = sums[unit]!;
      if (total <= 0) continue;
      const scaled = Math.min(SHORT, Math.imul(total, wideScale[unit]!) >> WIDE_SHIFT);
      const row = unit << 5;
      for (let j = 0; j < NARROW; j++) narrow[j] = (narrow[j]! + Math.imul(scaled, second[row + j]!)) | 0;
    }
  };

  return {
    list,
    out,
    load: (count) => sum(slots[0]!, wideBias, count),
    shift: (to, from, more, less) => {
      const slot = slots[to]!;
      sum(slot, slots[from]!, more);
      for (let i = more; i < more + less; i++) {
        const row = list[i]! << 7;
        for (let unit = 0; unit < WIDE; unit++) slot[unit] = (slot[unit]! - first[row + unit]!) | 0;
      }
    },
    value: (from, more) => {
      sum(sums, slots[from]!, more);
      narrowDown();
      compute();
    },
  };
};
