import type { AnyBot, AnyGame, AnyMove, AnyView, Dice, GameTypes } from '@crescendo/rules';
import {
  type Advice,
  BOTS,
  type BotId,
  type KindLook,
  LEVELS,
  type Level,
  type Look,
  type Style,
  type Verdict,
} from './game-bots.ts';
import { mixedBot, mixFor } from './just-right/mixed-bot.ts';
import { strengthOf } from './just-right/opponent.ts';
import { genericBots, loadBots } from './load-bots.ts';
import { extraBotsOf } from './opponents.ts';
import { randomBot } from './random.ts';
import type { WinChances } from './win-chances/chances.ts';

/** The bot that plays any game, for measuring it in games that have bots of their own. */
const GENERIC = 'generic';

export const isBotId = (text: string): text is BotId => (BOTS as readonly string[]).includes(text);

const isLevel = (id: BotId): id is Level => (LEVELS as readonly string[]).includes(id);

/** The bots of a game: the same for all of them, and some games have others of their own. */
export const botsOf = (game: AnyGame): readonly string[] => [...BOTS, ...extraBotsOf(game.id)];

const botOfStrength = async (
  game: AnyGame,
  id: string,
  strength: number,
  style?: Style,
): Promise<AnyBot | undefined> => {
  const mix = mixFor(game.id, strength);
  if (mix === undefined) return undefined;
  const { bots, styles, others } = await loadBots(game);
  return mixedBot(id, mix, (style && styles?.[style]) ?? bots, others?.novice);
};

/**
 * The bot of this name for this game; `undefined` when there is none. `just-right:1040` is as strong as that, see
 * `justRightId`. Without a style it is the neutral one, by which levels are measured; a level without styles, or a game, is
 * always even.
 */
export const botFor = async (game: AnyGame, id: string, style?: Style): Promise<AnyBot | undefined> => {
  if (id === GENERIC) return { ...(await genericBots(game)).bots.expert, id: GENERIC };
  if ((extraBotsOf(game.id) as readonly string[]).includes(id)) return (await loadBots(game)).others?.[id];
  const strength = strengthOf(id);
  if (strength !== undefined) return botOfStrength(game, id, strength, style);
  if (!isBotId(id)) return undefined;
  if (id === 'random') return randomBot(game);
  const { bots, styles } = await loadBots(game);
  return (style && isLevel(id) ? styles?.[style][id] : undefined) ?? bots[id];
};

/** Evaluates the moves of this view, best first. */
export const advise = async (
  game: AnyGame,
  view: AnyView,
  dice: Dice,
  budget?: number,
): Promise<readonly Advice<GameTypes>[]> => (await loadBots(game)).advise(view, dice, budget);

/** Lists where to look before the advised move is told; in a game without looks of its own, the moves of that kind. */
export const looksFor = async (
  game: AnyGame,
  view: AnyView,
  advice: Pick<Advice<GameTypes>, 'move' | 'because'>,
): Promise<readonly Look[]> => {
  const { looks } = await loadBots(game);
  if (looks) return looks(view, advice);
  const others = [...new Set([...game.moves(view)].map(({ type }) => type))];
  const kind: KindLook = { code: 'kind', type: advice.move.type };
  return others.length > 1 ? [kind] : [];
};

/** Lists what speaks for a move beside another one; nothing in a game without reasons of its own. */
export const reasonsFor = async (
  game: AnyGame,
  view: AnyView,
  move: AnyMove,
  other: AnyMove,
): Promise<Advice<GameTypes>['because']> => (await loadBots(game)).reasons?.(view, move, other) ?? [];

/**
 * Every seat's chance to win as a viewer may judge it; `undefined` for a game that nothing was learnt about. What comes back
 * can be asked thousands of times.
 */
export const winChancesOf = async (game: AnyGame): Promise<((view: AnyView) => WinChances) | undefined> =>
  (await loadBots(game)).winChances;

/** Compares this move, any legal one, with the best; `undefined` for a game without learnt chances. */
export const judge = async (
  game: AnyGame,
  view: AnyView,
  move: AnyMove,
  dice: Dice,
  budget?: number,
): Promise<Verdict<GameTypes> | undefined> => (await loadBots(game)).judge?.(view, move, dice, budget);
