// What a person at a server's table may see, asked of the server with that person's own cookie.
import { type AnyGame, type AnyTypes, gameById, type Turn } from '@crescendo/rules';
import type { Page } from 'playwright-core';

export interface Seen {
  readonly base: AnyGame;
  readonly view: AnyTypes;
  readonly turn: Turn | null;
  readonly seat: number | null;
  readonly status: string;
  readonly moment: number;
  readonly decided: number;
  readonly events: number;
}

export const tableIdOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2]!;

/** Straight from the server, whatever has happened to this person's cable. */
export const see = async (page: Page, server: string): Promise<Seen> => {
  const response = await page.context().request.get(`${server}/api/tables/${tableIdOf(page)}`);
  if (!response.ok()) throw new Error(`the server answers ${response.status()}: ${await response.text()}`);
  const { table, view, turn, seat, moment, decided } = await response.json();
  return {
    base: gameById(table.game)!,
    view: table.series === null || view === null ? view : view.game,
    turn,
    seat,
    status: table.status,
    moment,
    decided,
    events: moment,
  };
};

export const isTurnOf = ({ turn, seat }: Seen): boolean =>
  turn?.kind === 'players' && seat !== null && turn.seats.includes(seat);
