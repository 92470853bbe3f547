// `npm run licences`: writes docs/licences.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { licencesPage, shippedPackages } from './shipped.js';

const inRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
writeFileSync(inRoot('docs/licences.md'), licencesPage(shippedPackages(lock)));
