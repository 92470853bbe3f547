import type { Finito } from '@crescendo/rules/finito';
import type { Players } from '../players.ts';

export type { Because } from './advice.ts';

/** The bots of Finito! */
export const players = async (): Promise<Players<Finito>> => (await import('./players.ts')).finitoPlayers;
