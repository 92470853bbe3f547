// Begin a game on this device, or go on with a kept one.
import { parseRecord } from '@crescendo/rules';
import { keep, readKept } from '../app/kept.ts';
import { go } from '../app/router.ts';
import type { AnyBoard } from '../boards/boards.ts';
import { cardOf } from '../boards/boards.ts';
import { remembered, usual } from './choosing.ts';
import { LocalTable } from './local.ts';
import { putAside, savedGame, saveGame } from './saved.ts';
import type { Setup } from './setup.ts';

const randomName = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
};

/** Keep a new game under a new name and go to its table. */
export const beginGame = (setup: Omit<Setup, 'seed' | 'coach'> & { readonly coach?: boolean }): void => {
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

/** One tap: this game against one bot, as the last time or as most people would. A first game has a coach. */
export const beginAtOnce = async (game: string): Promise<void> => {
  const seen = readKept(`coached.${game}`) !== undefined;
  const board = await cardOf(game)!.load();
  const choice = remembered(lastSetup(game), board.game) ?? { ...usual(board.game, ''), clock: 0 };
  beginGame({ ...choice, coach: !seen });
};

/** The last choice is remembered for each game. */
export const rememberSetup = (setup: Omit<Setup, 'seed' | 'coach'>): void => {
  keep(`setup.${setup.game}`, JSON.stringify(setup));
};

export const lastSetup = (game: string): Omit<Setup, 'seed' | 'coach'> | undefined => {
  try {
    const last = JSON.parse(readKept(`setup.${game}`) ?? 'null') as Setup | null;
    return last?.game === game && Array.isArray(last.players) ? last : undefined;
  } catch {
    return undefined;
  }
};

/** Why a kept game cannot go on. */
export type Lost = 'unknown' | 'unreadable';

/** The table of a kept game. One that cannot be read or breaks the rules is put aside, whole. */
export const openTable = (id: string, board: AnyBoard): LocalTable | Lost => {
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
      base: board.game,
      events,
      draft: saved.draft,
      ...(board.timeUp && { timeUp: board.timeUp }),
    });
    return table;
  } catch {
    putAside(id);
    return 'unreadable';
  }
};
