// Everything that needs no server: tables on this device, and the pages around them.
import { type AnyMatch, formatRecord, gameById, itemAt, range } from '@crescendo/rules';
import type { Page } from 'playwright-core';
import { playByBots, savedGameFrom } from '../../test/play/prepared.ts';
import { at, GAMES, NOW, type Scene, type Step } from './scene.ts';

const SETTINGS = JSON.stringify({ speed: 'instant', guide: false });
const GUIDED = JSON.stringify({ speed: 'instant', guide: true });

/** The first decision of seat A after this share of the game. */
const positionAt = (game: readonly AnyMatch[], share: number): AnyMatch => {
  const later = game.slice(Math.floor(share * (game.length - 1)));
  const mine = later.find(({ turn }) => turn.kind === 'players' && turn.seats[0] === 0);
  return mine ?? itemAt(game, 0);
};

/** Closes the sheet over the table, which goes away by itself, but not at once. */
const closeSheet = async (page: Page): Promise<void> => {
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

const openAndClose = (name: string, button: string): Step => ({
  name,
  act: async (page) => {
    await closeSheet(page);
    await page.locator(button).first().click();
  },
});

const inMiddle: readonly Step[] = [
  { name: 'now' },
  openAndClose('log', '.log-button'),
  openAndClose('rules', '.rules-button'),
  openAndClose('settings', '.settings-button'),
  {
    name: 'keys',
    act: async (page) => {
      await closeSheet(page);
      await page.keyboard.press('?');
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'hint',
    act: async (page) => {
      await closeSheet(page);
      await page.locator('.bar-buttons').getByRole('button', { name: 'Hint' }).click();
      await page.locator('.note.hint .note-row .button').waitFor();
    },
  },
];

const atEnd: readonly Step[] = [
  { name: 'board' },
  {
    name: 'result',
    act: async (page) => {
      await page.locator('.table-bar .button.main').click();
      await page.locator('.ranking').waitFor();
    },
  },
  {
    name: 'share',
    act: async (page) => {
      await page.getByRole('button', { name: 'Share this game' }).click();
      await page.locator('.share-picture img').waitFor();
    },
  },
];

const tablesOf = async (game: string, seats: number): Promise<readonly Scene[]> => {
  const played = await playByBots(game, seats, `pictures ${seats}`);
  const scene = (name: string, match: AnyMatch, settings = SETTINGS, more: Partial<Scene> = {}): Scene => {
    const id = `${game}-${seats}-${name}`;
    return {
      name: `table-${id}`,
      path: `/table/${id}`,
      games: [at(savedGameFrom(id, match), 5)],
      stored: { settings, ...more.stored },
      ready: '.table-page',
      isBoard: true,
      ...(more.steps && { steps: more.steps }),
    };
  };
  const middle = positionAt(played, 0.5);
  const plain = { stored: { board: 'plain' } };
  return [
    scene('early', positionAt(played, 0.02), seats === 2 ? GUIDED : SETTINGS),
    scene('middle', middle, SETTINGS, { steps: inMiddle }),
    scene('late', positionAt(played, 0.85)),
    scene('over', itemAt(played, played.length - 1), SETTINGS, { steps: atEnd }),
    ...(seats === 2 ? [scene('plain', middle, SETTINGS, plain)] : []),
    ...(seats === 4 ? [severalAt(`${game}-several`, middle)] : []),
  ];
};

/** Two people at one device: the next one is asked to take it. */
const severalAt = (id: string, match: AnyMatch): Scene => {
  const saved = savedGameFrom(id, match);
  const players = saved.setup.players.map((player, seat) =>
    seat === 1 ? ({ kind: 'human', name: 'Ben' } as const) : player,
  );
  return {
    name: `table-${id}`,
    path: `/table/${id}`,
    games: [at({ ...saved, setup: { ...saved.setup, players } }, 5)],
    stored: { settings: SETTINGS },
    isBoard: true,
  };
};

const PLAIN_PATHS = {
  home: '/',
  'home-unknown-address': '/nowhere',
  rules: '/rules',
  settings: '/settings',
  mine: '/mine',
  statistics: '/mine/statistics',
  data: '/mine/data',
  record: '/record',
  join: '/join',
  lobby: '/lobby',
  daily: '/daily',
  puzzles: '/puzzles',
  'puzzles-unknown': '/puzzles/nothing',
  mistakes: '/mistakes',
  'review-unknown': '/review/none',
  'table-unknown': '/table/none',
  'online-unknown': '/t/none',
  'finished-unknown': '/r/none',
  'challenge-unknown': '/challenge/none',
} as const;

const pages = (): readonly Scene[] => [
  ...Object.entries(PLAIN_PATHS).map(([name, path]) => ({ name: `page-${name}`, path })),
  ...GAMES.flatMap((game) => [
    { name: `page-new-${game}`, path: `/new/${game}` },
    { name: `page-new-friends-${game}`, path: `/new/${game}?with=friends` },
    { name: `page-rules-${game}`, path: `/rules/${game}` },
    { name: `page-ten-puzzles-${game}`, path: `/puzzles/${game}`, ready: '.exercise .board-host > *' },
    {
      name: `page-puzzle-${game}`,
      path: `/puzzles/${game}/today`,
      ready: '.exercise .board-host > *',
      steps: [
        { name: 'asked' },
        { name: 'hint', act: (page: Page) => page.locator('.puzzle-actions .button').last().click() },
      ],
    },
  ]),
  ...Object.entries(LESSONS).map(([game, lesson]) => ({
    name: `page-lesson-${game}`,
    path: `/puzzles/${game}/lessons/${lesson}`,
    ready: '.lesson-introduction',
    steps: [
      { name: 'introduction' },
      { name: 'begun', act: (page: Page) => page.locator('.lesson-introduction .button.main').click() },
    ],
  })),
];

const LESSONS = {
  '5vor12': 'leaving-room',
  finito: 'which-counter',
  qwinto: 'which-row',
  rummikub: 'joker',
} as const;

/** Makes the scenes with games as "my games" finds them: finished ones, and those that go on. */
const withData = async (): Promise<readonly Scene[]> => {
  const played = await Promise.all(
    GAMES.flatMap((game) =>
      range(5).map(async (nth) => ({
        nth,
        game,
        states: await playByBots(game, 2 + (nth % 3), `mine ${nth}`),
      })),
    ),
  );
  const games = played.flatMap(({ nth, game, states }, i) => [
    at(savedGameFrom(`over-${game}-${nth}`, itemAt(states, states.length - 1)), 700 * i + 60),
    ...(nth === 0 ? [at(savedGameFrom(`going-${game}`, positionAt(states, 0.5)), 90 * i + 2)] : []),
  ]);
  const tally = played.map(({ nth, game, states }, i) => {
    const { turn, seats } = itemAt(states, states.length - 1);
    if (turn.kind !== 'over') throw new Error('not over');
    const bot = { kind: 'bot', name: '', level: 'casual' };
    return {
      id: `over-${game}-${nth}`,
      game,
      at: NOW - (700 * i + 60) * 60_000,
      seat: 0,
      players: range(seats).map((seat) => (seat === 0 ? { kind: 'person', name: '', level: null } : bot)),
      scores: turn.scores,
      winners: turn.winners,
      isSeries: false,
    };
  });
  const stored = { settings: SETTINGS, tally: JSON.stringify(tally) };
  const scene = (name: string, path: string): Scene => ({ name: `data-${name}`, path, games, stored });
  return [
    scene('home', '/'),
    scene('mine', '/mine'),
    scene('statistics', '/mine/statistics'),
    scene('statistics-qwinto', '/mine/statistics?game=qwinto'),
  ];
};

/** One's own mistakes as exercises, and a review with its curve. */
const afterwards = async (): Promise<readonly Scene[]> => {
  const game = await playByBots('finito', 2, 'exercises');
  const asked = game.filter(
    (match) => match.turn.kind === 'players' && match.turn.seats[0] === 0 && [...match.moves(0)].length > 2,
  );
  const match = itemAt(asked, 3);
  const [better, played] = [...match.moves(0)].filter(({ type }) => type !== 'pass');
  const mistake = {
    ...{ version: 1, id: 'e.0', game: 'finito', seat: 0, loss: 0.2, because: [], theme: 'wrong-square' },
    record: formatRecord(match.record({ names: ['', ''] }), gameById),
    players: [
      { kind: 'human', name: '' },
      { kind: 'bot', level: 'casual', name: '' },
    ],
    better: match.game.notation.move.format(better!),
    played: match.game.notation.move.format(played!),
    added: NOW,
    card: { due: 1, stability: 0, difficulty: 0, reps: 0, lapses: 0, answered: null },
  };
  const reviewed = (await playByBots('5vor12', 2, 'review 3')).at(-1)!;
  return [
    {
      name: 'page-exercise',
      path: '/mistakes',
      stored: { settings: SETTINGS, 'mistake.e.0': JSON.stringify(mistake) },
      ready: '.exercise .board-host > *',
    },
    {
      name: 'page-review',
      path: '/review/reviewed',
      games: [at(savedGameFrom('reviewed', reviewed), 60)],
      stored: { settings: SETTINGS },
      ready: '.review-curve',
      steps: [
        {
          name: 'whole',
          act: (page) => page.locator('.review-making').waitFor({ state: 'detached', timeout: 180_000 }),
        },
        { name: 'moment', act: (page) => page.locator('.moment-button').first().click() },
      ],
    },
  ];
};

export const localScenes = async (): Promise<readonly Scene[]> => {
  const tables = await Promise.all(GAMES.flatMap((game) => [2, 4].map((seats) => tablesOf(game, seats))));
  return [...pages(), ...(await withData()), ...tables.flat(), ...(await afterwards())];
};
