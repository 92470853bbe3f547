import { defineConfig, type Plugin } from 'vite';
import { staticWords } from './early-words.ts';
import { judgeChecksums } from './judge-checksums.ts';
import { aboutThis } from './vite/about.ts';
import { CHUNKS } from './vite/chunks.ts';
import { offline } from './vite/offline.ts';

/** The words of one language for every page: with the home page, they are the first to be needed. */
const START_WORDS = /words\/src\/(\w+)\/start\//;

/** Tells theme-boot.js where the words of each language are, so that they need not wait for the script that asks for them. */
const earlyWords = (): Plugin => ({
  name: 'crescendo-early-words',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const files: Record<string, string[]> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const language = file.moduleIds.map((id) => START_WORDS.exec(id)?.[1]).find(Boolean);
        if (language) files[language] = [...(files[language] ?? []), file.fileName];
      }
      if (Object.keys(files).length === 0) throw new Error('the words of the first page were not found');
      const list = JSON.stringify(files).replaceAll('"', '&quot;');
      const script = /<script src="[^"]*theme-boot\.js"/;
      if (!script.test(html)) throw new Error('theme-boot.js is not where it was');
      return html.replace(script, (found) => `${found} data-words="${list}"`);
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

export default defineConfig({
  // Of the addresses in index.html: at other paths a server writes its own there, a static site its `--base` (`npm run build:site`).
  base: process.env.CRESCENDO_SITE_BASE ?? '/',
  // Scripts and styles find each other wherever the page is.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // The oldest supported browsers (docs/browsers.md) read all of it but static blocks of classes, which are not used:
    // test/oldest/built.test.ts. As targets they would have every class field rewritten, for an error of Safari that needs more.
    target: 'es2022',
    cssTarget: ['chrome100', 'firefox115', 'safari15.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: 'index.html', sw: 'src/shell/service-worker/worker.ts' },
      output: {
        // A service worker has to lie at the root, under a name that stays.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
        // The home page lists the files of all others: a short hash saves bytes there.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: [...CHUNKS] },
      },
    },
  },
  define: { __JUDGES__: JSON.stringify(judgeChecksums()), __ABOUT__: JSON.stringify(aboutThis()) },
  worker: { format: 'es' },
  plugins: [pageWordsOnly(), staticWords(), earlyWords(), noCircles(), offline()],
});
