import { botFor, botsOf } from '@crescendo/bots';
import { type AnyBot, type AnyGame, titleOf } from '@crescendo/rules';
import { CliError } from './cli-error.ts';

export const readBot = async (game: AnyGame, id: string): Promise<AnyBot> => {
  const bot = await botFor(game, id);
  if (bot === undefined) throw new CliError((words) => words.noBot(id, titleOf(game.id), botsOf(game)));
  return bot;
};

/** The bot people play against unless they choose one: a casual player, if the game has one. */
export const defaultBot = (game: AnyGame): string => botsOf(game).find((id) => id === 'casual') ?? 'random';
