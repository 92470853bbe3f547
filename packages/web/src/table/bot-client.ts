// The way to the bots: questions go to the Worker, answers come back as promises.
import type { Advice, BotId } from '@crescendo/bots';
import type { AnyMove, GameTypes } from '@crescendo/rules';

export interface BotRequest {
  readonly id: number;
  readonly game: string;
  /** Of the game itself, never of a series. */
  readonly view: object;
  readonly seed: string;
  readonly task:
    | { readonly kind: 'move'; readonly bot: BotId }
    | { readonly kind: 'advise'; readonly budget?: number };
}

export type BotResponse =
  | { readonly id: number; readonly move: AnyMove }
  | { readonly id: number; readonly advice: readonly Advice<GameTypes>[] }
  | { readonly id: number; readonly error: string };

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, { resolve: (answer: BotResponse) => void; reject: (error: Error) => void }>();

/** A Worker that breaks is replaced by the next question; those it had not answered fail. */
const fail = (why: string): void => {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(why));
  waiting.clear();
};

const start = (): Worker => {
  const made = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<BotResponse>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data);
  });
  made.addEventListener('error', (event) => fail(event.message || 'the bots could not be loaded'));
  return made;
};

const ask = (question: Omit<BotRequest, 'id'>): Promise<BotResponse> =>
  new Promise((resolve, reject) => {
    worker ??= start();
    const id = ++count;
    waiting.set(id, { resolve, reject });
    worker.postMessage({ ...question, id });
  });

/** What this bot does here. The same view and seed give the same move. */
export const requestBotMove = async (
  game: string,
  view: object,
  bot: BotId,
  seed: string,
): Promise<AnyMove> => {
  const answer = await ask({ game, view, seed, task: { kind: 'move', bot } });
  return (answer as { move: AnyMove }).move;
};

/** What the expert thinks of the best moves here, best first. */
export const requestAdvice = async (
  game: string,
  view: object,
  seed: string,
  budget?: number,
): Promise<readonly Advice<GameTypes>[]> => {
  const answer = await ask({ game, view, seed, task: { kind: 'advise', ...(budget && { budget }) } });
  return (answer as { advice: readonly Advice<GameTypes>[] }).advice;
};
