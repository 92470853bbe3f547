// Writes the network of learn_rolls.py as the bots load it.
//   npx tsx research/finito/export.ts FOLDER/rolls-128.json 'learn_rolls.py …'
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { weightCount } from '../../packages/bots/src/finito/network/rolls-left.ts';

const [file = '', command = ''] = process.argv.slice(2);
const learnt = JSON.parse(readFileSync(file, 'utf8'));
const arch = [learnt.hidden, learnt.second] as const;
const numbers: number[] = [
  ...learnt.one,
  ...learnt.oneBias,
  ...learnt.two,
  ...learnt.twoBias,
  ...learnt.three,
  ...learnt.threeBias,
];
if (learnt.scale !== 1024 || numbers.length !== weightCount(arch)) throw new Error('another network');
const weights = Int16Array.from(numbers);
if (weights.some((weight, i) => weight !== numbers[i])) throw new Error('a weight is too large');
const bytes = Buffer.from(weights.buffer);
const header = { arch, sha256: createHash('sha256').update(bytes).digest('hex'), command };
writeFileSync(
  new URL('../../packages/bots/src/finito/weights/rolls-left.ts', import.meta.url),
  `// Made by research/finito/export.ts; not to be edited.
// biome-ignore-all format: made by a program
export const HEADER = ${JSON.stringify(header)} as const;
export const WEIGHTS = '${bytes.toString('base64')}';
`,
);
