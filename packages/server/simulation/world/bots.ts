// Bots that think in this process, and take virtual time for it.
import { botFor, randomBot } from '@crescendo/bots';
import { type AnyBot, type Dice, GAMES, GAMES_BY_ID, seeded } from '@crescendo/rules';
import type { Bots } from '../../src/bots/pool.ts';
import type { Process } from './process.ts';

/** Fast ones: what a bot plays does not matter here. */
export const LEVELS = ['random', 'greedy', 'casual'] as const;

const MAX_THINKING_MS = 400;

const loaded = new Map<string, AnyBot>();

/** Loading a bot takes real time, which a simulation does not have. */
export const loadBots = async (): Promise<void> => {
  for (const game of GAMES)
    for (const level of LEVELS) {
      const bot = await botFor(game, level);
      if (bot !== undefined) loaded.set(`${game.id} ${level}`, bot);
    }
};

export const simulatedBots = (process: Process, dice: Dice): Bots => ({
  choose: ({ game, level, view, seed }) =>
    new Promise((resolve, reject) => {
      const bot = loaded.get(`${game} ${level}`) ?? randomBot(GAMES_BY_ID[game]);
      process.after(dice() * MAX_THINKING_MS, () => {
        try {
          resolve(bot.choose(view, seeded(seed)));
        } catch (error) {
          reject(error);
        }
      });
    }),
  close: async () => {},
});
