// For tests: a server on a free port with a folder of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../../src/boot/config.ts';
import { type RunningServer, startServer } from '../../src/boot/server.ts';
import { createLog } from '../../src/runtime/log.ts';
import { systemRuntime } from '../../src/runtime/runtime.ts';

export interface TestServer extends RunningServer {
  readonly url: string;
  readonly config: Config;
  /** Everything it has logged. */
  readonly lines: string[];
  /** Stop it and remove its folder. */
  end(): Promise<void>;
}

const LIMITS = {
  tablesPerPerson: 1000,
  tablesPerAddress: 100_000,
  peoplePerAddress: 100_000,
  waitingPerAddress: 1000,
  socketsPerAddress: 1000,
  messagesPerSecond: 100_000,
  messagesPerAddress: 100_000,
  workPerAddress: 100_000,
  requestsPerSecond: 100_000,
};

export const startTestServer = async (
  changes: Partial<Config> = {},
  now: () => number = Date.now,
): Promise<TestServer> => {
  const data = changes.data ?? mkdtempSync(join(tmpdir(), 'crescendo-server-'));
  const defaults = readConfig({ PORT: '0', CRESCENDO_HOST: '127.0.0.1', CRESCENDO_LOG: 'debug' });
  const config = { ...defaults, ...LIMITS, botPause: 0, page: '/nowhere', ...changes, data };
  const lines: string[] = [];
  const running = await startServer(
    config,
    createLog((line) => lines.push(line), config.logLevel),
    { ...systemRuntime, now },
  );
  return {
    ...running,
    config,
    lines,
    url: `http://127.0.0.1:${running.port}`,
    end: async () => {
      await running.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
