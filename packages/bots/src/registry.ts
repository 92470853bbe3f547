import type { AnyGame, AnyTypes, Bot, SeriesView } from '@crescendo/rules';
import { type Advice, BOTS, type BotId, type GameBots } from './game-bots.ts';
import { randomBot } from './random.ts';

/** Where each game's players are; their weights are loaded when somebody sits down with them. */
const PLAYERS: { readonly [game: string]: () => Promise<GameBots<AnyTypes>> } = {
  '5vor12': async () => (await import('./5vor12/index.ts')).loadBots(),
  finito: async () => (await import('./finito/index.ts')).loadBots(),
  qwinto: async () => (await import('./qwinto/index.ts')).loadBots(),
  rummikub: async () => (await import('./rummikub/index.ts')).loadBots(),
};

export const isBotId = (text: string): text is BotId => (BOTS as readonly string[]).includes(text);

/** The bots this game has. */
export const botsOf = (game: AnyGame): readonly BotId[] =>
  Object.hasOwn(PLAYERS, game.id) ? BOTS : ['random'];

/** The bot of this name for this game, alone or in a series; `undefined` when there is none. */
export const botFor = async (game: AnyGame, id: string): Promise<Bot<AnyTypes> | undefined> => {
  const load = PLAYERS[game.id];
  if (!isBotId(id)) return undefined;
  if (id === 'random') return randomBot(game);
  if (load === undefined) return undefined;
  return ofSeries((await load()).bots[id]);
};

/** What the evaluation thinks of the moves of this view, best first. */
export const advise = async (
  game: AnyGame,
  view: AnyTypes,
  dice: () => number,
  budget?: number,
): Promise<readonly Advice<AnyTypes>[]> => {
  const load = PLAYERS[game.id];
  return load === undefined ? [] : (await load()).advise(inner(view), dice, budget);
};

/** A view of a series holds the view of the game that is going on. */
const inner = (view: AnyTypes): AnyTypes =>
  'rounds' in view && 'game' in view ? (view as SeriesView<AnyTypes>).game : view;

const ofSeries = (bot: Bot<AnyTypes>): Bot<AnyTypes> => ({
  id: bot.id,
  choose: (view, dice, budget) => bot.choose(inner(view), dice, budget),
});
