// Games that one person has finished on this device, an entry each: the source of the statistics.
import type { ListedPlayer } from '@crescendo/protocol';
import { readStoredJson, writeStored } from '../../shell/storage.ts';
import type { SavedGame } from './saved-games.ts';

/** A finished game, on this device or on a server. */
export interface FinishedGame {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: number;
  /** One for each seat. */
  readonly players: readonly ListedPlayer[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** Several rounds, counted as one game. */
  readonly isSeries: boolean;
  /** How often something was taken back, if it was. */
  readonly takenBack?: number;
}

const KEY = 'tally';
const MOST = 500;

/** A game that an earlier version kept: a colon before the level of a bot, and nothing where a person sat. */
type OldGame = Omit<FinishedGame, 'players'> & { readonly names: readonly string[] };

const PERSON: ListedPlayer = { kind: 'person', name: '', level: null };

const readGame = (kept: FinishedGame | OldGame): FinishedGame => {
  if ('players' in kept) return kept;
  const { names, ...rest } = kept;
  const player = (name: string): ListedPlayer =>
    name === '' ? PERSON : { kind: 'bot', name: '', level: name.slice(1) as ListedPlayer['level'] };
  return { ...rest, players: names.map(player) };
};

export const finishedGames = (): readonly FinishedGame[] => {
  const kept = readStoredJson<readonly (FinishedGame | OldGame)[]>(KEY);
  return Array.isArray(kept) ? kept.map(readGame) : [];
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

const takenBackIn = (record: string): number =>
  /^fair taken-back "([\d ]+)"$/m.exec(record)?.[1]?.split(' ').length ?? 0;

/** Only games of a single person count, and each once: going back and playing on does not change the result. */
export const addFinishedGame = ({ id, from, setup, record, over, updated }: SavedGame): void => {
  if (from !== undefined) return;
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
    players: setup.players.map((player) =>
      player.kind === 'bot' ? { kind: 'bot', name: '', level: player.level } : PERSON,
    ),
    ...result,
    isSeries: setup.series !== null,
    ...(takenBackIn(record) > 0 && { takenBack: takenBackIn(record) }),
  };
  writeStored(KEY, JSON.stringify([...before, played].slice(-MOST)));
};
