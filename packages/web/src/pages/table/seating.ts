// What all parts of the table page are given.
import type { Seat } from '@crescendo/rules';
import type { AnyBoard } from '../../boards/boards.ts';
import type { AnySpeech } from '../../table/speech.ts';
import type { Table } from '../../table/table.ts';
import type { Look } from './use-table.ts';
import type { TableWords } from './words.ts';

export interface Seating {
  readonly table: Table;
  readonly board: AnyBoard;
  readonly speech: AnySpeech;
  readonly words: TableWords;
  /** For sentences. */
  readonly name: (seat: Seat) => string;
  /** For labels. */
  readonly plate: (seat: Seat) => string;
  readonly look: Look;
}

export const humansAt = (table: Table): readonly Seat[] =>
  table.setup.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
