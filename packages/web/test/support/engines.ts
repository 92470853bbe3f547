// Real browsers: those that are installed here. Where one is missing and may be installed, it is.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface Engine {
  readonly name: string;
  /** The variable that may hold its path. */
  readonly variable: string;
  readonly places: readonly string[];
  /** The packages of Debian that bring it. */
  readonly packages: readonly string[];
}

export const CHROMIUM: Engine = {
  name: 'Chromium',
  variable: 'CHROMIUM',
  places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  packages: ['chromium'],
};

export const FIREFOX: Engine = {
  name: 'Firefox',
  variable: 'FIREFOX',
  places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  packages: ['firefox-esr'],
};

export const WEBKIT: Engine = {
  name: 'WebKit',
  variable: 'WEBKIT_DRIVER',
  places: ['/usr/bin/WebKitWebDriver'],
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

export type Found = { readonly path: string } | { readonly missing: string };

const installed = ({ variable, places }: Engine): string | undefined =>
  [process.env[variable], ...places].find((place) => place !== undefined && existsSync(place));

/** The browser's path, or the reason why there is none. */
export const findEngine = (engine: Engine): Found => {
  const here = installed(engine);
  if (here) return { path: here };
  const { name, packages, variable } = engine;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    return {
      missing: `no ${name} here: install it (Debian: apt install ${packages[0]}) or set ${variable} to its path`,
    };
  console.error(`Installing ${name} for the browser tests, once …`);
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  try {
    execFileSync('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The next line says so.
  }
  const now = installed(engine);
  return now ? { path: now } : { missing: `${name} could not be installed with apt-get` };
};
