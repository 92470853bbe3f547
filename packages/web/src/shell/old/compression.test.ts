// Data packed by one browser is unpacked by another: the built-in streams and the substitutes, in both directions.
import { constants, deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { defineCompression } from './compression.ts';
import { inflate } from './inflate.ts';

const builtIn = { CompressionStream, DecompressionStream };
Object.assign(globalThis, { CompressionStream: undefined, DecompressionStream: undefined });
defineCompression();
const substitutes = { CompressionStream, DecompressionStream };
afterAll(() => Object.assign(globalThis, builtIn));

const through = async (bytes: Uint8Array<ArrayBuffer>, change: unknown): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([bytes]).stream().pipeThrough<Uint8Array>(change as never);
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const TEXTS: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['a letter', 'x'],
  ['a record', 'crescendo 1\ngame qwinto\nseats 2\n'.repeat(40)],
  ['more than one stored block', 'abcdefghij'.repeat(9000)],
  [
    'little that repeats',
    Array.from({ length: 6000 }, (_, i) => ((i * i * 7919) % 9973).toString(36)).join(''),
  ],
];

test.each(TEXTS)('%s', async (_name, text) => {
  const bytes = new TextEncoder().encode(text);
  for (const format of ['deflate-raw', 'gzip'] as const)
    for (const [packer, unpacker] of [
      [builtIn, substitutes],
      [substitutes, builtIn],
      [substitutes, substitutes],
    ] as const) {
      const packed = await through(bytes, new packer.CompressionStream(format));
      const unpacked = await through(packed, new unpacker.DecompressionStream(format));
      expect(new TextDecoder().decode(unpacked)).toBe(text);
    }
});

test('all three kinds of packed data are read', () => {
  for (const [, text] of TEXTS)
    for (const how of [{ level: 0 }, { level: 9 }, { strategy: constants.Z_FIXED }])
      expect(Buffer.from(inflate(deflateRawSync(text, how))).toString()).toBe(text);
});

test('what is no packed data is refused', async () => {
  expect(() => inflate(Uint8Array.of(7))).toThrow();
  expect(() => inflate(deflateRawSync('some longer text').subarray(0, 6))).toThrow();
  const stream = new substitutes.DecompressionStream('gzip');
  await expect(through(new Uint8Array(gzipSync('x').reverse()), stream)).rejects.toThrow();
});
