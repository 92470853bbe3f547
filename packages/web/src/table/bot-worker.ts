// Bots think here, beside the page. They are sent views, so there is nothing to cheat with.
import { advise, botFor } from '@crescendo/bots';
import { type AnyGame, seeded } from '@crescendo/rules';
import type { BotRequest, BotResponse } from './bot-client.ts';

const GAMES: { readonly [id: string]: () => Promise<AnyGame> } = {
  '5vor12': async () => (await import('@crescendo/rules/5vor12')).vorZwoelf,
  rummikub: async () => (await import('@crescendo/rules/rummikub')).rummikub,
  finito: async () => (await import('@crescendo/rules/finito')).finito,
  qwinto: async () => (await import('@crescendo/rules/qwinto')).qwinto,
};

const answer = async ({ id, game: name, view, seed, task: ask }: BotRequest): Promise<BotResponse> => {
  const game = await GAMES[name]!();
  const dice = seeded(seed);
  if (ask.kind === 'advise') return { id, advice: (await advise(game, view, dice, ask.budget)).slice(0, 3) };
  const bot = (await botFor(game, ask.bot))!;
  return { id, move: bot.choose(view, dice) };
};

addEventListener('message', async ({ data }: MessageEvent<BotRequest>) => {
  try {
    postMessage(await answer(data));
  } catch (error) {
    postMessage({ id: data.id, error: String(error) } satisfies BotResponse);
  }
});
