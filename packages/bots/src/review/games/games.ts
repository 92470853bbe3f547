// The games that can be reviewed; their modules are loaded on demand.
import type { GameId, GameTypes } from '@crescendo/rules';
import type { ReviewedGame } from './reviewed-game.ts';

const REVIEWED: { readonly [id in GameId]?: () => Promise<ReviewedGame<GameTypes>> } = {
  '5vor12': async () => (await import('../../5vor12/advice/review.ts')).reviewed,
  finito: async () => (await import('../../finito/advice/review.ts')).reviewed,
  qwinto: async () => (await import('../../qwinto/advice/review.ts')).reviewed,
  rummikub: async () => (await import('../../rummikub/advice/review.ts')).reviewed,
};

const isKey = (id: string): id is keyof typeof REVIEWED => Object.hasOwn(REVIEWED, id);

export const isReviewed = (id: string): boolean => isKey(id);

export const loadReviewed = async (id: string): Promise<ReviewedGame<GameTypes> | undefined> =>
  isKey(id) ? REVIEWED[id]?.() : undefined;
