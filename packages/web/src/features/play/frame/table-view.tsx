// The table page itself: name plates, the board, slips of paper, the bar with what happened and what to do.
import { titleOf } from '@crescendo/rules/manifests';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { keepFocus } from '../../../interaction/focus-keeper.ts';
import { lazy } from '../../../shell/lazy.tsx';
import { stir } from '../../../shell/motion.ts';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import { isWide } from '../../../ui/wide.ts';
import { useAnnouncements } from '../announcements/use-announcements.ts';
import { Bar } from '../bar/bar.tsx';
import { useGuide } from '../guide/use-guide.ts';
import { useHint } from '../hint/use-hint.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { namesOf, seatLabelsOf } from '../seats/names.ts';
import { Seats } from '../seats/seats.tsx';
import { BoardHost } from './board-host.tsx';
import { Head } from './head.tsx';
import { Overlays } from './overlays.tsx';
import { CoveredTable, HandOverSlip } from './pass-device.tsx';
import type { OnlineParts, TablePageProps } from './props.ts';
import { useMoves } from './use-moves.ts';
import { useTableEvents } from './use-table-events.ts';
import { useTablePage } from './use-table-page.ts';

/** Beside a wide board from the beginning; otherwise when it is asked for. */
const LogPanel = lazy(async () => (await import('../log/log-panel.tsx')).LogPanel);
const Notes = lazy(async () => (await import('../bar/notes.tsx')).Notes);
const TypeMove = lazy(async () => (await import('../keyboard/type-move.tsx')).TypeMove);

/** The result comes by itself; going back from it leaves the table, as it would without it. */
const needsEntry = (overlay: string | undefined): boolean => overlay !== undefined && overlay !== 'result';

type TableViewProps = Pick<TablePageProps, 'table' | 'board' | 'translations' | 'words'> & {
  readonly parts?: OnlineParts;
};

export const TableView = ({ parts, ...given }: TableViewProps) => {
  const { table, translations, words } = given;
  const page = useTablePage(table);
  const name = namesOf(table, translations);
  const seatLabel = seatLabelsOf(words, name);
  const { moment, number, isMyTurn } = page;
  const draft = table.draft.value;
  const progress = useMemo(
    () => (isMyTurn ? given.board.drafts.progress(moment.view, draft, translations) : undefined),
    [isMyTurn, moment, draft, translations],
  );
  const guide = useGuide({ ...given, page }, progress !== undefined);
  const bar = useRef<HTMLDivElement>(null);
  // First of all: who has already chosen the next move, too, is not asked for it.
  const { play, commit, hurry } = useMoves({ ...given, page }, bar, guide?.onMove);
  const hint = useHint({ ...given, page }, commit);
  const props: TablePageProps = { ...given, page, hint, name, seatLabel, parts };
  useAnnouncements(props, guide);
  useTableEvents(props);
  useKeys(props);
  useBackCloses(needsEntry(page.overlay.value), () => {
    page.closeOverlay();
    page.shownMoment.value = undefined;
    return needsEntry(page.overlay.peek());
  });
  useEffect(() => {
    document.title = words.title(titleOf(table.game.id));
  }, [words]);

  // A turn calls for attention, however long the others took.
  useEffect(stir, [isMyTurn]);

  const hasNotes = page.isConfirmingUndo.value || page.pending.value !== undefined || page.advised.value;
  const { device, online } = table;
  const handOver = device?.handOver.value;
  const isCovered = handOver?.isCovered === true;
  useEffect(() => {
    const main = document.querySelector('main.table-page');
    return main ? keepFocus(main) : undefined;
  }, [isCovered]);
  if (device && handOver?.isCovered) return <CoveredTable {...props} device={device} seat={handOver.seat} />;

  return (
    <main
      class={`table-page grid ${page.overlay.value === 'log' ? 'with-log' : ''}`}
      data-game={table.game.id}
      data-moment={number}
      data-mine={isMyTurn}
      data-shared={table.ownSeats.value.length > 1 || undefined}
      data-result-seen={page.resultSeen.value || undefined}
    >
      <Head {...props} />
      <Seats
        {...props}
        {...(parts &&
          online && { status: (seat) => <parts.SeatStatus {...props} online={online} seat={seat} /> })}
        {...(table.ownSeats.value.length === 0 &&
          given.board.facts.hasSeatBoards && {
            choose: {
              large: page.large.value,
              label: words.showLarge,
              onChoose: (seat) => {
                page.large.value = seat;
              },
            },
          })}
      />
      <div class="board-scroll">
        <BoardHost
          {...props}
          play={play}
          guided={guide?.move}
          hurry={() => {
            hurry();
            table.device?.hurry();
          }}
        />
      </div>
      {device && handOver && <HandOverSlip {...props} device={device} seat={handOver.seat} />}
      {parts && online && <parts.StatusLine {...props} online={online} />}
      <div class="beside">
        <div class={`notes no-pointer ${page.hidden.value === moment.decided ? 'away' : ''}`}>
          {hasNotes && <Notes {...props} play={commit} />}
          {page.typing.value && <TypeMove {...props} play={play} />}
          {device?.botError.value !== undefined && (
            <section class="note relative paper round-14 wrong" role="alert">
              <p>{words.botNotLoaded}</p>
              <button type="button" class="button main" onClick={() => device.retryBot()}>
                {words.retry}
              </button>
            </section>
          )}
        </div>
        {(isWide.value || page.overlay.value === 'log') && <LogPanel {...props} />}
        {parts && online && <parts.SidePanel {...props} online={online} />}
      </div>
      <Bar {...props} bar={bar} guide={guide} progress={progress} />
      <Overlays {...props} />
    </main>
  );
};
