// The bots run here, in a Worker. They get views, so they cannot cheat; only the review of a finished game gets all of it.
import { advise, botFor, judge, looksFor, reasonsFor } from '@crescendo/bots';
import { type AnyGame, type GameId, isGameId, seeded } from '@crescendo/rules';
import { functionsReady } from '../shell/old/needs.ts';
import type { BotRequest, BotResponse } from './bot-client.ts';
import type { ReviewRequest, ReviewResponse } from './review-client.ts';

/** Games whose rules are loaded on their own; any other comes with the whole registry. */
const RULES: { readonly [id in GameId]?: () => Promise<AnyGame> } = {
  '5vor12': async () => (await import('@crescendo/rules/5vor12')).vorZwoelf,
  rummikub: async () => (await import('@crescendo/rules/rummikub')).rummikub,
  finito: async () => (await import('@crescendo/rules/finito')).finito,
  qwinto: async () => (await import('@crescendo/rules/qwinto')).qwinto,
};

const loadGame = async (id: string): Promise<AnyGame> => {
  if (!isGameId(id)) throw new Error(`unknown game ${id}`);
  return RULES[id]?.() ?? (await import('@crescendo/rules/games')).GAMES_BY_ID[id];
};

const respond = async ({ id, game: name, view, seed, task }: BotRequest): Promise<BotResponse> => {
  const game = await loadGame(name);
  const dice = seeded(seed);
  if (task.kind === 'advise')
    return { id, advice: (await advise(game, view, dice, task.budget)).slice(0, 3) };
  if (task.kind === 'hint') {
    const best = (await advise(game, view, dice)).slice(0, 2);
    return { id, best, looks: best[0] ? await looksFor(game, view, best[0]) : [] };
  }
  if (task.kind === 'judge') return { id, verdict: await judge(game, view, task.move, dice) };
  if (task.kind === 'reasons') return { id, because: await reasonsFor(game, view, task.move, task.other) };
  const bot = await botFor(game, task.bot, task.style);
  if (!bot) throw new Error(`${name} has no bot ${task.bot}`);
  return { id, move: bot.choose(view, dice) };
};

const review = async (request: ReviewRequest): Promise<void> => {
  const tell = (response: ReviewResponse): void => postMessage(response);
  try {
    const { makeReview } = await import('./make-review.ts');
    await makeReview(request, await loadGame(request.game), tell);
  } catch (error) {
    tell({ kind: 'failed', error: String(error) });
  }
};

const ready = functionsReady();

addEventListener('message', async ({ data }: MessageEvent<BotRequest | ReviewRequest>) => {
  if (ready) await ready;
  if ('record' in data) return review(data);
  try {
    postMessage(await respond(data));
  } catch (error) {
    postMessage({ id: data.id, error: String(error) } satisfies BotResponse);
  }
});
