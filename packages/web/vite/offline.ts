// Writes into the service worker which files of the page it saves, and in which order, and a version that changes when any of them does.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
// By its path: this file is bundled without the packages it imports.
import { MANIFESTS } from '../../rules/src/manifests.ts';
import { noticesByLanguage } from '../early-words.ts';

const titles = Object.fromEntries(Object.entries(MANIFESTS).map(([id, { title }]) => [id, title]));
const publicFolder = new URL('../public/', import.meta.url);

const WORDS = /\/words\/src\/(\w\w)\//;
/** With these a game is begun and played. */
const PLAYING =
  /\/web\/src\/(?:shell|ui|interaction|workers|session|boards|features\/(?:home|start|shared|new-game|play(?!\/(?:online|waiting-room|chat|share)\/)))\//;
/** Pictures for messengers are of no use without a network. */
const isUseful = (name: string): boolean => !name.endsWith('.map') && !name.startsWith('preview-');

interface SavedFiles {
  readonly shell: readonly string[];
  readonly boards: readonly string[];
  readonly words: { readonly [language: string]: readonly string[] };
  readonly rest: readonly string[];
}

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.fileName !== 'sw.js' ? [file] : []));

/** These chunks with all that they import, and their styles. */
const withImports = (bundle: Bundle, chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> => {
  const names = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (names.has(name) || chunk?.type !== 'chunk') return;
    names.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) names.add(style);
    chunk.imports.forEach(add);
  };
  for (const { fileName } of chunks) add(fileName);
  return names;
};

const languageOf = ({ moduleIds }: Rolldown.OutputChunk): string | undefined =>
  moduleIds.map((id) => WORDS.exec(id)?.[1]).find((language) => language !== undefined);

/** All of them as paths of the page. */
const savedFiles = (bundle: Bundle, copied: readonly string[]): SavedFiles => {
  const chunks = chunksOf(bundle);
  const shell = new Set([
    'index.html',
    'theme-boot.js',
    ...withImports(
      bundle,
      chunks.filter(({ isEntry }) => isEntry),
    ),
  ]);
  const playing = withImports(
    bundle,
    chunks.filter(
      (chunk) => languageOf(chunk) !== undefined || chunk.moduleIds.some((id) => PLAYING.test(id)),
    ),
  );
  const words: { [language: string]: string[] } = {};
  const [boards, rest]: [string[], string[]] = [[], []];
  const built = Object.values(bundle).filter(({ fileName }) => fileName !== 'sw.js');
  for (const file of built) {
    const language = file.type === 'chunk' ? languageOf(file) : undefined;
    const name = file.fileName;
    if (shell.has(name) || !isUseful(name)) continue;
    if (language !== undefined) words[language] = [...(words[language] ?? []), `/${name}`];
    // The bots, the fonts and the styles.
    else if (playing.has(name) || file.type === 'asset') boards.push(`/${name}`);
    else rest.push(`/${name}`);
  }
  boards.push(...copied.filter((name) => isUseful(name) && !shell.has(name)).map((name) => `/${name}`));
  return { shell: [...shell].map((name) => `/${name}`), boards: boards.sort(), words, rest: rest.sort() };
};

const fillIn = (worker: Rolldown.OutputChunk, name: string, value: unknown): void => {
  const parts = worker.code.split(name);
  if (parts.length !== 2) throw new Error(`${name} is not once in the service worker`);
  worker.code = parts.join(JSON.stringify(value));
};

export const offline = (): Plugin => ({
  name: 'crescendo-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
      if (worker.imports.length > 0)
        throw new Error(`the service worker must be a single file, and imports ${worker.imports.join(', ')}`);
      const copied = readdirSync(publicFolder);
      const hash = createHash('sha256');
      for (const file of Object.values(bundle).filter(({ fileName }) => fileName !== 'sw.js'))
        hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
      for (const name of copied) hash.update(name).update(readFileSync(new URL(name, publicFolder)));
      fillIn(worker, '__FILES__', savedFiles(bundle, copied));
      fillIn(worker, '__VERSION__', hash.digest('hex').slice(0, 12));
      fillIn(worker, '__TITLES__', titles);
      fillIn(worker, '__NOTICES__', await noticesByLanguage());
    },
  },
});
