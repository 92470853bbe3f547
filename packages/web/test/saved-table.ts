// A table in a certain situation, as if it had been left there: written into the page's memory before the page loads.
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

interface Situation {
  readonly game: string;
  readonly seats?: number;
  readonly options?: object;
  /** What has happened, in notation; after that bots play so many decisions, and on to one of seat A. */
  readonly events?: readonly string[];
  readonly decisions?: number;
  /** Seconds for a decision. */
  readonly clock?: number;
}

const matchIn = async ({
  game: id,
  seats = 2,
  options = {},
  events = [],
  decisions = 0,
}: Situation): Promise<AnyMatch> => {
  const game = gameById(id)!;
  const preset = Object.keys(game.presets)[0]!;
  const start = Match.begin({ game, seats, options: { ...presetOptions(game, preset), ...options } });
  const dice = seeded('situation');
  if (events.length > 0)
    return events.reduce((match, line) => match.after(parseEvent(game, seats, line)!), start);
  const bot = (await botFor(game, 'strong'))!;
  let match: AnyMatch = start.settle(dice);
  for (let made = 0; match.turn.kind === 'players'; made++) {
    const seat = itemAt(match.turn.seats, 0);
    if (made >= decisions && seat === 0) break;
    match = match.after({ kind: 'move', seat, move: bot.choose(match.view(seat), dice) }).settle(dice);
  }
  return match;
};

/** For `visit({ before })`: the table is at /table/<name>. */
export const keepTable = async (page: Page, name: string, situation: Situation): Promise<void> => {
  const match = await matchIn(situation);
  const { game, seats = 2, clock = 0 } = situation;
  const preset = Object.keys(gameById(game)!.presets)[0];
  const players = range(seats).map((seat) =>
    seat === 0 ? { kind: 'human', name: '' } : { kind: 'bot', level: 'casual', name: '' },
  );
  const { options } = match.record();
  const saved = JSON.stringify({
    version: 1,
    id: name,
    setup: { game, preset, options, series: null, players, clock, seed: 'situation' },
    record: formatRecord(match.record(), gameById),
    decisions: match.events.filter(({ kind }) => kind === 'move').length,
    over: false,
    updated: 0,
  });
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [`crescendo.game.${name}`, saved] as const,
  );
};
