// The last draft of a player's next move that this process has. The clock decides by it where the edition says so.
import type { AnyMove, Seat } from '@crescendo/rules';
import type { TableSnapshot } from './snapshot.ts';
import type { TableConfig } from './table-config.ts';

export interface Draft {
  readonly seat: Seat;
  /** The `moment` of the table it belongs to: with the next move it is over. */
  readonly moment: number;
  /** In notation; `null`: nothing is prepared any more. */
  readonly text: string | null;
}

/** At these tables players send their drafts to the server, whether or not the others may watch. */
export const isReadByClock = ({ game, settings }: Pick<TableConfig, 'game' | 'settings'>): boolean =>
  settings.clock.kind !== 'none' &&
  game.drafts !== undefined &&
  game.clock?.readsDraft?.(settings.options) === true;

/** The unfinished move of this seat; `undefined`: none is known here. */
export const draftAt = (
  config: TableConfig,
  { moment }: TableSnapshot,
  draft: Draft | undefined,
  seat: Seat,
): AnyMove | undefined => {
  const isCurrent = draft?.seat === seat && draft.moment === moment;
  if (!isCurrent || draft.text === null || !isReadByClock(config)) return undefined;
  return config.game.notation.move.parse(draft.text);
};
