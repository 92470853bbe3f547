// The script that each page may load, words included: in kilobytes packed with gzip, and in how many files.

import type { PageName } from '@crescendo/protocol/page-paths';
import { GAME_IDS, type GameId } from '@crescendo/rules/manifests';
import { expect, test } from 'vitest';
import { inBrowser, visit } from '../support/person.ts';
import { type Cost, costOfBoard, costOfPage } from './page-costs.ts';

type Budget = readonly [kilobytes: number, files: number];

const PAGES: { readonly [Name in PageName]: Budget } = {
  home: [55, 12],
  newGame: [150, 30],
  localTable: [131, 26],
  onlineTable: [126, 30],
  finishedGame: [119, 29],
  review: [187, 42],
  rules: [131, 30],
  puzzles: [194, 39],
  course: [215, 45],
  mistakes: [126, 26],
  top: [138, 29],
  myGames: [116, 36],
  record: [120, 27],
  challenge: [124, 31],
  daily: [88, 22],
  lobby: [77, 21],
  join: [68, 13],
  group: [78, 23],
  about: [61, 17],
  settings: [65, 17],
};

/**
 * More than the home page has loaded. The goal is 50 for each. Of Rummikub's, 31 are the frame of every table; the rest are its rules
 * (13), its words (6) and a board (24) whose parts all take part in the first move: what is legal is shown while a tile is held.
 */
const BOARDS: { readonly [Game in GameId]?: Budget } = {
  rummikub: [76, 16],
};

const ANY_BOARD: Budget = [52, 15];

const TOGETHER = 4;

const newPage = async () => {
  const { page } = await visit('about:blank', { size: 'phone', serviceWorkers: 'block' });
  return page;
};

const overBudget = (name: string, [kilobytes, files]: Budget, cost: Cost): readonly string[] =>
  cost.kilobytes > kilobytes || cost.files > files
    ? [
        `${name}: ${cost.kilobytes.toFixed(1)} of ${kilobytes} kB in ${cost.files} of ${files} files\n${cost.list}`,
      ]
    : [];

inBrowser('the budgets', () => {
  test('no page loads more script than its budget', async () => {
    const left = Object.entries(PAGES) as [PageName, Budget][];
    const wrong: string[] = [];
    const work = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        const cost = await costOfPage(newPage, next[0]);
        expect(cost.kilobytes, next[0]).toBeGreaterThan(20);
        wrong.push(...overBudget(...next, cost));
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, work));
    expect(wrong).toEqual([]);
  });

  test('no board loads more script than its budget', async () => {
    const costs = await Promise.all(
      GAME_IDS.map(async (game) =>
        overBudget(game, BOARDS[game] ?? ANY_BOARD, await costOfBoard(newPage, game)),
      ),
    );
    expect(costs.flat()).toEqual([]);
  });
});
