// The boards of all games. Each is loaded when it is needed; a game without a board of its own has the plain one.
import { GAME_IDS, type GameId, isGameId, MANIFESTS } from '@crescendo/rules/manifests';
import { readStored } from '../shell/storage/storage.ts';
import type { AnyBoard } from './contract/board.ts';

export type { AnyBoard } from './contract/board.ts';

const BOARDS: { readonly [id in GameId]?: () => Promise<AnyBoard> } = {
  '5vor12': async () => (await import('./5vor12/index.ts')).board,
  rummikub: async () => (await import('./rummikub/index.ts')).board,
  finito: async () => (await import('./finito/index.ts')).board,
  qwinto: async () => (await import('./qwinto/index.ts')).board,
};

const loadPlainBoard = async (id: GameId): Promise<AnyBoard> => {
  const [{ GAMES_BY_ID }, { plainBoard }] = await Promise.all([
    import('@crescendo/rules/games'),
    import('./plain/index.ts'),
  ]);
  return plainBoard(GAMES_BY_ID[id]);
};

/** For tests and for anyone who writes a game: `crescendo.board` = `plain` in the browser's storage. */
const wantsPlainBoard = (): boolean => readStored('board') === 'plain';

export const loadBoard = (id: GameId): Promise<AnyBoard> => {
  const load = wantsPlainBoard() ? undefined : BOARDS[id];
  return load ? load() : loadPlainBoard(id);
};

/** A game as the pages offer it, before its board is loaded. */
export interface GameCard {
  readonly id: GameId;
  /** The name given by its author; the same in every language. */
  readonly title: string;
  readonly authors: string;
  readonly publishers: string;
  load(): Promise<AnyBoard>;
}

export const GAME_CARDS: readonly GameCard[] = GAME_IDS.map((id) => {
  const { title, authors, publishers } = MANIFESTS[id];
  return { id, title, authors, publishers, load: () => loadBoard(id) };
});

export const cardOf = (id: string): GameCard | undefined =>
  isGameId(id) ? GAME_CARDS.find((card) => card.id === id) : undefined;
