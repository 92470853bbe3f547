// The configurations in docs/hosting.md are accepted by the programs that they are for, wherever those are installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesBelow, ROOT, readPage } from './pages.ts';

const PAGE = readPage('docs/hosting.md');
const folder = mkdtempSync(join(tmpdir(), 'crescendo-hosting-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const blocks = (language: string): readonly string[] =>
  [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, text = '']) => text,
  );

/** Writes a file in a folder of its own; its path. */
const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

interface Verdict {
  readonly ok: boolean;
  readonly said: string;
}

/** The verdict of a program on its configuration; undefined if it is not installed. */
const ask = (program: string, args: readonly string[]): Verdict | undefined => {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { error, status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  return error === undefined ? { ok: status === 0, said: stdout + stderr } : undefined;
};

const found = (...programs: readonly string[]): boolean =>
  programs.every((program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined);

/** nginx asks whether it could open its ports and read its certificate, so both are of the test. */
const nginx = (blocks: readonly string[]): Verdict | undefined => {
  const text = blocks
    .join('\n')
    .replaceAll('listen 443', 'listen unix:./socket')
    .replaceAll(/\/etc\/letsencrypt\/\S+\/(\w+\.pem)/g, join(folder, '$1'));
  const head = `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path t;`,
  );
  const path = write(
    'nginx.conf',
    `${head}${temporary.join('\n')}\n${text.replace('unix:./', `unix:${folder}/`)}}\n`,
  );
  return ask('nginx', ['-t', '-p', folder, '-c', path]);
};

test.skipIf(!found('nginx', 'openssl'))(
  'nginx accepts its blocks, for one server, below a path and for several',
  () => {
    const key = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem', '-subj', '/CN=play.example.org'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...key],
      {
        cwd: folder,
        stdio: 'ignore',
      },
    );
    const [one = '', below = '', several = '', ...others] = blocks('nginx');
    expect(others).toEqual([]);
    expect(nginx([one])).toMatchObject({ ok: true });
    expect(nginx([one.replace(/ {2}location \/ \{[\s\S]*?^ {2}\}\n/m, below)])).toMatchObject({ ok: true });
    const shared = one.replace('proxy_pass http://127.0.0.1:5112', 'proxy_pass http://crescendo');
    expect(shared).not.toBe(one);
    expect(nginx([several, shared])).toMatchObject({ ok: true });
    expect(nginx([one.replace('proxy_pass', 'proxy_past')])).toMatchObject({
      ok: false,
      said: expect.stringContaining('proxy_past'),
    });
  },
);

const caddy = (text: string): Verdict | undefined =>
  ask('caddy', ['validate', '--adapter', 'caddyfile', '--config', write('Caddyfile', text)]);

test.skipIf(!found('caddy'))('Caddy accepts its blocks', () => {
  expect(blocks('caddy')).toHaveLength(3);
  for (const text of blocks('caddy')) expect(caddy(text)).toMatchObject({ ok: true });
  expect(caddy('play.example.org { reverse_proxy 127.0.0.1:5112 }\n')).toMatchObject({ ok: false });
});

/** systemd asks whether the programs of a unit are there, so Node.js is the one that runs this test. */
const verify = (units: readonly (readonly [string, string])[]): Verdict | undefined => {
  const paths = units.map(([name, text]) =>
    write(name, text.replaceAll('/usr/bin/node', process.execPath).replaceAll('/opt/crescendo', ROOT)),
  );
  return ask('systemd-analyze', ['verify', '--man=no', ...paths]);
};

test.skipIf(!found('systemd-analyze'))('systemd accepts the units', () => {
  const units = blocks('ini');
  const names = [...PAGE.matchAll(/`\/etc\/systemd\/system\/([\w-]+\.\w+)`/g)].map(([, name = '']) => name);
  expect(names).toHaveLength(units.length);
  const named = names.map((name, i) => [name, units[i] ?? ''] as const);
  expect(verify(named)).toEqual({ ok: true, said: '' });
  mkdirSync(join(folder, 'faulty'));
  expect(
    verify([['faulty/crescendo.service', (units[0] ?? '').replace('ExecStart=', 'ExecStrat=')]]),
  ).toMatchObject({
    said: expect.stringContaining('ExecStrat'),
  });
});

for (const program of ['nginx', 'caddy', 'systemd-analyze'])
  if (!found(program))
    console.error(`${program} is not installed here: its part of docs/hosting.md is not tried out.`);

test('.env.example names settings that the README has, or that a compose file reads', () => {
  const settings = new Set([...readPage('README.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name));
  const composed = ['compose.yaml', 'compose.postgres.yaml']
    .flatMap((file) => [...readPage(file).matchAll(/\$\{([A-Z_]+)/g)])
    .map(([, name]) => name);
  const named = [...readPage('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !settings.has(name) && !composed.includes(name))).toEqual([]);
});

test('the image installs every package of the workspace', () => {
  const copied = [...readPage('Dockerfile').matchAll(/^COPY (packages\/\w+\/package\.json) /gm)].map(
    ([, path]) => path,
  );
  const manifests = filesBelow(join(ROOT, 'packages'), /^package\.json$/);
  expect(copied).toEqual([...manifests].sort());
});
