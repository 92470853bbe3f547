// The state of the table page: the moment shown, what lies over the table, what the expert advised.
import type { AnyMove, Seat } from '@crescendo/rules';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PlayableTable } from '../../../session/table.ts';
import type { HintAnswer } from '../../../workers/bot-client.ts';
import type { AnyHints } from '../hint/grades.ts';
import { type ShownMoment, useShownMoment } from '../replay/use-shown-moment.ts';
import { useLargeBoard } from '../seats/large-board.ts';

type Overlay = 'log' | 'result' | 'share' | 'challenge' | 'talk' | 'menu' | 'settings' | 'rules' | 'keys';

interface Advised {
  /** For this decision of the viewer only. */
  readonly decided: number;
  /** `move`: what is marked and played. It is more than the advised move where that is only a first step. */
  readonly answer: (HintAnswer & { readonly hints: AnyHints; readonly move: AnyMove }) | 'thinking' | 'none';
  /** The grade that is told, counted from 0. */
  readonly told: number;
  /** Tells whether the hint was put away: the next press goes on with it. */
  readonly isClosed: boolean;
}

export interface TablePageState extends ShownMoment {
  /** Tells whether the viewer may decide now. */
  readonly isMyTurn: boolean;
  readonly overlay: Signal<Overlay | undefined>;
  /** Takes away what lies over the table: what it was opened from is there again. */
  readonly closeOverlay: () => void;
  /** Opens the settings at the name; closing them leads back to where one was. */
  readonly changeName: () => void;
  /** The overlay that was open when the name was to be changed. */
  readonly overlayBeforeSettings: Signal<Overlay | undefined>;
  /** The section of the rules that was asked for. */
  readonly rulesSection: Signal<string | undefined>;
  readonly showRules: (section?: string) => void;
  readonly advised: Signal<Advised | undefined>;
  /** A move that waits for the player's yes. */
  readonly pending: Signal<AnyMove | undefined>;
  /** Tells whether the result was looked at and put away: then the board is there to be looked at. */
  readonly resultSeen: Signal<boolean>;
  /** Tells whether the page asks to confirm that a finished game is taken back. */
  readonly isConfirmingUndo: Signal<boolean>;
  /** The decision whose note was put away. */
  readonly hidden: Signal<number | undefined>;
  /** The seat whose board a spectator sees large. */
  readonly large: Signal<Seat>;
  /** Tells whether the field for typed moves is open. */
  readonly typing: Signal<boolean>;
}

/** Tells whether there is something to wait for, although it is the viewer's turn. */
const isBlocked = ({ online, device, roundOver }: PlayableTable): boolean => {
  const isBusy = online && (online.sentMove.value !== undefined || online.info.value.paused);
  return isBusy || roundOver.value !== undefined || device?.handOver.value !== undefined;
};

export const useTablePage = (table: PlayableTable): TablePageState => {
  const shown = useShownMoment(table);
  const overlay = useSignal<Overlay | undefined>(undefined);
  const overlayBeforeSettings = useSignal<Overlay | undefined>(undefined);
  const changeName = (): void => {
    overlayBeforeSettings.value = overlay.peek();
    overlay.value = 'settings';
  };
  const closeOverlay = (): void => {
    const isOver = shown.isNow && shown.moment.turn.kind === 'over';
    const now = overlay.peek();
    overlay.value =
      now === 'settings'
        ? overlayBeforeSettings.peek()
        : (now === 'share' || now === 'challenge') && isOver
          ? 'result'
          : undefined;
    overlayBeforeSettings.value = undefined;
  };
  const rulesSection = useSignal<string | undefined>(undefined);
  const showRules = (section?: string): void => {
    rulesSection.value = section;
    overlay.value = 'rules';
  };
  const advised = useSignal<Advised | undefined>(undefined);
  const pending = useSignal<AnyMove | undefined>(undefined);
  const resultSeen = useSignal(shown.moment.turn.kind === 'over');
  const isConfirmingUndo = useSignal(false);
  const hidden = useSignal<number | undefined>(undefined);
  const typing = useSignal(false);
  const large = useLargeBoard(table);
  const { moment, isNow, deciding } = shown;
  const { view, decided } = moment;
  const isMyTurn = isNow && !isBlocked(table) && view.seat !== null && deciding.includes(view.seat);

  // A question or a half-made choice belongs to its decision; that others decide meanwhile changes nothing.
  useEffect(() => {
    pending.value = undefined;
    if (advised.value && advised.value.decided !== decided) advised.value = undefined;
  }, [decided]);

  return {
    ...shown,
    isMyTurn,
    overlay,
    closeOverlay,
    changeName,
    overlayBeforeSettings,
    rulesSection,
    showRules,
    advised,
    pending,
    resultSeen,
    isConfirmingUndo,
    hidden,
    large,
    typing,
  };
};
