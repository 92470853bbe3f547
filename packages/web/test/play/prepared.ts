// Games that were played before the page is opened: by bots or by the book, here, and put where the page keeps its own.
import { botFor } from '@crescendo/bots';
import {
  type AnyMatch,
  formatRecord,
  gameById,
  itemAt,
  Match,
  parseEvent,
  presetOptions,
  range,
  seeded,
} from '@crescendo/rules';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../../src/session/saved/saved-games.ts';
import { decide } from './decide.ts';

interface Situation {
  readonly game: string;
  readonly seats?: number;
  readonly options?: object;
  /** The events so far, in notation; without them bots play so many decisions, and on to one of seat A. */
  readonly events?: readonly string[];
  readonly decisions?: number;
  /** Seconds for a decision. */
  readonly clock?: number;
}

const begin = ({ game: id, seats = 2, options = {} }: Situation): AnyMatch => {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  const preset = itemAt(Object.keys(game.presets), 0);
  return Match.begin({ game, seats, options: { ...presetOptions(game, preset), ...options } });
};

/** Every state of a whole game; the last is over. */
export const playByBots = async (game: string, seats: number, seed: string): Promise<readonly AnyMatch[]> => {
  const dice = seeded(seed);
  const all = [begin({ game, seats }).settle(dice)];
  for (;;) {
    const match = itemAt(all, all.length - 1);
    if (match.turn.kind !== 'players') return all;
    const seat = itemAt(match.turn.seats, 0);
    // The level that thinks least.
    const move = await decide({ game: match.game, view: match.view(seat), events: match.length }, 'greedy');
    all.push(match.after({ kind: 'move', seat, move }).settle(dice));
  }
};

const matchIn = async (situation: Situation): Promise<AnyMatch> => {
  const { events = [], decisions = 0 } = situation;
  const start = begin(situation);
  if (events.length > 0)
    return events.reduce((match, line) => match.after(parseEvent(match.game, match.seats, line)!), start);
  const dice = seeded('situation');
  const bot = (await botFor(start.game, 'strong'))!;
  let match: AnyMatch = start.settle(dice);
  for (let made = 0; match.turn.kind === 'players'; made++) {
    const seat = itemAt(match.turn.seats, 0);
    if (made >= decisions && seat === 0) break;
    match = match.after({ kind: 'move', seat, move: bot.choose(match.view(seat), dice) }).settle(dice);
  }
  return match;
};

/** Makes a saved game as the page saves it: one person, the first seat, with bots. */
export const savedGameFrom = (id: string, match: AnyMatch, clock = 0): SavedGame => {
  const record = match.record({ names: range(match.seats).map(() => '') });
  return {
    version: 1,
    id,
    setup: {
      game: match.game.id,
      preset: '',
      options: record.options as SavedGame['setup']['options'],
      series: match.series,
      players: range(match.seats).map((seat) =>
        seat === 0 ? { kind: 'human', name: '' } : { kind: 'bot', level: 'casual', name: '' },
      ),
      clock,
      seed: id,
    },
    record: formatRecord(record, gameById),
    decisions: match.events.filter(({ kind }) => kind === 'move').length,
    over: match.turn.kind === 'over',
    updated: Date.now(),
  };
};

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

/** For `visit`: a table in a certain situation, as if it had been left there, at /table/<name>. */
export const keepTable = async (page: Page, name: string, situation: Situation): Promise<void> => {
  const saved = savedGameFrom(name, await matchIn(situation), situation.clock);
  await withStored([saved])(page);
};
