// Creates a table on the server and goes there.

import { type CreateTable, TableInfo } from '@crescendo/protocol';
import type { AnyGame } from '@crescendo/rules';
import type { GameId } from '@crescendo/rules/manifests';
import * as v from 'valibot';
import { loadBoard } from '../../../boards/boards.ts';
import { errorSentence } from '../../../server/error-words.ts';
import { requestAsMe } from '../../../server/identity.ts';
import {
  createTableRequest,
  onlineSeatLimits,
  restoreTerms,
  type TableProposal,
  type TableTerms,
} from '../../../session/remote/table-terms.ts';
import { lastSetup } from '../../../session/setup/last-setup.ts';
import {
  defaultChoice,
  restoreChoice,
  type SetupChoice,
  withFirst,
} from '../../../session/setup/setup-choice.ts';
import { go } from '../../../shell/router.ts';
import { readStoredJson, writeStored } from '../../../shell/storage/storage.ts';

/** Throws an `ApiError`; then nothing has happened. */
export const createTable = async (asked: CreateTable): Promise<TableInfo> => {
  const table = await requestAsMe('POST', '/api/tables', TableInfo, asked);
  // The back button should not lead to a table that is closed.
  const replace = asked.instead !== undefined;
  go(`/t/${table.id}`, { replace, keepsPlace: replace && location.pathname.includes('/t/') });
  return table;
};

/** The terms are stored for each game. */
export const saveTerms = (game: string, terms: TableTerms): void => {
  writeStored(`friends.${game}`, JSON.stringify(terms));
};

/** The last rules and terms; or these, without a clock. */
export const lastProposal = (game: AnyGame, otherwise: SetupChoice): TableProposal => {
  const choice = restoreChoice(lastSetup(game.id), game) ?? otherwise;
  return { choice, terms: restoreTerms(readStoredJson(`friends.${game.id}`, v.unknown()), choice, game) };
};

/** More come with "+ seat"; free seats nobody needs are in the way. */
const MAX_GROUP_SEATS = 4;

/** A seat for each member of a small group. */
const seatsForGroup = (people: number, game: AnyGame, preset: string): number => {
  const { min, max } = onlineSeatLimits(game, preset);
  return Math.max(min, Math.min(max, people, MAX_GROUP_SEATS));
};

/** One tap: a table for friends, by link; or for a group of this many. Returns a sentence if it failed. */
export const createQuickTable = async (
  id: GameId,
  call?: { readonly group: string; readonly people: number },
): Promise<string | undefined> => {
  const { game } = await loadBoard(id);
  const { choice, terms } = lastProposal(game, defaultChoice(game, ''));
  const seats = call === undefined ? terms.seats : seatsForGroup(call.people, game, choice.preset);
  try {
    await createTable({
      ...createTableRequest({ choice: withFirst(choice, 0), terms: { ...terms, seats, public: false } }),
      ...(call !== undefined && { group: call.group }),
    });
    return undefined;
  } catch (error) {
    return errorSentence(error);
  }
};
