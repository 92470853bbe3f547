// `npm run api`: writes packages/*/api.md, everything that `rules`, `bots` and `protocol` export, as their built types declare it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { bringUpToDate } from '../build.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const REPORTED = ['rules', 'bots', 'protocol'];

const namesIn = (pattern) => (pattern.type === 'Identifier' ? [pattern.name] : []);

/** The names that a declaration declares. */
const declared = (node) =>
  node.type === 'VariableDeclaration'
    ? node.declarations.flatMap(({ id }) => namesIn(id))
    : node.id
      ? namesIn(node.id)
      : [];

/** Types that the compiler has inferred, as of schemas, fill pages: their first line, and a checksum that changes with the rest. */
const MAX_INFERRED = 800;
const shortened = (node, text) =>
  node.type !== 'VariableDeclaration' || text.length <= MAX_INFERRED
    ? text
    : `${text.split('\n')[0]} … // ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;

const commentBefore = (text, start) =>
  /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(text.slice(0, start))?.[0].trim();

const read = (file) => {
  const text = readFileSync(file, 'utf8');
  return { text, body: parseAst(text, { lang: 'dts' }).body };
};

const fileOf = (from, source) => join(dirname(from), source.replace(/\.[jt]s$/, '.d.ts'));

/** Everything that a file declares, by name, with its comment. An overloaded function has several texts. */
const declarationsOf = (file) => {
  const { text, body } = read(file);
  const all = new Map();
  for (const node of body) {
    const inner = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (!inner) continue;
    const comment = commentBefore(text, node.start);
    const own = shortened(inner, text.slice(inner.start, inner.end).replace(/^(?:export )?declare /, ''));
    for (const name of declared(inner)) {
      const before = all.get(name);
      const said = comment === undefined ? own : `${comment}\n${own}`;
      all.set(name, before === undefined ? said : `${before}\n${own}`);
    }
  }
  return all;
};

/** The exports of a file: each name with the file that declares it and its name there; from another package, with its name. */
export const exportsOf = (file, seen = new Set()) => {
  const found = new Map();
  if (seen.has(file)) return found;
  seen.add(file);
  const { body } = read(file);
  const imported = new Map();
  const take = (name, where) => {
    if (!found.has(name)) found.set(name, where);
  };
  for (const node of body) {
    if (node.type === 'ImportDeclaration')
      for (const { local, imported: original } of node.specifiers)
        imported.set(local.name, { source: node.source.value, name: original?.name });
    if (node.type === 'ExportAllDeclaration' && node.source.value.startsWith('.'))
      for (const [name, where] of exportsOf(fileOf(file, node.source.value), seen)) take(name, where);
    else if (node.type === 'ExportAllDeclaration')
      take(`* from ${node.source.value}`, { from: node.source.value });
    if (node.type !== 'ExportNamedDeclaration') continue;
    if (node.declaration) for (const name of declared(node.declaration)) take(name, { file, name });
    for (const { local, exported } of node.specifiers) {
      const { source, name } = node.source
        ? { source: node.source.value, name: local.name }
        : (imported.get(local.name) ?? { source: undefined, name: local.name });
      if (source === undefined) take(exported.name, { file, name });
      else if (!source.startsWith('.')) take(exported.name, { from: source });
      else take(exported.name, exportsOf(fileOf(file, source)).get(name) ?? { from: source });
    }
  }
  return found;
};

/** The entry points of a package that are built, by the name under which they are imported. */
const entriesOf = (folder, { name, exports }) =>
  Object.entries(exports)
    .flatMap(([path, { 'crescendo-dist': target }]) => {
      const own = target.replace(/\.js$/, '.d.ts');
      if (!path.includes('*')) return [[path, own]];
      const [before, after] = own.split('*');
      return readdirSync(join(folder, before), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && existsSync(join(folder, before, entry.name + after)))
        .map((entry) => [path.replace('*', entry.name), before + entry.name + after]);
    })
    .map(([path, file]) => [join(name, path).replaceAll('\\', '/'), join(folder, file)])
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** The report of a package, from its built types. */
export const apiReport = (packageName) => {
  const folder = join(root, 'packages', packageName);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const lines = [
    `# ${manifest.name}: API`,
    '',
    '`npm run api` writes this page from the built types. A change here is a change for those who use the package: name it in the changelog. Long inferred types, as of schemas, are shown by their first line and a checksum; docs/protocol.md describes those of messages.',
    '',
  ];
  const shown = new Map();
  for (const [entry, file] of entriesOf(folder, manifest)) {
    lines.push(`## ${entry}`, '');
    const known = [];
    const texts = [];
    for (const [name, where] of [...exportsOf(file)].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const place = where.file && `${relative(join(folder, 'dist'), where.file)}#${where.name}`;
      if (where.from !== undefined) known.push(`\`${name}\` (of \`${where.from}\`)`);
      else if (shown.has(place)) known.push(`\`${name}\` (see \`${shown.get(place)}\`)`);
      else {
        shown.set(place, entry);
        const text = declarationsOf(where.file).get(where.name) ?? `${where.name}`;
        texts.push(where.name === name ? text : `${text}\n// exported as ${name}`);
      }
    }
    if (known.length > 0) lines.push(`Also: ${known.join(', ')}.`, '');
    if (texts.length > 0) lines.push('```ts', texts.join('\n\n'), '```', '');
  }
  return lines.join('\n');
};

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await bringUpToDate(['packages']);
  for (const name of REPORTED) writeFileSync(join(root, 'packages', name, 'api.md'), apiReport(name));
}
