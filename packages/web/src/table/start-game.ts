// Starts a game on this device, or opens a saved one.
import { parseRecord } from '@crescendo/rules';
import { go } from '../app/router.ts';
import { readStored, writeStored } from '../app/storage.ts';
import type { AnyBoard } from '../boards/boards.ts';
import { cardOf } from '../boards/boards.ts';
import type { GameSetup } from './game-setup.ts';
import { LocalTable } from './local-table.ts';
import { savedGame, saveGame, setAside } from './saved-games.ts';
import { defaultChoice, restoreChoice } from './setup-choice.ts';

const randomName = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
};

/** Saves a new game under a new id and goes to its table. */
export const startGame = (setup: Omit<GameSetup, 'seed' | 'coach'> & { readonly coach?: boolean }): void => {
  const id = randomName();
  const { game, players } = setup;
  saveGame({
    version: 1,
    id,
    setup: { coach: false, ...setup, seed: randomName() + randomName() },
    record: `crescendo 1\ngame ${game}\nseats ${players.length}\n\n`,
    decisions: 0,
    over: false,
    updated: Date.now(),
  });
  go(`/table/${id}`);
};

/** One tap: this game with the last settings, or against one bot with the defaults. A first game has a coach. */
export const startQuickGame = async (game: string): Promise<void> => {
  const seen = readStored(`coached.${game}`) !== undefined;
  const board = await cardOf(game)!.load();
  const choice = restoreChoice(lastSetup(game), board.game) ?? { ...defaultChoice(board.game, ''), clock: 0 };
  startGame({ ...choice, coach: !seen });
};

/** The last choice is stored for each game. */
export const saveLastSetup = (setup: Omit<GameSetup, 'seed' | 'coach'>): void => {
  writeStored(`setup.${setup.game}`, JSON.stringify(setup));
};

export const lastSetup = (game: string): Omit<GameSetup, 'seed' | 'coach'> | undefined => {
  try {
    const last = JSON.parse(readStored(`setup.${game}`) ?? 'null') as GameSetup | null;
    return last?.game === game && Array.isArray(last.players) ? last : undefined;
  } catch {
    return undefined;
  }
};

/** Why a saved game cannot be opened. */
export type OpenFailure = 'unknown' | 'unreadable';

/** The table of a saved game. A game that cannot be read or breaks the rules is set aside. */
export const openTable = (id: string, board: AnyBoard): LocalTable | OpenFailure => {
  const saved = savedGame(id);
  if (!saved) return 'unknown';
  try {
    const fresh = saved.decisions === 0;
    const parsed = fresh ? undefined : parseRecord(saved.record, () => board.game);
    if (parsed && 'fault' in parsed) throw new Error(parsed.fault.code);
    const events = parsed?.record.events ?? [];
    const table = new LocalTable({
      id,
      setup: saved.setup,
      game: board.game,
      events,
      draft: saved.draft,
      ...(board.timeUp && { timeUp: board.timeUp }),
    });
    return table;
  } catch {
    setAside(id);
    return 'unreadable';
  }
};
