// The frame of a round: what is said above the board, the board, and what can be done below it.
import '../play/frame/table.css';
import '../play/frame/overlays.css';
import '../learn/board/exercise.css';
import './top.css';
import type { Move, View } from '@crescendo/rules/rummikub';
import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { labelsFrom } from '../../boards/contract/seat-label.ts';
import { reasonText } from '../../boards/translations.ts';
import { showBubble } from '../../interaction/bubble.ts';
import { keepFocus } from '../../interaction/focus-keeper.ts';
import { ownName } from '../../shell/own-name.ts';
import type { TopBoard } from './use-board.ts';

interface StageProps {
  readonly top: TopBoard;
  readonly view: View;
  /** A picture: nothing can be moved. */
  readonly isStill: boolean;
  readonly hint?: Move | undefined;
  readonly hintPart?: number | undefined;
  readonly draft: Signal<unknown>;
  readonly play: (move: Move) => void;
  readonly message: ComponentChildren;
  readonly children: ComponentChildren;
}

const secondsLeft = signal<number | undefined>(undefined);

export const Stage = (props: StageProps) => {
  const { top, view, isStill, hint, hintPart, draft, play, message, children } = props;
  const { board, translations, words } = top;
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? keepFocus(host.current) : undefined), []);
  return (
    <section class="exercise top-stage stage raised grid paper one-column" data-game="rummikub">
      <section class="exercise-message rigid" aria-label={words.title}>
        <div>{message}</div>
      </section>
      <div class="board-host" ref={host}>
        <board.Board
          game={board.game}
          view={view}
          news={[]}
          moment={1}
          mode={isStill ? 'still' : 'play'}
          translations={translations}
          label={labelsFrom(() => words.you)}
          name={Object.assign(() => ownName(), { you: 0 })}
          deciding={[0]}
          asksForGoal
          play={play}
          refuse={(reason, at) => showBubble(reasonText(translations, reason), at, undefined, [])}
          hint={hint}
          hintPart={hintPart}
          draft={draft}
          secondsLeft={secondsLeft}
        />
      </div>
      <div class="exercise-foot rigid row gap-8 paper" tabIndex={-1}>
        {children}
      </div>
    </section>
  );
};
