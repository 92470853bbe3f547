// A real browser: the Chromium that is installed here. Where there is none and it may be installed, it is.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

const installed = (): string | undefined =>
  [process.env.CHROMIUM, ...PLACES].find((place) => place !== undefined && existsSync(place));

/** The browser's path, or the reason why there is none. */
export const findChromium = (): { readonly path: string } | { readonly missing: string } => {
  const here = installed();
  if (here) return { path: here };
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    return {
      missing: 'no Chromium here: install it (Debian: apt install chromium) or set CHROMIUM to its path',
    };
  console.error('Installing Chromium for the browser tests, once …');
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  try {
    execFileSync('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    return { missing: 'Chromium could not be installed with apt-get' };
  }
  const now = installed();
  return now ? { path: now } : { missing: 'Chromium could not be installed with apt-get' };
};

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
