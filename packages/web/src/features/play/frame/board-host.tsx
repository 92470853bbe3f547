// The board of the table page, with what it needs to show a moment and to make a move.
import type { AnyMove } from '@crescendo/rules';
import { useComputed } from '@preact/signals';
import { reasonText } from '../../../boards/translations.ts';
import { showBubble } from '../../../interaction/bubble.ts';
import { isWide } from '../../../ui/wide.ts';
import { useSteps } from '../replay/use-steps.ts';
import type { TablePageProps } from './props.ts';

interface BoardHostProps extends TablePageProps {
  readonly play: (move: AnyMove) => void;
  /** The move the guide points at. */
  readonly guided: AnyMove | undefined;
  /** A touch on the board: whatever the page waits for so that one can follow, it waits for no longer. */
  readonly hurry: () => void;
}

export const BoardHost = ({
  table,
  board,
  translations,
  words,
  name,
  seatLabel,
  page,
  hint,
  play,
  guided,
  hurry,
}: BoardHostProps) => {
  const { moment, number, isNow, deciding, isMyTurn } = page;
  const { view, news, turn } = moment;
  const secondsLeft = useComputed(() => table.clock.value?.secondsLeft);
  const refuse = (reason: { readonly code: string }, element: Element): void => {
    const { keepUncovered } = board.facts;
    const showRules = (): void => {
      board.rulesPage().then(
        ({ sectionFor }) => page.showRules(sectionFor(reason)),
        () => page.showRules(),
      );
    };
    showBubble(
      reasonText(translations, reason),
      element,
      { text: words.whyRule, run: showRules },
      keepUncovered === undefined ? [] : [...document.querySelectorAll(`.board-host :is(${keepUncovered})`)],
    );
  };
  const answer = page.advised.value?.answer;
  const advised = hint.grade?.kind === 'move' && typeof answer === 'object' ? answer.move : undefined;
  const roundOver = table.roundOver.value;
  const before = isNow && roundOver !== undefined ? table.moment(roundOver).previous : undefined;
  const sent = isNow ? table.online?.sentMove.value : undefined;
  // A player who plans ahead sees the table as it is.
  const isFollowing = isNow && before === undefined && !board.drafts.isPlanning(table.draft.value);
  const building = isFollowing ? table.online?.building.value : undefined;
  const steps = useSteps(board, table, number);
  // A player who has begun something sees the table as it is.
  const step = isNow && !isFollowing ? undefined : steps.shown;
  const shown =
    before ??
    step?.view ??
    (building && board.drafts.sharedView(view, building.seat, building.move)) ??
    (sent === undefined ? view : board.flow.optimisticView(view, sent));
  // Beside the log the board stays in use; above it, it is a small picture.
  const isPicture = page.overlay.value === 'log' && !isWide.value;
  const isStill = !isNow || isPicture || turn.kind === 'over' || before !== undefined;
  return (
    <div
      class="board-host"
      onPointerDown={() => {
        // Only where a hint is shown: the whole page is rendered again for it.
        if (page.advised.value) page.hidden.value = moment.decided;
        steps.skip();
        hurry();
      }}
    >
      <board.Board
        game={board.game}
        view={shown}
        news={isNow ? news : []}
        moment={isNow ? number : -1 - number}
        large={page.large.value}
        building={step?.seat ?? building?.seat}
        mode={isStill ? 'still' : isMyTurn && step === undefined ? 'play' : 'watch'}
        translations={translations}
        label={seatLabel}
        name={name}
        deciding={deciding}
        play={play}
        refuse={refuse}
        hint={isMyTurn ? (advised ?? guided) : undefined}
        hintPart={advised ? hint.grade?.part : undefined}
        draft={table.draft}
        secondsLeft={secondsLeft}
      />
    </div>
  );
};
