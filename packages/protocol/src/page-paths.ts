// The paths of the pages in the browser: the page shows them, and the server answers any other path with "not found".

/** `:name` stands for one part of a path, `:name?` for a part that may be missing, `:name*` for all the rest. */
export const PAGE_PATHS = {
  home: '/',
  newGame: '/new/:game',
  localTable: '/table/:id',
  onlineTable: '/t/:id',
  finishedGame: '/r/:id',
  review: '/review/:id',
  rules: '/rules/:game',
  puzzles: '/puzzles/:at*',
  course: '/course/:game/:lesson?',
  mistakes: '/mistakes',
  top: '/top/:at?',
  myGames: '/mine/:part?',
  record: '/record/:at?',
  challenge: '/challenge/:id?',
  daily: '/daily/:day?',
  lobby: '/lobby',
  join: '/join/:code?',
  group: '/g/:id',
  about: '/about',
  settings: '/settings',
} as const;

export type PageName = keyof typeof PAGE_PATHS;

const isPageName = (name: string): name is PageName => Object.hasOwn(PAGE_PATHS, name);

export const PAGE_NAMES: readonly PageName[] = Object.keys(PAGE_PATHS).filter(isPageName);

type NameOf<Part extends string> = Part extends `:${infer Name}?`
  ? Name
  : Part extends `:${infer Name}*`
    ? Name
    : Part extends `:${infer Name}`
      ? Name
      : never;

type NamesOf<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? NameOf<Part> | NamesOf<Rest>
  : NameOf<Pattern>;

/** The parameters of a pattern; one that the path does not have is empty. */
export type PathParameters<Pattern extends string> = { readonly [Name in NamesOf<Pattern>]: string };

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** The parameters of a path; `undefined` when the pattern does not match it. A slash at the end makes no difference. */
export const matchPath = (pattern: string, path: string): { readonly [name: string]: string } | undefined => {
  const [wanted, given] = [partsOf(pattern), partsOf(path)];
  const parameters: { [name: string]: string } = {};
  for (const [index, part] of wanted.entries()) {
    const [, name = '', amount] = /^:(\w+)([?*]?)$/.exec(part) ?? [];
    const here = given[index];
    if (amount === '*') return { ...parameters, [name]: given.slice(index).join('/') };
    if (name === '' ? here !== part : here === undefined && amount === '') return undefined;
    if (name !== '') parameters[name] = here ?? '';
  }
  return given.length <= wanted.length ? parameters : undefined;
};

export const isPagePath = (path: string): boolean =>
  Object.values(PAGE_PATHS).some((pattern) => matchPath(pattern, path) !== undefined);
