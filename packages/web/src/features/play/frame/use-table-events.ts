// Starts the effects of a new moment: sounds, and at the end the celebration and then the result.
import { useEffect, useRef } from 'preact/hooks';
import { pause } from '../../../shell/motion.ts';
import { soundEnd, soundTurn } from '../../../shell/sound.ts';
import { noteGame } from '../result/evening.ts';
import { headlineOf } from '../result/headline.ts';
import type { TablePageProps } from './props.ts';

/** The last move of somebody else is looked at before the result lies over it. */
const PAUSE_MS = 2600;

/** Plays sounds, celebrates the end and then shows the result. */
export const useTableEvents = (props: TablePageProps): void => {
  const { table, page } = props;
  const seen = useRef(table.length.peek());
  const length = table.length.value;
  useEffect(() => {
    const grew = length > seen.current;
    seen.current = length;
    if (!grew) return;
    const { turn } = table.moment(length - 1);
    const own = table.ownSeats.peek();
    const showResult = (): void => {
      // A player who is writing is not interrupted: the result comes when the talk is closed.
      const isWriting = document.activeElement?.closest('.talk-form') != null;
      if (page.overlay.peek() !== 'talk' && !isWriting) page.overlay.value = 'result';
    };
    if (page.isMyTurn && table.setup.players.length > own.length) soundTurn();
    if (turn.kind === 'over') {
      const won = turn.winners.some((seat) => own.includes(seat));
      soundEnd(won);
      // A server counts by itself.
      if (table.device && !table.device.isContinued) noteGame(table, turn.winners);
      if (won)
        import('../result/celebrate.ts').then(
          ({ celebrate }) => celebrate(headlineOf(props, turn.winners), showResult),
          showResult,
        );
      else setTimeout(showResult, pause(PAUSE_MS));
    } else if (table.roundOver.peek() !== undefined) setTimeout(showResult, pause(PAUSE_MS));
  }, [length]);
};
