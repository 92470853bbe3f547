import { botFor, botsOf } from '@crescendo/bots';
import type { AnyGame, AnyTypes, Bot } from '@crescendo/rules';
import { listed } from './arguments.ts';
import { CliError } from './cli-error.ts';

export const readBot = async (game: AnyGame, id: string): Promise<Bot<AnyTypes>> => {
  const bot = await botFor(game, id);
  if (bot === undefined)
    throw new CliError(`There is no bot “${id}” for ${game.id}: say ${listed(botsOf(game))}.`);
  return bot;
};

/** Whom people play against when they do not say: a casual player, where there is one. */
export const defaultBot = (game: AnyGame): string => botsOf(game).find((id) => id === 'casual') ?? 'random';
