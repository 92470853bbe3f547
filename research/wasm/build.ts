// Compiles the WebAssembly sources of the bots: npx tsx research/wasm/build.ts
// Each FILE.wat becomes FILE-module.ts beside it; packages/bots/test/wasm.test.ts checks that the two agree.
import { readFileSync, writeFileSync } from 'node:fs';
import wabt from 'wabt';

const { parseWat } = await wabt();
for (const source of ['5vor12/network/kernel.wat', 'qwinto/network/network.wat']) {
  const file = new URL(`../../packages/bots/src/${source}`, import.meta.url);
  const { buffer } = parseWat(source, readFileSync(file, 'utf8'), { simd: true }).toBinary({});
  const text = `// Made from ${source} by research/wasm/build.ts; not to be edited.
// biome-ignore-all format: made by a program
export const MODULE = '${Buffer.from(buffer).toString('base64')}';
`;
  writeFileSync(new URL(file.href.replace('.wat', '-module.ts')), text);
}
