import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
// By its path: this file is bundled without the packages it imports.
import { MANIFESTS } from '../rules/src/manifests.ts';

const titles = Object.fromEntries(Object.entries(MANIFESTS).map(([id, { title }]) => [id, title]));
const publicFolder = new URL('./public/', import.meta.url);

/** Writes the list of all built files into the service worker, and a version that changes when any of them does. */
const offline = (base: string): Plugin => ({
  name: 'crescendo-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
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
      worker.code = worker.code
        .replace('__FILES__', () => JSON.stringify(files))
        .replace('__VERSION__', () => JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace('__TITLES__', () => JSON.stringify(titles));
    },
  },
});

/** What the home page says, in one language. */
const HOME_WORDS = /src\/(?:features\/home|ui\/page)\/words\/(\w\w)\.ts$/;

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
        const language = HOME_WORDS.exec(file.facadeModuleId ?? '')?.[1];
        if (language) files[language] = [...(files[language] ?? []), base + file.fileName];
      }
      if (Object.keys(files).length === 0) throw new Error('the words of the home page were not found');
      const list = JSON.stringify(files).replaceAll('"', '&quot;');
      const script = `<script src="${base}theme-boot.js"`;
      if (!html.includes(script)) throw new Error('theme-boot.js is not where it was');
      return html.replace(script, `${script} data-words="${list}"`);
    },
  },
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

/** What every page needs. */
const CORE = {
  name: 'core',
  test: new RegExp(
    'node_modules/@?preact|preload-helper|web/src/shell/(?!sound|pwa)|(?:web/src/session/setup/bot-(?:names|style)|bots/src/(?:game-bots|names/(?:index|styles)))\\.ts$' +
      '|rules/src/(?:\\w+/manifest|manifests)\\.ts$',
  ),
};

/** What every table on this device needs; the home page fetches it before it is asked for. */
const TABLE = {
  name: 'table',
  test: new RegExp(
    'rules/src/(?:(?:match|record)/|(?:dice|lists|options)\\.ts$)' +
      '|web/src/(?:workers/bot-client|session/(?:local|saved)/[\\w-]+|session/moments|session/setup/(?:last-setup|new-game-id|setup-choice)' +
      '|features/start/(?:open-table|start-game)|features/shared/guide-memory|features/play/(?:result/(?:evening|format-number|headline)|guide/use-guide' +
      '|seats/(?:chosen-seats|names)|announcements/(?!spoken)[\\w-]+|bar/use-fitting|frame/use-moves|replay/use-[\\w-]+))\\.ts$' +
      '|web/src/interaction/|web/src/shell/sound\\.ts$|web/src/ui/(?:wide|use-back-closes)\\.ts$|web/src/boards/(?:guide|translations)\\.ts$' +
      '|words/src/(?:catalogue|clock-moves|sentences|common/(?:names|punctuation|speaking|words))\\.ts$|web/src/boards/rummikub/words/(?:plural|spoken/verb)\\.ts$',
  ),
};

/** What is around every board from the beginning: not what comes at the end, nor what is asked for. */
const TABLE_PAGE = {
  name: 'table-page',
  test: new RegExp(
    'web/src/features/play/(?:frame|bar/(?!notes|advice)|seats|guide|replay/(?!past-board)|keyboard/use-keys)' +
      '|web/src/ui/sheet\\.tsx$',
  ),
};

/** The rules of one game, and what all languages need of them. */
const RULES = {
  name: (id: string): string | null =>
    /(?:rules\/src|boards)\/(\w+)\/[\w/-]+\.ts$/.exec(id)?.[1]?.concat('-rules') ?? null,
  test: /rules\/src\/(?:5vor12|rummikub|finito|qwinto)\/(?!manifest)|boards\/rummikub\/(?:words\/(?:by-colour|spoken\/set-names)|view\/joker-art|speech\/jokers-in)\.ts$/,
};

/** What is said at a table of one game in one language: of the game, and of its board; and of all games, and of the page. */
const WORDS_OF_GAME = /(?:words\/src|web\/src\/boards)\/(\w+)\/(?:words\/(?:spoken\/)?)?(\w\w)\.ts$/;
const WORDS_OF_TABLE = /(?:words\/src\/common|web\/src\/features\/play\/words(?:\/spoken)?)\/(\w\w)\.ts$/;
const WORDS = {
  name: (id: string): string | null => {
    const table = WORDS_OF_TABLE.exec(id);
    if (table) return `table-${table[1]}`;
    const [, game, language] = WORDS_OF_GAME.exec(id) ?? [];
    return game && language ? `${game}-${language}` : null;
  },
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
        // Every request costs as much as a small module: what is always loaded together is one file.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [CORE, TABLE, TABLE_PAGE, RULES, WORDS],
        },
      },
    },
  },
  worker: { format: 'es' },
  plugins: [earlyWords(base), noCircles(), offline(base)],
});
