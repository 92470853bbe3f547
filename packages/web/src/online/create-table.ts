// Make a table at the server and go there.
import type { CreateTable, TableInfo } from '@crescendo/protocol';
import type { AnyGame } from '@crescendo/rules';
import { go } from '../app/router.ts';
import { readStoredJson, writeStored } from '../app/storage.ts';
import { cardOf } from '../boards/boards.ts';
import { defaultChoice, restoreChoice, withClock } from '../table/setup-choice.ts';
import { lastSetup } from '../table/start-game.ts';
import { errorSentence } from './error-words.ts';
import { requestAsMe } from './identity.ts';
import { giveShare } from './table-actions.ts';
import { createTableRequest, restoreTerms, type TableProposal, type TableTerms } from './table-terms.ts';

/** Throws a `Refused`; then nothing has happened. */
export const createTable = async (asked: CreateTable): Promise<void> => {
  const { id } = await requestAsMe<TableInfo>('POST', '/api/tables', asked);
  void giveShare(id);
  // Whoever goes back does not want to find a table that is closed.
  go(`/t/${id}`, { replace: asked.instead !== undefined });
};

/** What is agreed with friends is remembered for each game. */
export const saveTerms = (game: string, terms: TableTerms): void => {
  writeStored(`friends.${game}`, JSON.stringify(terms));
};

/** The rules of the last time and what was agreed; or what most people would want, which with friends is no clock. */
export const lastProposal = (game: AnyGame, name: string): TableProposal => {
  const last = restoreChoice(lastSetup(game.id), game);
  const choice = last ?? defaultChoice(game, name);
  const kept = readStoredJson<TableTerms>(`friends.${game.id}`);
  return { choice, terms: restoreTerms(kept, last ?? withClock(choice, game, 0), game) };
};

/** One tap: a table for friends, by link. What comes back says why there is none. */
export const createQuickTable = async (id: string): Promise<string | undefined> => {
  const { game } = await cardOf(id)!.load();
  const { choice, terms } = lastProposal(game, '');
  try {
    await createTable(createTableRequest({ choice, terms: { ...terms, public: false } }));
    return undefined;
  } catch (error) {
    return errorSentence(error);
  }
};
