// Streams that pack and unpack, where the browser has none. Packing only wraps: the result is as long as before, and every
// other browser reads it.
import { inflate } from './inflate.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const MAX_STORED = 0xffff;
const GZIP_HEAD = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
const GZIP_TAIL = 8;

const joined = (parts: readonly Uint8Array[]): Bytes => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const stored = (bytes: Bytes): Bytes => {
  const parts: Uint8Array[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += MAX_STORED) {
    const part = bytes.subarray(at, at + MAX_STORED);
    const isLast = at + MAX_STORED >= bytes.length;
    const { length } = part;
    const head = [isLast ? 1 : 0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255];
    parts.push(Uint8Array.from(head), part);
  }
  return joined(parts);
};

const checksum = (bytes: Bytes): number => {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let i = 0; i < 8; i++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
};

const gzip = (bytes: Bytes): Bytes => {
  const tail = new DataView(new ArrayBuffer(GZIP_TAIL));
  tail.setInt32(0, checksum(bytes), true);
  tail.setUint32(4, bytes.length, true);
  return joined([Uint8Array.from(GZIP_HEAD), stored(bytes), new Uint8Array(tail.buffer)]);
};

/** Our own files have no name, comment or other extra in their head. */
const gunzip = (bytes: Bytes): Bytes => {
  if (bytes[0] !== GZIP_HEAD[0] || bytes[1] !== GZIP_HEAD[1] || bytes[3] !== 0)
    throw new TypeError('not packed by gzip');
  return inflate(bytes.subarray(GZIP_HEAD.length, -GZIP_TAIL));
};

/** Collects everything, and answers at the end. */
const streamOf = (change: (bytes: Bytes) => Bytes): TransformStream<Bytes, Bytes> => {
  const parts: Bytes[] = [];
  return new TransformStream<Bytes, Bytes>({
    transform: (part) => {
      parts.push(part);
    },
    flush: (controller) => controller.enqueue(change(joined(parts))),
  });
};

function Compression(format: string): TransformStream {
  return streamOf(format === 'gzip' ? gzip : stored);
}
function Decompression(format: string): TransformStream {
  return streamOf(format === 'gzip' ? gunzip : inflate);
}

const knowsAll = (): boolean => {
  try {
    return Boolean(new DecompressionStream('deflate-raw') && new DecompressionStream('gzip'));
  } catch {
    return false;
  }
};

export const defineCompression = (): void => {
  if (knowsAll()) return;
  Object.assign(globalThis, { CompressionStream: Compression, DecompressionStream: Decompression });
};
