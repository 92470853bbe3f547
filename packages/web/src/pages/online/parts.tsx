// The parts of the table page that only a server's table has.
import './company.css';
import type { TableInfo } from '@crescendo/protocol';
import { GAME_IDS, titleOf } from '@crescendo/rules/manifests';
import { useSignal } from '@preact/signals';
import { Icon } from '../../look/icons.tsx';
import { Sheet } from '../../look/sheet.tsx';
import { isWide } from '../../look/wide.ts';
import { rematch } from '../../online/table-actions.ts';
import type { OnlinePartProps, OnlineParts } from '../table/props.ts';
import { Menu } from './menu.tsx';
import { SeatStatus, textOf } from './seat-status.tsx';
import { StatusLine } from './status-line.tsx';
import { Talk } from './talk.tsx';
import { isHeard, readUntil } from './talk-state.ts';
import { type OnlineWords, onlineWords } from './words.ts';

/** Is anybody there to talk with? */
const hasOthers = ({ chairs }: TableInfo): boolean =>
  chairs.some(({ kind, you }) => kind === 'person' && !you);

const Tools = ({ table, online, page }: OnlinePartProps) => {
  const words = onlineWords.value;
  if (!words) return null;
  const { talk, info } = online;
  const own = info.value.seat;
  const unread = talk.value.filter(
    ({ n, seat }) => n > readUntil(table.id) && seat !== own && isHeard(table.id, seat),
  ).length;
  const isShown = page.overlay.value === 'talk';
  return (
    <>
      {hasOthers(info.value) && (
        <button
          type="button"
          class="button icon talk-button"
          aria-label={unread > 0 && !isShown ? `${words.talk}, ${words.newLines(unread)}` : words.talk}
          title={words.talk}
          onClick={() => {
            page.overlay.value = 'talk';
          }}
        >
          <Icon name="talk" />
          {unread > 0 && !isShown && (
            <span class="unread" aria-hidden="true">
              {Math.min(unread, 99)}
            </span>
          )}
        </button>
      )}
      <button
        type="button"
        class="button icon"
        aria-label={words.menu}
        title={words.menu}
        onClick={() => {
          page.overlay.value = 'menu';
        }}
      >
        <Icon name="menu" />
      </button>
    </>
  );
};

/** How many of the last lines stand below the log. */
const LAST_LINES = 4;

/** Beside the board, below the log: what was said last, and the way to all of it. */
const Beside = ({ table, online, page, plate }: OnlinePartProps) => {
  const words = onlineWords.value;
  const { info, talk } = online;
  if (!words || !isWide.value || !hasOthers(info.value)) return null;
  const lines = talk.value.filter(({ seat }) => isHeard(table.id, seat)).slice(-LAST_LINES);
  return (
    <button
      type="button"
      class="side-talk"
      onClick={() => {
        page.overlay.value = 'talk';
      }}
    >
      <span class="side-talk-head">
        <Icon name="talk" size={20} />
        {words.talk}
      </span>
      {lines.map((line) => (
        <span key={line.n} class="side-talk-line">
          <b>{line.seat === null ? line.name : plate(line.seat)}</b> {textOf(line, words)}
        </span>
      ))}
      {lines.length === 0 && <span class="side-talk-line">{words.nothingSaid}</span>}
    </button>
  );
};

const Sheets = (props: OnlinePartProps) => {
  const words = onlineWords.value;
  const { table, online, page, plate, words: common } = props;
  if (!words) return null;
  const { info, talk, say } = online;
  const isTalk = page.overlay.value === 'talk';
  const isFinished = page.moment.turn.kind === 'over' || table.roundOver.value !== undefined;
  return (
    <Sheet
      key={isTalk ? 'talk' : 'menu'}
      title={isTalk ? words.talk : words.menu}
      close={common.close}
      onClose={() => {
        page.overlay.value = isTalk && isFinished ? 'result' : undefined;
      }}
      beside={isTalk}
    >
      {isTalk ? (
        <Talk info={info.value} lines={talk.value} say={say} name={plate} words={words} />
      ) : (
        <Menu {...props} own={words} />
      )}
    </Sheet>
  );
};

/** The same people, another of the games: two taps. */
const OtherGame = ({ info, words }: { readonly info: TableInfo; readonly words: OnlineWords }) => {
  const isOpen = useSignal(false);
  if (!isOpen.value)
    return (
      <button
        type="button"
        class="button"
        aria-expanded={false}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {words.otherGame}
      </button>
    );
  return (
    <>
      {GAME_IDS.filter((game) => game !== info.game).map((game) => (
        <button key={game} type="button" class="button" onClick={() => void rematch(info.id, game)}>
          {titleOf(game)}
        </button>
      ))}
    </>
  );
};

const After = ({ online, page, words: common }: OnlinePartProps) => {
  const words = onlineWords.value;
  if (!words) return null;
  const { info } = online;
  const { id, seat, next, daily } = info.value;
  return (
    <>
      {daily !== null ? (
        <a class="button main" href={`/daily/${daily}`}>
          {words.daily}
        </a>
      ) : next !== null ? (
        <button type="button" class="button main" onClick={() => void rematch(id)}>
          <Icon name="again" />
          {words.come}
        </button>
      ) : (
        seat !== null && (
          <button type="button" class="button main" onClick={() => void rematch(id)}>
            <Icon name="again" />
            {words.rematch}
          </button>
        )
      )}
      {info.value.seats > 1 && seat !== null && (
        <a class="button" href={`/review/${id}`}>
          {common.review}
        </a>
      )}
      {daily === null && next === null && seat !== null && <OtherGame info={info.value} words={words} />}
      <a class="button" href={`/r/${id}`}>
        {words.record}
      </a>
      <a class="button" href={`/r/${id}#fair`}>
        {words.fair}
      </a>
      {hasOthers(info.value) && (
        <button
          type="button"
          class="button"
          onClick={() => {
            page.overlay.value = 'talk';
          }}
        >
          <Icon name="talk" />
          {words.talk}
        </button>
      )}
      <a class="button" href="/">
        {common.home}
      </a>
    </>
  );
};

export const ONLINE_PARTS: OnlineParts = { StatusLine, SeatStatus, Tools, Beside, Sheets, After };
