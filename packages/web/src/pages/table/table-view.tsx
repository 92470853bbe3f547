// The table page itself: name plates, the board, slips of paper, the bar with what happened and what to do.

import type { AnyMove } from '@crescendo/rules';
import { titleOf } from '@crescendo/rules/manifests';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { settings } from '../../app/settings.ts';
import { soundEnd, soundTurn } from '../../app/sound.ts';
import { writeStored } from '../../app/storage.ts';
import { Icon } from '../../look/icons.tsx';
import { showBubble } from '../../pieces/bubble.ts';
import { newsText, reasonText } from '../../table/translations.ts';
import { Bar } from './bar.tsx';
import { BoardHost } from './board-host.tsx';
import { celebrate } from './celebrate.ts';
import { Cover } from './cover.tsx';
import { formatClock } from './format-clock.ts';
import { Log, Stepper } from './log.tsx';
import { namesOf, platesOf } from './names.ts';
import { Notes } from './notes.tsx';
import { Overlays } from './overlays.tsx';
import type { OnlineParts, TablePageProps } from './props.ts';
import { Seats } from './seats.tsx';
import { useTablePage } from './use-table-page.ts';

/** Announces what happens, plays sounds, celebrates the end and then shows the result. */
const useTableEvents = ({ table, board, translations, words, name, page }: TablePageProps): void => {
  const seen = useRef(table.length.peek());
  const length = table.length.value;
  useEffect(() => {
    const grew = length > seen.current;
    seen.current = length;
    if (!grew) return;
    const { view, news, turn } = table.moment(length - 1);
    const happened = news.map((item) => newsText(translations, item, name)).join(' ');
    announce(page.isMyTurn ? `${happened} ${words.yourTurn}. ${board.prompt(view, translations)}` : happened);
    const own = table.ownSeats.peek();
    if (page.isMyTurn && table.setup.players.length > own.length) soundTurn();
    if (turn.kind === 'over') {
      const won = turn.winners.some((seat) => own.includes(seat));
      soundEnd(won);
      if (won) celebrate();
      writeStored(`coached.${table.game.id}`, 'yes');
    }
    if (turn.kind === 'over' || table.roundOver.peek() !== undefined)
      setTimeout(() => {
        // A player who is writing is not interrupted: the result comes when the talk is closed.
        if (page.overlay.peek() !== 'talk') page.overlay.value = 'result';
      }, 1100);
  }, [length]);
};

const Head = ({ table, words, page }: TablePageProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { setup } = table;
  const left = table.clock.value?.secondsLeft;
  const clock = left === undefined ? undefined : formatClock(left);
  const { rounds, turn } = page.moment;
  const round = (rounds?.length ?? 0) + (turn.kind === 'over' ? 0 : 1);
  return (
    <header class="table-head">
      <a class="button icon" href="/" aria-label={words.home}>
        <Icon name="home" />
      </a>
      <h1 ref={heading} tabIndex={-1}>
        {titleOf(setup.game)}
        {setup.series && <small>{words.round(round, setup.series.rounds || undefined)}</small>}
      </h1>
      {left !== undefined && (
        <span class={`clock ${left <= 10 ? 'late' : ''}`} role="timer" aria-label={words.secondsLeft(left)}>
          <Icon name="clock" />
          <span class="number">{clock}</span>
        </span>
      )}
      <a class="button icon" href={`/rules/${setup.game}`} aria-label={words.rules}>
        <Icon name="book" />
      </a>
      <a class="button icon" href="/settings" aria-label={words.settings}>
        <Icon name="gear" />
      </a>
    </header>
  );
};

type TableViewProps = Pick<TablePageProps, 'table' | 'board' | 'translations' | 'words'> & {
  readonly parts?: OnlineParts;
};

export const TableView = ({ parts, ...given }: TableViewProps) => {
  const { table, translations, words } = given;
  const page = useTablePage(table);
  const name = namesOf(table, words, translations);
  const plate = platesOf(table, words, name);
  const props: TablePageProps = { ...given, page, name, plate, parts };
  const { moment, number, isMyTurn } = page;
  const bar = useRef<HTMLElement>(null);
  useTableEvents(props);
  useEffect(() => {
    document.title = words.title(titleOf(table.game.id));
  }, [words]);

  const commit = (move: AnyMove): void => {
    page.pending.value = undefined;
    page.advised.value = undefined;
    const reason = table.play(move);
    if (reason) showBubble(reasonText(translations, reason), bar.current ?? document.body);
  };
  const play = (move: AnyMove): void => {
    if (settings.confirm.value) page.pending.value = move;
    else commit(move);
  };

  const { device, online } = table;
  const cover = device?.cover.value;
  if (device && cover !== undefined)
    return <Cover name={name(cover)} words={words} onReady={() => device.uncover()} />;

  return (
    <main class="table-page" data-game={table.game.id} data-moment={number} data-mine={isMyTurn}>
      <Head {...props} />
      <Seats
        {...props}
        {...(parts &&
          online && { status: (seat) => <parts.SeatStatus {...props} online={online} seat={seat} /> })}
      />
      <BoardHost {...props} play={play} />
      {parts && online && <parts.StatusLine {...props} online={online} />}
      <div class="beside">
        <div class={`notes ${page.hidden.value === moment.decided ? 'away' : ''}`}>
          <Notes {...props} play={commit} />
          {device?.botError.value !== undefined && (
            <section class="note wrong" role="alert">
              <p>{words.trouble}</p>
              <button type="button" class="button main" onClick={() => device.retryBot()}>
                {words.retry}
              </button>
            </section>
          )}
        </div>
        <section class="side" aria-label={words.log}>
          <h2>{words.log}</h2>
          <Log {...props} />
          <Stepper {...props} />
        </section>
      </div>
      <Bar {...props} bar={bar} />
      <Overlays {...props} />
    </main>
  );
};
