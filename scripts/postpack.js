// After `npm pack`, in a package's folder: everything is as it was. Also before it, in case the last time was interrupted.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { ADDED, SET_ASIDE } from './packing.js';

if (existsSync(SET_ASIDE)) renameSync(SET_ASIDE, 'package.json');
for (const file of Object.keys(ADDED)) rmSync(file, { recursive: true, force: true });
