// Starts a game on this device.
import { type AnyGame, type GameId, pick, range, seeded } from '@crescendo/rules';
import { type AnyBoard, loadBoard } from '../../boards/boards.ts';
import { withStrengthToday } from '../../session/just-right/opponent.ts';
import { loadFinishedGames } from '../../session/saved/finished-games.ts';
import { loadSavedGames, saveGame } from '../../session/saved/saved-games.ts';
import type { GameSetup } from '../../session/setup/game-setup.ts';
import { lastSetup } from '../../session/setup/last-setup.ts';
import { newGameId } from '../../session/setup/new-game-id.ts';
import {
  defaultChoice,
  restoreChoice,
  type SetupChoice,
  withFirst,
} from '../../session/setup/setup-choice.ts';
import { go } from '../../shell/router.ts';
import { explainDealAgain } from '../shared/guide-memory.ts';
import { learningSeed } from './learning-game.ts';

/** The setup of a game with this seed. Where the first player is drawn, the seed decides. */
export const setupWithSeed = ({ first = 0, ...choice }: SetupChoice, seed: string): GameSetup => {
  const seat = first === 'random' ? pick(seeded(`${seed}:first`), range(choice.players.length)) : first;
  return { ...choice, ...(seat > 0 && { first: seat }), seed, draws: 'stable' };
};

/**
 * Saves a new game under a new id and goes to its table. A bot that is just right gets its strength here. `lesson`: the seed of a learning
 * game.
 */
export const startGame = async (asked: SetupChoice, lesson?: string): Promise<void> => {
  await loadFinishedGames();
  const choice = withStrengthToday(asked);
  const id = newGameId();
  const { game, players } = choice;
  saveGame({
    version: 1,
    id,
    setup: {
      ...setupWithSeed(choice, lesson ?? newGameId() + newGameId()),
      ...(lesson !== undefined && { lesson: true }),
    },
    record: `crescendo 1\ngame ${game}\nseats ${players.length}\n\n`,
    decisions: 0,
    over: false,
    updated: Date.now(),
  });
  go(`/table/${id}`);
};

/** With the last settings, or against one bot with the defaults; the first seat begins. */
export const startLastOrDefault = (game: AnyGame): Promise<void> => {
  const choice = restoreChoice(lastSetup(game.id), game) ?? defaultChoice(game, '');
  return startGame(withFirst(choice, 0));
};

/** A learning game for somebody new to it, else the last settings. A deal that cannot be loaded is not missed. */
export const startAtOnce = async (board: AnyBoard): Promise<void> => {
  await loadSavedGames();
  const lesson = await learningSeed(board).catch(() => undefined);
  if (lesson === undefined) return startLastOrDefault(board.game);
  explainDealAgain(board.game.id);
  return startGame(defaultChoice(board.game, ''), lesson);
};

/** One tap on a game's card. */
export const startQuickGame = async (id: GameId): Promise<void> => startAtOnce(await loadBoard(id));
