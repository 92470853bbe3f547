// The parts that attacks have in common.
import type { WebSocket } from 'ws';
import { sleep, type Wire } from './wire.ts';

/** Resolves at the start; after that `isOn` is true until the end. */
export interface Signal {
  readonly started: Promise<void>;
  readonly isOn: () => boolean;
}

export type Attack = (wire: Wire, signal: Signal) => Promise<void>;

/** Again and again, so many times a second, without waiting for the answers. */
export const repeat = async (
  { isOn }: Signal,
  perSecond: number,
  act: (n: number) => unknown,
): Promise<void> => {
  const started = performance.now();
  for (let n = 0; isOn(); n++) {
    void act(n);
    const ahead = started + (n * 1000) / perSecond - performance.now();
    if (ahead > 4) await sleep(ahead);
  }
};

export const say = (socket: WebSocket | undefined, message: object): void => {
  if (socket?.readyState === socket?.OPEN) socket?.send(JSON.stringify(message));
};

export const sockets = async (wire: Wire, count: number, token = ''): Promise<readonly WebSocket[]> => {
  const all = await Promise.all(Array.from({ length: count }, () => wire.socket(token)));
  return all.filter((socket) => socket !== undefined);
};
