// `npm run release -- [--tag v1.2.3] [--out FOLDER]`: all files of a release, without publishing any: the packages, their order, the
// licences of others, and a list of all parts (SBOM, CycloneDX). With a tag, its version must be that of the packages.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packAll } from './pack.js';
import { licenceTexts, shippedPackages } from './shipped.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const { version } = readJson('package.json');
const options = { tag: { type: 'string' }, out: { type: 'string', default: 'release' } };
const { tag, out } = parseArgs({ options }).values;
const folder = resolve(process.env.INIT_CWD ?? '.', out);
if (tag !== undefined && tag !== `v${version}`) {
  console.error(`The tag ${tag} and the version ${version} of package.json differ.`);
  process.exit(2);
}

const lock = readJson('package-lock.json');
const shipped = shippedPackages(lock);

/** The list that npm makes of all installed packages, reduced to those that are shipped, and ours. */
const partsList = () => {
  const text = execFileSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      shell: process.platform === 'win32',
    },
  );
  const all = JSON.parse(text);
  const ids = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  const isOurs = ({ purl }) => /^pkg:npm\/(?:%40crescendo\/|crescendo@)/.test(purl);
  const components = all.components.filter((part) => isOurs(part) || ids.has(part['bom-ref']));
  const kept = new Set([...components, all.metadata.component].map((part) => part['bom-ref']));
  const dependencies = all.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
  const component = { ...all.metadata.component, name: 'crescendo' };
  return { ...all, metadata: { ...all.metadata, component }, components, dependencies };
};

if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'SHA256SUMS'))) {
  console.error(`${folder} contains something else than an earlier release.`);
  process.exit(2);
}
rmSync(folder, { recursive: true, force: true });
const tarballs = await packAll(folder);
const write = (name, text) => writeFileSync(join(folder, name), text);
write('packages.txt', `${tarballs.join('\n')}\n`);
write('LICENCES.txt', licenceTexts(root, shipped));
write(`crescendo-${version}.cdx.json`, `${JSON.stringify(partsList(), null, 2)}\n`);
const sums = readdirSync(folder).map(
  (name) =>
    `${createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')}  ${name}`,
);
write('SHA256SUMS', `${sums.join('\n')}\n`);
for (const name of readdirSync(folder)) console.log(join(folder, name));
