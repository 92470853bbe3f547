// For tests: nginx or Caddy with the lines of docs/hosting.md, in front of other servers.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './postgres.ts';

export type ProxyName = 'nginx' | 'caddy';

const DOCS = new URL('../../../../docs/hosting.md', import.meta.url);

export const isInstalled = (name: ProxyName): boolean => {
  try {
    execFileSync(name, [name === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The blocks of the page in this language, with our ports instead of those of the page. */
const documented = (language: ProxyName, ports: readonly number[]): readonly string[] => {
  const text = readFileSync(DOCS, 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block = '']) =>
    block
      .replaceAll('127.0.0.1:5112', `127.0.0.1:${ports[0]}`)
      .replaceAll('127.0.0.1:5113', `127.0.0.1:${ports[1]}`),
  );
};

const blockWith = (blocks: readonly string[], text: string): string =>
  blocks.find((block) => block.includes(text)) ?? '';

/** Several servers at the root of a host, or one below a path. */
const nginxSite = (port: number, ports: readonly number[], isBelow: boolean): string => {
  const blocks = documented('nginx', ports);
  const below = blockWith(blocks, 'location /games/');
  if (isBelow) return `server { listen 127.0.0.1:${port}; ${below} }`;
  const server = blocks
    .find((block) => block.includes('listen 443'))
    ?.replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_certificate.*\n/gm, '')
    .replace(/proxy_pass [^;]+;/, 'proxy_pass http://crescendo;');
  return `${blockWith(blocks, 'upstream')} ${server}`;
};

const nginxConfig = (folder: string, port: number, ports: readonly number[], isBelow: boolean): string => {
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 256; }
    http {
      access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      ${nginxSite(port, ports, isBelow)}
    }`;
};

const caddyConfig = (port: number, ports: readonly number[], isBelow: boolean): string => {
  const site = blockWith(documented('caddy', ports), isBelow ? '/games/' : `:${ports[1]}`);
  return `{\n  admin off\n  auto_https off\n}\n${site.replace(/^\w+\.example\.org/, `http://127.0.0.1:${port}`)}`;
};

export interface TestProxy {
  readonly url: string;
  stop(): Promise<void>;
}

const startProgram = (name: ProxyName, folder: string, config: string): ChildProcess => {
  const file = join(folder, 'config');
  writeFileSync(file, config);
  const args =
    name === 'nginx' ? ['-c', file, '-p', folder] : ['run', '--adapter', 'caddyfile', '--config', file];
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return spawn(name, args, { env, stdio: 'ignore' });
};

/** In front of the servers at these two ports; or of one that is below /games/. */
export const startProxy = async (
  name: ProxyName,
  ports: readonly number[],
  { isBelow = false } = {},
): Promise<TestProxy> => {
  const folder = mkdtempSync(join(tmpdir(), 'crescendo-proxy-'));
  const port = await freePort();
  const config =
    name === 'nginx' ? nginxConfig(folder, port, ports, isBelow) : caddyConfig(port, ports, isBelow);
  const child = startProgram(name, folder, config);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  for (let isUp = false; !isUp; ) {
    if (child.exitCode !== null) throw new Error(`${name} does not accept the lines of docs/hosting.md`);
    isUp = await fetch(`${url}${isBelow ? '/games' : ''}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isUp) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
};
