// Games that were played before the page is opened: by bots, here, and put where the page keeps its own.
import { type AnyMatch, formatRecord, gameById, itemAt, Match, range, seeded } from '@crescendo/rules';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../src/table/saved-games.ts';
import { decide } from './decide.ts';

const begin = (id: string, seats: number): AnyMatch => {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  return Match.begin({ game, seats, options: game.options, series: null, first: 0 });
};

/** Every state of a whole game; the last is over. */
export const playByBots = async (id: string, seats: number, seed: string): Promise<readonly AnyMatch[]> => {
  const dice = seeded(seed);
  const all = [begin(id, seats).settle(dice)];
  for (;;) {
    const match = itemAt(all, all.length - 1);
    if (match.turn.kind !== 'players') return all;
    const seat = itemAt(match.turn.seats, 0);
    // The level that thinks least.
    const move = await decide({ game: match.game, view: match.view(seat), events: match.length }, 'greedy');
    all.push(match.after({ kind: 'move', seat, move }).settle(dice));
  }
};

/** As the page saves it: one person, the first seat, with bots. */
export const savedGameFrom = (id: string, match: AnyMatch): SavedGame => ({
  version: 1,
  id,
  setup: {
    game: match.game.id,
    preset: '',
    options: match.game.options as SavedGame['setup']['options'],
    series: null,
    players: range(match.seats).map((seat) =>
      seat === 0 ? { kind: 'human', name: '' } : { kind: 'bot', level: 'casual', name: '' },
    ),
    clock: 0,
    seed: id,
  },
  record: formatRecord(match.record({ names: range(match.seats).map(() => '') }), gameById),
  decisions: match.events.filter(({ kind }) => kind === 'move').length,
  over: match.turn.kind === 'over',
  updated: Date.now(),
});

/** For `visit`: the page finds these games, and anything else that was stored, when it starts. */
export const withStored =
  (games: readonly SavedGame[], rest: { readonly [key: string]: string } = {}) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript(
      (stored) => {
        for (const [key, value] of Object.entries(stored))
          if (localStorage.getItem(`crescendo.${key}`) === null)
            localStorage.setItem(`crescendo.${key}`, value);
      },
      { ...Object.fromEntries(games.map((game) => [`game.${game.id}`, JSON.stringify(game)])), ...rest },
    );
