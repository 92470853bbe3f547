// Generic code names no single game: its id, its title and its classes stand only in its own folders and in the registries. Otherwise a fifth game would compile, and be forgotten.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, type GameId, MANIFESTS } from '@crescendo/rules/manifests';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));

/** One entry for each game, by its type or looked up with a default: a missing game is a compile error or has a default. */
const REGISTRIES = [
  'rules/src/index.ts',
  'rules/src/games.ts',
  'rules/src/manifests.ts',
  'bots/src/load-bots.ts',
  'bots/src/arena/open-chances.ts',
  'bots/src/puzzles/course/courses.ts',
  'bots/src/puzzles/games/index.ts',
  'bots/src/puzzles/goals/index.ts',
  'bots/src/puzzles/themes/index.ts',
  'bots/src/review/games/games.ts',
  'bots/src/review/games/themes.ts',
  'cli/src/boards/index.ts',
  'web/src/boards/boards.ts',
  'web/src/workers/bot-worker.ts',
];

/** Measured or generated figures, which a new game gets by measuring. */
const FIGURES = [
  'bots/src/even-starts.ts',
  'bots/src/just-right/level-ratings.ts',
  'bots/src/puzzles/packs/lessons.ts',
  'bots/src/review/levels/level-losses.ts',
  'bots/src/win-chances/margins.ts',
  'bots/src/win-chances/series-scores.ts',
];

/** Top is a contest with the tiles of one game, and no part of what every game has. */
const OF_ONE_GAME = ['bots/src/top/', 'cli/src/top/', 'rules/src/top/', 'web/src/features/top/'];

/** Texts speak of games; those that each game needs are typed by its id. */
const TEXTS = /^words\/src\/(?!grammar\/)\w+\/.+/;

/** The names of a game in identifiers that cannot be its id, and in the classes of its board. */
const OTHER_NAMES: { readonly [game in GameId]?: readonly string[] } = {
  '5vor12': ['vorZwoelf', 'VorZwoelf', 'VOR_ZWOELF', '.v12-'],
  rummikub: ['.rk-'],
  qwinto: ['.qw-'],
};

const SOURCE = /^[^/]+\/src\/.*\.(?:tsx?|js|css|html|wat)$/;
const NO_SOURCE = /\.test\.tsx?$|\/testing\/|\/testing\.ts$|\.d\.ts$|\/node_modules\//;
const isIn = (file: string, places: readonly string[]): boolean => places.includes(file);

/** A folder or a file with the name of the game: `qwinto/…`, `qwinto.ts`, `qwinto-goals.ts`. */
const isOwn = (file: string, game: string): boolean =>
  file.split('/').some((part) => part === game || part.startsWith(`${game}.`) || part.startsWith(`${game}-`));

const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** Packed numbers, such as weights, are text in which any three letters may stand side by side. */
const withoutPackedNumbers = (code: string): string => code.replace(/[A-Za-z0-9+/=]{80,}/g, '');

/** A name as a word, also as one of the words of an identifier: `qwinto`, `isQwinto`, `QWINTO_ROWS`; `nim` is not in `animation`. */
const asWord = (name: string): RegExp => {
  const [lower, upper] = [name.toLowerCase(), name.toUpperCase()];
  const capital = upper.charAt(0) + lower.slice(1);
  return new RegExp(`(?<![A-Za-z])${lower}(?![a-z])|${capital}(?![a-z])|(?<![A-Z])${upper}(?![A-Z])`);
};

/** Wherever it stands: a string, an identifier, a path, a selector, a sentence. */
const namesGame = (code: string, game: GameId): boolean => {
  const text = withoutComments(withoutPackedNumbers(code));
  const title = MANIFESTS[game].title.replace(/\W+$/, '');
  return (
    asWord(game).test(text) ||
    asWord(title).test(text) ||
    (OTHER_NAMES[game] ?? []).some((name) => text.includes(name))
  );
};

const gamesNamedIn = (file: string): readonly string[] => {
  const code = readFileSync(join(PACKAGES, file), 'utf8');
  return GAME_IDS.filter((id) => !isOwn(file, id) && namesGame(code, id));
};

const packages = readdirSync(PACKAGES).map((name) => `${name}/src`);
const files = packages
  .flatMap((source) =>
    readdirSync(join(PACKAGES, source), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${source}/${file}`,
    ),
  )
  .filter((file) => SOURCE.test(file) && !NO_SOURCE.test(file) && !TEXTS.test(file));
const naming = files.filter((file) => gamesNamedIn(file).length > 0);

test('what counts as naming a game', () => {
  const named = [
    "const games = ['qwinto'];",
    "import { rows } from '@crescendo/rules/qwinto';",
    "const pack = () => import('./packs/qwinto.ts');",
    '  qwinto: 3,',
    'readonly qwinto: Words;',
    'const isQwinto = true;',
    "description('Qwinto: the sheet of the others')",
    '<p>game qwinto</p>',
    '.exercise:is([data-game="qwinto"], [data-game="chess"]) {}',
    '.exercise .qw-status {}',
    'const QWINTO_ROWS = 3;',
  ];
  expect(named.filter((code) => !namesGame(code, 'qwinto'))).toEqual([]);
  expect(['animation', 'minimal', 'Unimaginable'].filter((text) => asWord('nim').test(text))).toEqual([]);
  expect(namesGame(`const WEIGHTS = '${'A0/'.repeat(30)}qwinto+${'Zz9='.repeat(30)}';`, 'qwinto')).toBe(
    false,
  );
  expect(namesGame('const vorZwoelfLike = 1;', '5vor12')).toBe(true);
  expect(namesGame("'a game of 5 vor 12'", '5vor12')).toBe(true);
  const other = ['// As in Qwinto.', '/* qwinto */', "const quint = 'q';", 'finitologist', '.qw-status {}'];
  expect(other.filter((code) => namesGame(code, 'rummikub') || namesGame(code, 'finito'))).toEqual([]);
  expect(other.filter((code) => namesGame(code, 'qwinto'))).toEqual(['.qw-status {}']);
});

test('only the registries and the folders of a game name it', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(20);
  const others = naming.filter(
    (file) =>
      !isIn(file, [...REGISTRIES, ...FIGURES]) && !OF_ONE_GAME.some((folder) => file.startsWith(folder)),
  );
  expect(others.map((file) => `${file}: ${gamesNamedIn(file).join(', ')}`)).toEqual([]);
});

test('every exception is still needed', () => {
  expect([...REGISTRIES, ...FIGURES].filter((place) => !naming.includes(place))).toEqual([]);
  expect(OF_ONE_GAME.filter((folder) => !naming.some((file) => file.startsWith(folder)))).toEqual([]);
});
