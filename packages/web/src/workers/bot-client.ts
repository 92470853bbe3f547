// Requests to the bots, which run in a Worker; their responses come back as promises.
import type { Advice, BotId, Look, SeatBot, Style, Verdict } from '@crescendo/bots';
import type { AnyMove, AnyView, GameTypes } from '@crescendo/rules';

export interface BotRequest {
  readonly id: number;
  readonly game: string;
  /** The view of the game itself, never of a series. */
  readonly view: AnyView;
  readonly seed: string;
  readonly task:
    | { readonly kind: 'move'; readonly bot: BotId | SeatBot; readonly style?: Style | undefined }
    | { readonly kind: 'advise'; readonly budget?: number }
    | { readonly kind: 'hint' }
    | { readonly kind: 'judge'; readonly move: AnyMove }
    | { readonly kind: 'reasons'; readonly move: AnyMove; readonly other: AnyMove };
}

/** The best moves, best first, and what to look at before the best one is told. */
export interface HintAnswer {
  readonly best: readonly Advice<GameTypes>[];
  readonly looks: readonly Look[];
}

export type BotResponse =
  | { readonly id: number; readonly move: AnyMove }
  | { readonly id: number; readonly advice: readonly Advice<GameTypes>[] }
  | ({ readonly id: number } & HintAnswer)
  | { readonly id: number; readonly verdict: Verdict<GameTypes> | undefined }
  | { readonly id: number; readonly because: Advice<GameTypes>['because'] }
  | { readonly id: number; readonly error: string };

let worker: Worker | undefined;
let count = 0;

interface PendingRequest {
  readonly resolve: (response: BotResponse) => void;
  readonly reject: (error: Error) => void;
}

const pending = new Map<number, PendingRequest>();

/** A Worker that breaks is replaced at the next request; what it had not answered fails. */
const fail = (message: string): void => {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of pending.values()) reject(new Error(message));
  pending.clear();
};

const start = (): Worker => {
  const made = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<BotResponse>) => {
    const request = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) request?.reject(new Error(data.error));
    else request?.resolve(data);
  });
  made.addEventListener('error', (event) => fail(event.message || 'the bots could not be loaded'));
  return made;
};

export const askBots = (request: Omit<BotRequest, 'id'>): Promise<BotResponse> =>
  new Promise((resolve, reject) => {
    worker ??= start();
    const id = ++count;
    pending.set(id, { resolve, reject });
    worker.postMessage({ ...request, id });
  });

/** This bot's move; without a style that of the even one. The same view and seed give the same move. */
export const requestBotMove = async (
  game: string,
  view: AnyView,
  bot: BotId | SeatBot,
  seed: string,
  style?: Style,
): Promise<AnyMove> => {
  const response = await askBots({ game, view, seed, task: { kind: 'move', bot, style } });
  if ('move' in response) return response.move;
  throw new Error('the bot did not answer with a move');
};

/** Asks the expert for a hint. */
export const requestHint = async (game: string, view: AnyView, seed: string): Promise<HintAnswer> => {
  const response = await askBots({ game, view, seed, task: { kind: 'hint' } });
  if ('looks' in response) return response;
  throw new Error('the bot did not answer with a hint');
};

/** Asks the expert for the best moves here, best first. */
export const requestAdvice = async (
  game: string,
  view: AnyView,
  seed: string,
  budget?: number,
): Promise<readonly Advice<GameTypes>[]> => {
  const response = await askBots({ game, view, seed, task: { kind: 'advise', ...(budget && { budget }) } });
  if ('advice' in response) return response.advice;
  throw new Error('the bot did not answer with advice');
};

/** Asks what speaks for a move beside another one. */
export const requestReasons = async (
  game: string,
  view: AnyView,
  move: AnyMove,
  other: AnyMove,
): Promise<Advice<GameTypes>['because']> => {
  const response = await askBots({ game, view, seed: '', task: { kind: 'reasons', move, other } });
  if ('because' in response) return response.because;
  throw new Error('the bot did not answer with reasons');
};
