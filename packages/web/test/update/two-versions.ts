// A real server that is replaced by one of a later version: at the same address, with the same data, and with a page of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { servePage } from '../support/serving.ts';
import { laterServer } from './later-version.ts';

export interface Upgraded {
  readonly url: string;
  /** The later version takes the place of the earlier one. */
  readonly upgrade: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)));
    });
  });

export const buildLater = (): string => {
  const page = mkdtempSync(join(tmpdir(), 'crescendo-later-'));
  const script = fileURLToPath(new URL('build-later.ts', import.meta.url));
  const built = spawnSync(process.execPath, ['--import', 'tsx', script, page], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  return page;
};

/** The server of today, with the later version at hand. */
export const serveTwoVersions = async (laterPage: string): Promise<Upgraded> => {
  const data = mkdtempSync(join(tmpdir(), 'crescendo-upgrade-'));
  const settings = { PORT: String(await freePort()), CRESCENDO_DATA: data };
  let server = await servePage(settings);
  return {
    url: server.url,
    upgrade: async () => {
      await server.stop();
      server = await servePage({ ...settings, NODE_OPTIONS: `--import ${laterServer(laterPage)}` });
    },
    stop: async () => {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
