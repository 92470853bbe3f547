// Generic code names no single game: an id of a game, or an import of its code, stands only in its own folders and in
// the registries. Otherwise a fifth game would compile, and be forgotten.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@crescendo/rules';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));

/** One entry for each game, by its type or looked up with a default: a missing game is a compile error or has a default. */
const REGISTRIES = [
  'rules/src/index.ts',
  'rules/src/games.ts',
  'rules/src/manifests.ts',
  'bots/src/load-bots.ts',
  'bots/src/puzzles/games/index.ts',
  'bots/src/puzzles/themes/index.ts',
  'bots/src/review/games/games.ts',
  'bots/src/review/games/themes.ts',
  'words/src/',
  'cli/src/boards/index.ts',
  'web/src/boards/boards.ts',
  'web/src/workers/bot-worker.ts',
];

/** Measured or generated figures, which a new game gets by measuring. */
const FIGURES = [
  'bots/src/just-right/level-ratings.ts',
  'bots/src/puzzles/packs/lessons.ts',
  'bots/src/review/levels/level-losses.ts',
  'bots/src/win-chances/margins.ts',
  'bots/src/win-chances/series-scores.ts',
];

/** These still name single games. The list may only become shorter. */
const EXCEPTIONS = ['bots/src/arena/luck.ts'];

const SOURCE = /^[^/]+\/src\/.*\.(?:ts|tsx|js)$/;
const NO_SOURCE = /\.test\.tsx?$|\/testing\/|\.d\.ts$|\/node_modules\//;
const isIn = (file: string, places: readonly string[]): boolean =>
  places.some((place) => file === place || (place.endsWith('/') && file.startsWith(place)));

/** A folder or a file with the name of the game: `qwinto/…`, `qwinto.ts`, `qwinto-goals.ts`. */
const isOwn = (file: string, game: string): boolean =>
  file.split('/').some((part) => part === game || part.startsWith(`${game}.`) || part.startsWith(`${game}-`));

const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** A string with the id, a path with the id as one of its folders or files, or a property called by the id. */
const namesGame = (code: string, game: string): boolean =>
  new RegExp(
    `['"\`]${game}['"\`]|(?:from|import\\()\\s*['"][^'"\\n]*/${game}(?:[./-][^'"\\n]*)?['"]|^\\s*(?:readonly )?${game}:`,
    'm',
  ).test(code);

const gamesNamedIn = (file: string): readonly string[] => {
  const code = withoutComments(readFileSync(join(PACKAGES, file), 'utf8'));
  return GAMES.map(({ id }) => id).filter((id) => !isOwn(file, id) && namesGame(code, id));
};

const packages = readdirSync(PACKAGES).map((name) => `${name}/src`);
const files = packages
  .flatMap((source) =>
    readdirSync(join(PACKAGES, source), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${source}/${file}`,
    ),
  )
  .filter((file) => SOURCE.test(file) && !NO_SOURCE.test(file));
const naming = files.filter((file) => gamesNamedIn(file).length > 0);

test('what counts as naming a game', () => {
  const named = [
    "const games = ['qwinto'];",
    "import { rows } from '@crescendo/rules/qwinto';",
    "const pack = () => import('./packs/qwinto.ts');",
    '  qwinto: 3,',
    'readonly qwinto: Words;',
  ];
  expect(named.filter((code) => !namesGame(code, 'qwinto'))).toEqual([]);
  const other = ['const qwintoLike = 1;', "'the game Qwinto'", "import { x } from './not-qwinto-at-all.ts';"];
  expect(other.filter((code) => namesGame(code, 'qwinto'))).toEqual([]);
});

test('only the registries and the folders of a game name it', () => {
  expect(files.length).toBeGreaterThan(1000);
  const others = naming.filter((file) => !isIn(file, [...REGISTRIES, ...FIGURES, ...EXCEPTIONS]));
  expect(others.map((file) => `${file}: ${gamesNamedIn(file).join(', ')}`)).toEqual([]);
});

test('every exception is still needed', () => {
  const places = [...FIGURES, ...EXCEPTIONS];
  expect(places.filter((place) => !naming.some((file) => isIn(file, [place])))).toEqual([]);
});
