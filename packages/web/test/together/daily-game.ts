// A deal of the day, played by the interface of the server.
import { type AnyGame, vorZwoelf } from '@crescendo/rules';
import type { Page } from 'playwright-core';
import { decide } from '../play/decide.ts';

/** Plays the deal of 5 vor 12 of a day to its end, without looking at the page; returns its table. */
export const playDaily = async (page: Page, name: string, day = ''): Promise<string> => {
  const { request } = page.context();
  const post = async (path: string, data: object) => (await request.post(path, { data })).json();
  await post('/api/me', { name });
  const { id } = await post(`/api/daily/5vor12${day && `?day=${day}`}`, {});
  for (let n = 0; ; n++) {
    const { table, view, turn, seat } = await (await request.get(`/api/tables/${id}`)).json();
    if (table.status === 'over') return id;
    if (turn.kind !== 'players' || !turn.seats.includes(seat)) {
      await page.waitForTimeout(20);
      continue;
    }
    const game = vorZwoelf as AnyGame;
    const move = await decide({ game, view, events: n }, 'greedy');
    await post(`/api/tables/${id}/moves`, { id: `move-${n}-${id}`, move: game.notation.move.format(move) });
  }
};
