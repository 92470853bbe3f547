// The parts of the table page that only a server's table has.
import '../presence/presence.css';
import type { TableInfo } from '@crescendo/protocol';
import { GAME_IDS, titleOf } from '@crescendo/rules/manifests';
import { useSignal } from '@preact/signals';
import { answerTakeBack, rematch } from '../../../session/remote/table-actions.ts';
import { lazy } from '../../../shell/lazy.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { isWide } from '../../../ui/wide.ts';
import { Talk } from '../chat/talk.tsx';
import { unreadAt } from '../chat/talk-state.ts';
import type { OnlinePartProps, OnlineParts } from '../frame/props.ts';
import { SeatStatus } from '../presence/seat-status.tsx';
import { StatusLine, watchingText } from '../presence/status-line.tsx';
import { ChallengeButton } from '../share/challenge-button.tsx';
import { AudienceMark } from './audience.tsx';
import { Menu } from './menu.tsx';
import { hasOthers, SidePanel } from './side-panel.tsx';
import { Suggestion } from './suggestion.tsx';
import { type OnlineWords, onlineWords } from './words.ts';

const GroupAtTable = lazy<{ info: TableInfo }>(
  async () => (await import('../../together/groups/tables/at-table.tsx')).GroupAtTable,
);

/** Among friends a move can be taken back, if all agree. */
const canTakeBack = ({ seat, status, public: isPublic, daily, draws }: TableInfo): boolean =>
  seat !== null && status === 'playing' && !isPublic && daily === null && draws === 'stable';

const Tools = ({ table, online, page, words: common }: OnlinePartProps) => {
  const words = onlineWords.value;
  if (!words) return null;
  const { talk, info } = online;
  const unread = unreadAt(table.id, talk.value, info.value.seat);
  const isShown = page.overlay.value === 'talk';
  return (
    <>
      {canTakeBack(info.value) && (
        <button
          type="button"
          class="button icon take-back"
          aria-label={common.undo}
          title={common.undo}
          disabled={info.value.mayTakeBack !== true}
          onClick={() => void answerTakeBack(info.value.id, 'ask')}
        >
          <Icon name="undo" />
        </button>
      )}
      {/* On wide screens the talk is beside the board. */}
      {hasOthers(info.value) && !isWide.value && (
        <button
          type="button"
          class="button icon talk-button relative"
          aria-label={unread > 0 && !isShown ? `${words.talk}, ${words.newLines(unread)}` : words.talk}
          title={words.talk}
          onClick={() => {
            page.overlay.value = 'talk';
          }}
        >
          <Icon name="talk" />
          {unread > 0 && !isShown && (
            <span class="unread accented absolute" aria-hidden="true">
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

const Sheets = (props: OnlinePartProps) => {
  const words = onlineWords.value;
  const { table, online, page, name, seatLabel, words: common } = props;
  if (!words) return null;
  const { info, talk, earlier, say } = online;
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
        <Talk
          info={info.value}
          earlier={earlier.value}
          lines={talk.value}
          say={say}
          label={seatLabel}
          name={name}
          words={words}
        />
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
    <div class="result-row full-width">
      {GAME_IDS.filter((game) => game !== info.game).map((game) => (
        <button key={game} type="button" class="button" onClick={() => void rematch(info.id, game)}>
          {titleOf(game)}
        </button>
      ))}
    </div>
  );
};

const ResultActions = ({ online, page, name, words: common }: OnlinePartProps) => {
  const words = onlineWords.value;
  if (!words) return null;
  const { info } = online;
  const { id, seat, next, daily } = info.value;
  return (
    <>
      {daily !== null ? (
        <>
          <a class="button main" href={`/daily/${daily}#${info.value.game}`}>
            {words.ranking}
          </a>
          <ChallengeButton page={page} words={common} />
        </>
      ) : next !== null ? (
        <Suggestion info={info.value} words={words} name={name} />
      ) : (
        seat !== null && (
          <button type="button" class="button main" onClick={() => void rematch(id)}>
            <Icon name="again" />
            {words.rematch}
          </button>
        )
      )}
      {daily === null && next === null && seat !== null && <OtherGame info={info.value} words={words} />}
      {info.value.seats > 1 && seat !== null && (
        <a class="button" href={`/review/${id}`}>
          {common.review}
        </a>
      )}
    </>
  );
};

/** Further actions below the ranking. */
const MoreResultActions = ({ online, page, words: common }: OnlinePartProps) => {
  const words = onlineWords.value;
  if (!words) return null;
  const { info } = online;
  const { id, seat, daily } = info.value;
  return (
    <>
      <a class="button" href={`/r/${id}`}>
        {words.record}
      </a>
      <a class="button" href={`/r/${id}#fair`}>
        {words.fair}
      </a>
      {seat !== null && daily === null && hasOthers(info.value) && <GroupAtTable info={info.value} />}
      {hasOthers(info.value) && !isWide.value && (
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

export const ONLINE_PARTS: OnlineParts = {
  watchingText,
  StatusLine,
  SeatStatus,
  AudienceMark,
  Tools,
  SidePanel,
  Sheets,
  ResultActions,
  MoreResultActions,
};
