// Games that one person has finished on this device, an entry each: the source of the statistics.
import { readStoredJson, writeStored } from '../app/storage.ts';
import type { SavedGame } from './saved-games.ts';

/** A finished game, on this device or on a server. */
export interface FinishedGame {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: number;
  /** One for each seat; a colon before the level of a bot. */
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** Several rounds, counted as one game. */
  readonly isSeries: boolean;
}

const KEY = 'tally';
const MOST = 500;

export const finishedGames = (): readonly FinishedGame[] => {
  const kept = readStoredJson<readonly FinishedGame[]>(KEY);
  return Array.isArray(kept) ? kept : [];
};

/** The result as it stands in a record; `undefined` before the end. */
export const resultIn = (record: string): Pick<FinishedGame, 'scores' | 'winners'> | undefined => {
  const [, scores, winners] = /^result ((?:-?\d+ )+)winners((?: [A-Z])*)$/m.exec(record) ?? [];
  if (scores === undefined || winners === undefined) return undefined;
  return {
    scores: scores.trim().split(' ').map(Number),
    winners: winners
      .split(' ')
      .filter(Boolean)
      .map((letter) => letter.charCodeAt(0) - 65),
  };
};

/** Only games of a single person count, and each once: going back and playing on does not change the result. */
export const addFinishedGame = ({ id, setup, record, over, updated }: SavedGame): void => {
  const seats = setup.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const [seat, ...others] = seats;
  const result = over && others.length === 0 ? resultIn(record) : undefined;
  if (!result || seat === undefined) return;
  const before = finishedGames();
  if (before.some((played) => played.id === id)) return;
  const played: FinishedGame = {
    id,
    game: setup.game,
    at: updated,
    seat,
    names: setup.players.map((player) => (player.kind === 'bot' ? `:${player.level}` : '')),
    ...result,
    isSeries: setup.series !== null,
  };
  writeStored(KEY, JSON.stringify([...before, played].slice(-MOST)));
};
