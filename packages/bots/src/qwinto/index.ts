import type { Qwinto } from '@crescendo/rules/qwinto';
import type { Players } from '../players.ts';
import { adviser } from './advise.ts';
import { makeBots } from './levels.ts';
import { bytesOf, checkWeights, makeNetwork } from './network.ts';
import { makeSwift } from './swift.ts';

/** Qwinto's bots and their advice. The weights come with the first call. */
export const players = async (): Promise<Players<Qwinto>> => {
  const { header, weights } = await import('./weights/qwinto.ts');
  const bytes = bytesOf(weights);
  checkWeights(header, bytes);
  const net = (await makeSwift(header, bytes)) ?? makeNetwork(header, bytes);
  return { bots: makeBots(net), advise: adviser(net) };
};

export type { Because } from './advise.ts';
