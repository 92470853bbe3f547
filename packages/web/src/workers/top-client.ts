// Asks for the rounds of a game of Top, which are made in a Worker of their own.
import type { Level } from '@crescendo/bots';
import type { TopRound } from '@crescendo/bots/top';

export interface TopRequest {
  readonly seed: string;
  /** `undefined`: the first round is asked for. */
  readonly before: TopRound | undefined;
}

export interface MadeRound {
  readonly round: TopRound;
  /** The points of each level in this round. */
  readonly levels: Readonly<Record<Level, number>>;
}

export type TopResponse = MadeRound | { readonly error: string };

/** A Worker that was asked for a round and has not answered is ended by `stop`. */
export const requestRound = (
  request: TopRequest,
): { readonly made: Promise<MadeRound>; readonly stop: () => void } => {
  const worker = new Worker(new URL('./top-worker.ts', import.meta.url), { type: 'module' });
  const stop = (): void => worker.terminate();
  const made = new Promise<MadeRound>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<TopResponse>) => {
      stop();
      if ('error' in data) reject(new Error(data.error));
      else resolve(data);
    });
    worker.addEventListener('error', ({ message }) => {
      stop();
      reject(new Error(message || 'the round could not be made'));
    });
    worker.postMessage(request);
  });
  return { made, stop };
};
