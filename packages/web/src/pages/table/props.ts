// What all parts of the table page are given.
import type { Seat } from '@crescendo/rules';
import type { ComponentType } from 'preact';
import type { AnyBoard } from '../../boards/boards.ts';
import type { GameTable } from '../../table/game-table.ts';
import type { AnyTranslations } from '../../table/translations.ts';
import type { TablePageState } from './use-table-page.ts';
import type { TableWords } from './words.ts';

export interface TablePageProps {
  readonly table: GameTable;
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
  readonly words: TableWords;
  /** For sentences. */
  readonly name: (seat: Seat) => string;
  /** For labels. */
  readonly plate: (seat: Seat) => string;
  readonly page: TablePageState;
  /** What a table with others has more; `undefined` at a table on this device. */
  readonly parts: OnlineParts | undefined;
}

/** Parts of the page that only a server's table has, loaded with it. */
export interface OnlineParts {
  /** What is going on, in one small line over the edge of the board. */
  readonly StatusLine: ComponentType<TablePageProps>;
  /** On a name plate: who is there, how much time is left, what was just said. */
  readonly SeatStatus: ComponentType<TablePageProps & { readonly seat: Seat }>;
  /** In the bar: talk, and everything else one can do. */
  readonly Tools: ComponentType<TablePageProps>;
  readonly Sheets: ComponentType<TablePageProps>;
  /** Below the result: what comes next. */
  readonly After: ComponentType<TablePageProps>;
}
