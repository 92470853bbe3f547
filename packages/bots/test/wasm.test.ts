import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import wabt from 'wabt';
import { MODULE as KERNEL } from '../src/5vor12/network/kernel-module.ts';
import { MODULE as NETWORK } from '../src/qwinto/network/network-module.ts';

test.each([
  ['5vor12/network/kernel.wat', KERNEL],
  ['qwinto/network/network.wat', NETWORK],
])('%s is the source of the module that is shipped', async (source, shipped) => {
  const { parseWat } = await wabt();
  const text = readFileSync(new URL(`../src/${source}`, import.meta.url), 'utf8');
  const { buffer } = parseWat(source, text, { simd: true }).toBinary({});
  expect(Buffer.from(buffer).toString('base64'), 'run npx tsx research/wasm/build.ts').toBe(shipped);
});
