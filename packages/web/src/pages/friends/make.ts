// Make a table at the server and go there.
import type { CreateTable, TableInfo } from '@crescendo/protocol';
import type { AnyGame } from '@crescendo/rules';
import { keep, readKeptJson } from '../../app/kept.ts';
import { go } from '../../app/router.ts';
import { cardOf } from '../../boards/boards.ts';
import { askAsMe } from '../../online/me.ts';
import { whySaid } from '../../online/why.ts';
import { lastSetup } from '../../table/begin.ts';
import { remembered, usual, withClock } from '../../table/choosing.ts';
import { giveShare } from '../online/deeds.ts';
import { type Agreed, rememberedTerms, type Terms, tableOf } from './terms.ts';

/** Throws a `Refused`; then nothing has happened. */
export const makeTable = async (asked: CreateTable): Promise<void> => {
  const { id } = await askAsMe<TableInfo>('POST', '/api/tables', asked);
  void giveShare(id);
  // Whoever goes back does not want to find a table that is closed.
  go(`/t/${id}`, { replace: asked.instead !== undefined });
};

/** What is agreed with friends is remembered for each game. */
export const rememberTerms = (game: string, terms: Terms): void => {
  keep(`friends.${game}`, JSON.stringify(terms));
};

/** The rules of the last time and what was agreed; or what most people would want, which with friends is no clock. */
export const lastAgreed = (game: AnyGame, name: string): Agreed => {
  const last = remembered(lastSetup(game.id), game);
  const choice = last ?? usual(game, name);
  const kept = readKeptJson<Terms>(`friends.${game.id}`);
  return { choice, terms: rememberedTerms(kept, last ?? withClock(choice, 0), game) };
};

/** One tap: a table for friends, by link. What comes back says why there is none. */
export const makeAtOnce = async (id: string): Promise<string | undefined> => {
  const { game } = await cardOf(id)!.load();
  const { choice, terms } = lastAgreed(game, '');
  try {
    await makeTable(tableOf({ choice, terms: { ...terms, public: false } }));
    return undefined;
  } catch (error) {
    return whySaid(error);
  }
};
