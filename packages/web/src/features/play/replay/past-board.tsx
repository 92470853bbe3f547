// A board as it was at the step that is shown: nothing can be done with it, and a better move may be drawn on it.
import type { AnyMove, AnyView } from '@crescendo/rules';
import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { AnyBoard } from '../../../boards/boards.ts';
import type { TableReaderProps } from '../frame/props.ts';

interface PastBoardProps
  extends Pick<TableReaderProps, 'board' | 'translations' | 'name' | 'seatLabel' | 'page'> {
  readonly view: AnyView;
  readonly marked?: AnyMove | undefined;
  /** The move that was made in its place, drawn beside it. */
  readonly instead?: AnyMove | undefined;
}

/** Most boards draw a move only where it could be made: then nothing there may be touched. */
export const isUntouchable = ({ facts }: AnyBoard, marked: AnyMove | undefined): boolean =>
  marked !== undefined && !facts.hintsInStill;

export const PastBoard = ({
  board,
  translations,
  name,
  seatLabel,
  page,
  view,
  marked,
  instead,
}: PastBoardProps) => {
  const draft = useRef(signal<unknown>(undefined));
  const secondsLeft = useRef(signal<number | undefined>(undefined));
  return (
    <board.Board
      game={board.game}
      view={view}
      news={[]}
      moment={-1 - page.number}
      mode={isUntouchable(board, marked) ? 'play' : 'still'}
      translations={translations}
      label={seatLabel}
      name={name}
      deciding={page.deciding}
      play={() => {}}
      refuse={() => {}}
      hint={marked}
      instead={instead}
      draft={draft.current}
      secondsLeft={secondsLeft.current}
    />
  );
};
