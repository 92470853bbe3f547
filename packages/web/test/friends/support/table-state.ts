// Asks the server for the table as a person there may see it, with that person's own cookie.
import { PROTOCOL, PROTOCOL_HEADER } from '@crescendo/protocol';
import { type AnyGame, type AnyView, gameById, readFullView, type Turn } from '@crescendo/rules';
import type { Page } from 'playwright-core';

export interface SeenTable {
  readonly game: AnyGame;
  readonly view: AnyView;
  readonly turn: Turn | null;
  readonly seat: number | null;
  readonly status: string;
  readonly moment: number;
  readonly decided: number;
  readonly events: number;
}

export const tableIdOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2]!;

/** As a request of the page names its version of the protocol. */
export const NAMED_VERSION = { headers: { [PROTOCOL_HEADER]: String(PROTOCOL) } };

/** Straight from the server, whatever has happened to this person's cable. */
export const readTable = async (page: Page, server: string): Promise<SeenTable> => {
  const response = await page.context().request.get(`${server}/api/tables/${tableIdOf(page)}`, NAMED_VERSION);
  if (!response.ok()) throw new Error(`the server answers ${response.status()}: ${await response.text()}`);
  const { table, view, turn, seat, moment, decided } = await response.json();
  return {
    game: gameById(table.game)!,
    view: view && readFullView(table.series, view).view,
    turn,
    seat,
    status: table.status,
    moment,
    decided,
    events: moment,
  };
};

export const isTurnOf = ({ turn, seat }: SeenTable): boolean =>
  turn?.kind === 'players' && seat !== null && turn.seats.includes(seat);
