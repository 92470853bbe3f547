import { botFor, botsOf, STYLES, type Style } from '@crescendo/bots';
import { botNames, styleOf } from '@crescendo/bots/names';
import { type AnyBot, type AnyGame, range, titleOf } from '@crescendo/rules';
import { CliError } from './cli-error.ts';

const isStyle = (text: string | undefined): text is Style | undefined =>
  text === undefined || (STYLES as readonly string[]).includes(text);

/** `expert`, or `expert:bold`: the same with this style. */
export const readBot = async (game: AnyGame, text: string): Promise<AnyBot> => {
  const [id = '', style, ...more] = text.split(':');
  const bot = isStyle(style) && more.length === 0 ? await botFor(game, id, style) : undefined;
  if (bot === undefined) throw new CliError((words) => words.noBot(text, titleOf(game.id), botsOf(game)));
  return bot;
};

/** So many bots at a table: each in its own style, unless one is asked for. */
export const readBots = async (game: AnyGame, text: string, count: number): Promise<readonly AnyBot[]> => {
  const asked = await readBot(game, text);
  if (text.includes(':')) return range(count).map(() => asked);
  const styles = botNames(range(count).map(() => text)).map(styleOf);
  return Promise.all(styles.map((style) => (style ? readBot(game, `${text}:${style}`) : asked)));
};

/** The bot people play against unless they choose one: a casual player, if the game has one. */
export const defaultBot = (game: AnyGame): string => botsOf(game).find((id) => id === 'casual') ?? 'random';
