import type { VorZwoelf } from '@crescendo/rules/5vor12';
import type { Players } from '../players.ts';

export type { Because } from './advice.ts';

/** The bots of 5 vor 12; their weights are loaded with the first call. */
export const players = async (): Promise<Players<VorZwoelf>> => {
  const [{ playersFrom }, { loadModels }] = await Promise.all([
    import('./players.ts'),
    import('./weights.ts'),
  ]);
  return playersFrom(loadModels());
};
