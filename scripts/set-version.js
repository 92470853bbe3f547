// `npm run set-version -- 0.2.0`: writes the version into every package, where they depend on each other, the lock file, and with the date of
// today over the entries of the changelog.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const isOurs = (name) => name === 'crescendo' || name.startsWith('@crescendo/');

const withOurs = (dependencies, version) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, wanted]) => [
      name,
      isOurs(name) && wanted !== '*' ? version : wanted,
    ]),
  );

/** A package.json with this version, and of ours the same. */
export const withVersion = (manifest, version) => ({
  ...manifest,
  version,
  ...(manifest.dependencies && { dependencies: withOurs(manifest.dependencies, version) }),
  ...(manifest.devDependencies && { devDependencies: withOurs(manifest.devDependencies, version) }),
});

/** The changelog with its first heading, of what is unreleased, as a version of this day. */
export const withRelease = (changelog, version, day) =>
  changelog.replace(/^## .*\(unreleased\)$/m, `## ${version} (${day})`);

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [version = ''] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    console.error('Usage: npm run set-version -- 1.2.3');
    process.exit(2);
  }
  const change = (path, how) => {
    const file = join(root, path);
    writeFileSync(file, how(readFileSync(file, 'utf8')));
  };
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`);
  for (const path of ['package.json', ...packages])
    change(path, (text) => `${JSON.stringify(withVersion(JSON.parse(text), version), null, 2)}\n`);
  change('CHANGELOG.md', (text) => withRelease(text, version, new Date().toISOString().slice(0, 10)));
  execFileSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  console.log(`All packages are ${version} now. Next: the other steps of “Releases” in CONTRIBUTING.md.`);
}
