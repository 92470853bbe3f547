// Plays a few turns on after the better move, by strong players: one frame for each decision that can be seen.
import { type AnyView, seeded } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { newsText } from '../../../boards/translations.ts';
import { requestBotMove } from '../../../workers/bot-client.ts';
import type { NumberedMoment } from '../data/moments.ts';
import type { ReviewProps } from '../props.ts';
import { playedOn } from './played-on.ts';

export interface LineFrame {
  readonly view: AnyView;
  /** The news since the frame before. */
  readonly text: string;
}

export interface ShownLine {
  /** The frame that is shown, if one is. */
  readonly frame: LineFrame | undefined;
  /** Its number, counted from 1, and how many there are so far. */
  readonly at: number;
  readonly count: number;
  /** Tells whether the players still think about the rest. */
  readonly isGrowing: boolean;
  readonly open: (moment: NumberedMoment) => void;
  readonly show: (at: number) => void;
  readonly close: () => void;
}

type LineProps = Pick<ReviewProps, 'game' | 'board' | 'translations' | 'name'>;

export const useLine = (props: LineProps & Pick<ReviewProps, 'table' | 'seat'>): ShownLine => {
  const { game, board, translations, name, seat } = props;
  const frames = useSignal<readonly LineFrame[]>([]);
  const at = useSignal(0);
  const isGrowing = useSignal(false);
  /** Grows with every line, so that an earlier one stops. */
  const opened = useRef(0);
  const close = (): void => {
    opened.current++;
    frames.value = [];
    at.value = 0;
    isGrowing.value = false;
  };
  useEffect(() => close, []);
  const open = async (moment: NumberedMoment): Promise<void> => {
    close();
    const own = opened.current;
    isGrowing.value = true;
    const luck = seeded(`${game.id}:${moment.length}`);
    try {
      for await (const [before, after] of playedOn(game.match, moment, luck, (match, mover) =>
        requestBotMove(board.game.id, match.view(mover), 'expert', `${game.id}:${match.length}`),
      )) {
        if (opened.current !== own) return;
        const { view, previous } = after.matchView(seat);
        const text = after
          .news(seat, before.length)
          .map((item) => newsText(translations, item, name))
          .join(' ');
        // A choice that nobody sees yet comes with the next one.
        if (text !== '') frames.value = [...frames.value, { view: previous ?? view, text }];
      }
    } catch {
      // The frames made so far are shown.
    }
    if (opened.current === own) isGrowing.value = false;
  };
  return {
    frame: frames.value[at.value],
    at: at.value + 1,
    count: frames.value.length,
    isGrowing: isGrowing.value,
    open: (moment) => void open(moment),
    show: (to) => {
      at.value = Math.min(frames.value.length, Math.max(1, to)) - 1;
    },
    close,
  };
};
