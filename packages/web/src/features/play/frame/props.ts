// The props of the parts of the table page.
import type { Seat } from '@crescendo/rules';
import type { NameOf } from '@crescendo/words';
import type { ComponentType } from 'preact';
import type { AnyBoard } from '../../../boards/boards.ts';
import type { SeatLabel } from '../../../boards/contract/seat-label.ts';
import type { AnyTranslations } from '../../../boards/translations.ts';
import type { OnlineControls } from '../../../session/online-controls.ts';
import type { PlayableTable, TableReader } from '../../../session/table.ts';
import type { HintButton } from '../hint/grades.ts';
import type { ShownMoment } from '../replay/use-shown-moment.ts';
import type { TableWords } from '../words.ts';
import type { TablePageState } from './use-table-page.ts';

/** For the parts that show a game, whether it is being played or over. */
export interface TableReaderProps {
  readonly table: TableReader;
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
  readonly words: TableWords;
  /** For sentences. */
  readonly name: NameOf;
  /** For labels. */
  readonly seatLabel: (seat: Seat) => SeatLabel;
  readonly page: ShownMoment;
}

/** For the parts of a game being played. */
export interface TablePageProps extends TableReaderProps {
  readonly table: PlayableTable;
  readonly page: TablePageState;
  readonly hint: HintButton;
  /** The parts that only a server's table has; `undefined` at a table on this device. */
  readonly parts: OnlineParts | undefined;
}

/** For the parts that only a server's table has. */
export interface OnlinePartProps extends TablePageProps {
  readonly online: OnlineControls;
}

/** Loaded with a server's table, so that a table on this device need not wait for them. */
export interface OnlineParts {
  /** The text in the bar for a spectator; empty for a player. */
  readonly watchingText: (online: OnlineControls) => string;
  /** Shows the state of the table in one small line over the edge of the board. */
  readonly StatusLine: ComponentType<OnlinePartProps>;
  /** On a name plate: who is there, how much time is left, what was just said. */
  readonly SeatStatus: ComponentType<OnlinePartProps & { readonly seat: Seat }>;
  /** In the head: how many watch. */
  readonly AudienceMark: ComponentType<OnlinePartProps>;
  /** In the bar: talk, and everything else one can do. */
  readonly Tools: ComponentType<OnlinePartProps>;
  /** Beside the board, below the log. */
  readonly SidePanel: ComponentType<OnlinePartProps>;
  readonly Sheets: ComponentType<OnlinePartProps>;
  /** Below the result: what comes next. */
  readonly ResultActions: ComponentType<OnlinePartProps>;
  readonly MoreResultActions: ComponentType<OnlinePartProps>;
}
