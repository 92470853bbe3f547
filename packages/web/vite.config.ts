import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
// By its path: this file is bundled without the packages it imports.
import { MANIFESTS } from '../rules/src/manifests.ts';
import { noScriptWords, noticesByLanguage } from './early-words.ts';
import { judgeChecksums } from './judge-checksums.ts';

const titles = Object.fromEntries(Object.entries(MANIFESTS).map(([id, { title }]) => [id, title]));
const publicFolder = new URL('./public/', import.meta.url);

/** Writes the list of all built files into the service worker, and a version that changes when any of them does. */
const offline = (base: string): Plugin => ({
  name: 'crescendo-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
      const hash = createHash('sha256');
      const built = Object.values(bundle).filter(({ fileName }) => fileName !== 'sw.js');
      for (const file of built)
        hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
      const copied = readdirSync(publicFolder);
      for (const name of copied) hash.update(name).update(readFileSync(new URL(name, publicFolder)));
      const files = [...built.map(({ fileName }) => fileName), ...copied]
        // Pictures for messengers are of no use without a network.
        .filter((name) => !name.endsWith('.map') && !name.startsWith('preview-'))
        .map((name) => base + name)
        .sort();
      const notices = JSON.stringify(await noticesByLanguage());
      worker.code = worker.code
        .replace('__FILES__', () => JSON.stringify(files))
        .replace('__VERSION__', () => JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace('__TITLES__', () => JSON.stringify(titles))
        .replaceAll('__NOTICES__', () => notices);
    },
  },
});

/** The words of one language for every page: with the home page, they are the first to be needed. */
const START_WORDS = /words\/src\/(\w+)\/start\//;

/** Tells theme-boot.js where the words of each language are, so that they need not wait for the script that asks for them. */
const earlyWords = (base: string): Plugin => ({
  name: 'crescendo-early-words',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const files: Record<string, string[]> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const language = file.moduleIds.map((id) => START_WORDS.exec(id)?.[1]).find(Boolean);
        if (language) files[language] = [...(files[language] ?? []), base + file.fileName];
      }
      if (Object.keys(files).length === 0) throw new Error('the words of the first page were not found');
      const list = JSON.stringify(files).replaceAll('"', '&quot;');
      const script = `<script src="${base}theme-boot.js"`;
      if (!html.includes(script)) throw new Error('theme-boot.js is not where it was');
      return html.replace(script, `${script} data-words="${list}"`);
    },
  },
});

/** Leaves out the groups of texts that the page does not load: it has the early ones already, and is no terminal and no server. */
const pageWordsOnly = (): Plugin => ({
  name: 'crescendo-page-words-only',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    /words\/src\/\w+\/index\.ts$/.test(importer) && /^\.\/(?:early|terminal|server)\//.test(source)
      ? { id: source, external: true }
      : null,
});

/**
 * Chunks that import each other in a circle may run before what they need is there: a board without its game. Only the entry,
 * which is loaded first, may be part of one.
 */
const noCircles = (): Plugin => ({
  name: 'crescendo-no-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (name: string, path: readonly string[]): void => {
      const chunk = bundle[name];
      if (chunk?.type !== 'chunk' || chunk.isEntry || done.has(name)) return;
      if (path.includes(name)) throw new Error(`chunks in a circle: ${[...path, name].join(' → ')}`);
      for (const next of chunk.imports) visit(next, [...path, name]);
      done.add(name);
    };
    for (const name of Object.keys(bundle)) visit(name, []);
  },
});

/** One file for each group of words of a language; the list of the groups comes with those that every page needs. */
const WORDS = {
  name: (id: string): string | null => {
    const [, language, group = 'start'] = /words\/src\/(\w+)\/(?:(\w+)\/)?[\w-]+\.ts$/.exec(id) ?? [];
    return language ? `${group}-${language}` : null;
  },
  test: /words\/src\/(?!grammar\/)\w+\/(?!early\/)/,
};

/** For the root of a host, unless `--base` says otherwise: `npm run build:site`. */
const base = process.env.CRESCENDO_BASE ?? '/';

export default defineConfig({
  base,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: 'index.html', sw: 'src/shell/pwa/sw.ts' },
      output: {
        // A service worker has to lie at the root, under a name that stays.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: [WORDS] },
      },
    },
  },
  define: { __JUDGES__: JSON.stringify(judgeChecksums()) },
  worker: { format: 'es' },
  plugins: [pageWordsOnly(), noScriptWords(), earlyWords(base), noCircles(), offline(base)],
});
