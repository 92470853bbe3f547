#!/usr/bin/env node
import { existsSync } from 'node:fs';

const args = process.argv.slice(2);
// Only a clone has sources and knows how to run them, unless Node is told to use what is built.
const fromSource = new URL('../scripts/from-source.js', import.meta.url);
const isClone = existsSync(fromSource) && !process.execArgv.includes('--conditions=crescendo-dist');
const { main } = isClone ? await (await import(fromSource)).load(args) : await import('../dist/index.js');
await main(args);
