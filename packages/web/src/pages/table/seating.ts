// What all parts of the table page are given.
import type { Seat } from '@crescendo/rules';
import type { ComponentType } from 'preact';
import type { AnyBoard } from '../../boards/boards.ts';
import type { Table } from '../../table/table.ts';
import type { AnyTranslations } from '../../table/translations.ts';
import type { Look } from './use-table.ts';
import type { TableWords } from './words.ts';

export interface Seating {
  readonly table: Table;
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
  readonly words: TableWords;
  /** For sentences. */
  readonly name: (seat: Seat) => string;
  /** For labels. */
  readonly plate: (seat: Seat) => string;
  readonly look: Look;
  /** What a table with others has more; `undefined` at a table on this device. */
  readonly parts: CompanyParts | undefined;
}

/** Parts of the page that only a server's table has, loaded with it. */
export interface CompanyParts {
  /** What is going on, in one small line over the edge of the board. */
  readonly Line: ComponentType<Seating>;
  /** On a name plate: who is there, how much time is left, what was just said. */
  readonly Plate: ComponentType<Seating & { readonly seat: Seat }>;
  /** In the bar: talk, and everything else one can do. */
  readonly Tools: ComponentType<Seating>;
  readonly Sheets: ComponentType<Seating>;
  /** Below the result: what comes next. */
  readonly After: ComponentType<Seating>;
}
