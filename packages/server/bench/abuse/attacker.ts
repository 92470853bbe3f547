// The attacker, a process of its own: `attacker.ts <attack> <url> <address> <data>`. Prints `ready`; a line on its input starts it,
// another ends it.
import { createInterface } from 'node:readline';
import { ATTACKS } from './attacks.ts';
import { Wire } from './wire.ts';

const [name = '', url = '', address = '', data = ''] = process.argv.slice(2);
const attack = ATTACKS[name];
if (attack === undefined) throw new Error(`There is no attack “${name}”.`);

let isOn = true;
let start = (): void => {};
const started = new Promise<void>((resolve) => {
  start = resolve;
});
const lines = createInterface({ input: process.stdin });
lines.once('line', () => {
  start();
  lines.once('line', () => {
    isOn = false;
    process.exit(0);
  });
});

process.on('uncaughtException', () => {});
let isReady = false;
const ready = (): void => {
  if (!isReady) console.log('ready');
  isReady = true;
};
await attack(new Wire(url, address, data), {
  isOn: () => isOn,
  get started() {
    ready();
    return started;
  },
});
