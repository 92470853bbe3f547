import {
  type AnyBot,
  type AnyGame,
  type AnyMove,
  type AnyView,
  type Dice,
  type GameId,
  type GameTypes,
  isGameId,
} from '@crescendo/rules';
import { type Advice, BOTS, type BotId, type GameBots, type Verdict } from './game-bots.ts';
import { randomBot } from './random.ts';
import type { WinChances } from './win-chances/chances.ts';

/** Games with bots of their own; their weights are loaded when somebody plays with them. All others get the generic bot. */
const OWN_BOTS: { readonly [id in GameId]?: () => Promise<GameBots<GameTypes>> } = {
  '5vor12': async () => (await import('./5vor12/index.ts')).loadBots(),
  finito: async () => (await import('./finito/index.ts')).loadBots(),
  qwinto: async () => (await import('./qwinto/index.ts')).loadBots(),
  rummikub: async () => (await import('./rummikub/index.ts')).loadBots(),
};

/** The bot that plays any game, for measuring it in games that have bots of their own. */
const GENERIC = 'generic';

const genericBots = async (game: AnyGame): Promise<GameBots<GameTypes>> =>
  (await import('./generic/index.ts')).genericBots(game);

const createBots = (game: AnyGame): Promise<GameBots<GameTypes>> => {
  const load = isGameId(game.id) ? OWN_BOTS[game.id] : undefined;
  return load === undefined ? genericBots(game) : load();
};

/** Reading weights takes far longer than most moves: the bots of a game are created once. */
const created = new WeakMap<AnyGame, Promise<GameBots<GameTypes>>>();

const loadBots = (game: AnyGame): Promise<GameBots<GameTypes>> => {
  const known = created.get(game);
  if (known !== undefined) return known;
  const bots = createBots(game);
  created.set(game, bots);
  // A page that could not load them may be online again later.
  bots.catch(() => created.delete(game));
  return bots;
};

export const isBotId = (text: string): text is BotId => (BOTS as readonly string[]).includes(text);

/** The bots of a game: the same for all of them. */
export const botsOf = (_game: AnyGame): readonly BotId[] => BOTS;

/** The bot of this name for this game; `undefined` when there is none. */
export const botFor = async (game: AnyGame, id: string): Promise<AnyBot | undefined> => {
  if (id === GENERIC) return { ...(await genericBots(game)).bots.expert, id: GENERIC };
  if (!isBotId(id)) return undefined;
  if (id === 'random') return randomBot(game);
  return (await loadBots(game)).bots[id];
};

/** What the evaluation thinks of the moves of this view, best first. */
export const advise = async (
  game: AnyGame,
  view: AnyView,
  dice: Dice,
  budget?: number,
): Promise<readonly Advice<GameTypes>[]> => (await loadBots(game)).advise(view, dice, budget);

/**
 * Every seat's chance to win as a viewer may judge it; `undefined` for a game that nothing was learnt about. What comes back
 * can be asked thousands of times.
 */
export const winChancesOf = async (game: AnyGame): Promise<((view: AnyView) => WinChances) | undefined> =>
  (await loadBots(game)).winChances;

/** What this move is worth beside the best one, any legal move; `undefined` for a game that nothing was learnt about. */
export const judge = async (
  game: AnyGame,
  view: AnyView,
  move: AnyMove,
  dice: Dice,
  budget?: number,
): Promise<Verdict<GameTypes> | undefined> => (await loadBots(game)).judge?.(view, move, dice, budget);
