// The only file that names all the games.
import { vorZwoelf } from './5vor12/index.ts';
import { finito } from './finito/index.ts';
import type { AnyGame } from './game.ts';
import { qwinto } from './qwinto/index.ts';
import { rummikub } from './rummikub/index.ts';

export const GAMES: readonly AnyGame[] = [vorZwoelf, rummikub, finito, qwinto];

export const gameById = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);
