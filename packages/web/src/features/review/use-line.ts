// Plays a few decisions on after the better move, by strong players: one frame for each.
import { type AnyMatch, type AnyMove, type AnyView, seeded } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { newsText } from '../../boards/translations.ts';
import { requestBotMove } from '../../workers/bot-client.ts';
import type { NumberedMoment } from './data/moments.ts';
import type { ReviewProps } from './props.ts';

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

/** The better move, and so many more decisions of the same seat. */
const MORE = 2;
/** The most decisions in all, where others decide very often. */
const MOST = 12;

type LineProps = Pick<ReviewProps, 'game' | 'board' | 'translations' | 'name'>;

const isOn = (match: AnyMatch, rounds: number): boolean =>
  match.turn.kind === 'players' && match.rounds.length === rounds;

/** Yields the match after each decision, with all the chance that follows it. Luck is thrown anew, the same each time. */
async function* playedOn(
  { game, board }: LineProps,
  { length, seat, better }: NumberedMoment,
): AsyncGenerator<readonly [before: AnyMatch, after: AnyMatch]> {
  const dice = seeded(`${game.id}:${length}`);
  let match = game.match.at(length);
  const rounds = match.rounds.length;
  let move: AnyMove = better;
  let mover = seat;
  for (let [own, all] = [0, 0]; all < MOST; all++) {
    const after = match.after({ kind: 'move', seat: mover, move }).settle(dice);
    yield [match, after];
    if (mover === seat) own++;
    match = after;
    if (!isOn(match, rounds) || match.turn.kind !== 'players') return;
    const next = match.turn.seats[0] ?? 0;
    if (own > MORE && next === seat) return;
    mover = next;
    move = await requestBotMove(board.game.id, match.view(mover), 'expert', `${game.id}:${match.length}`);
  }
}

export const useLine = (props: LineProps & Pick<ReviewProps, 'table' | 'seat'>): ShownLine => {
  const { translations, name, seat } = props;
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
    try {
      for await (const [before, after] of playedOn(props, moment)) {
        if (opened.current !== own) return;
        const { view, previous } = after.matchView(seat);
        const text = after
          .news(seat, before.length)
          .map((item) => newsText(translations, item, name))
          .join(' ');
        // A choice that nobody sees yet comes with the next one.
        const seen = frames.value.filter((frame) => frame.text !== '');
        frames.value = [...seen, { view: previous ?? view, text }];
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
