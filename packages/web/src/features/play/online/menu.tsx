// The menu of a table: pause, leave, close. What cannot be undone is confirmed first.
import type { TableInfo } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import {
  closeTable,
  leaveGame,
  removePlayer,
  switchReactions,
  switchTalk,
} from '../../../session/remote/table-actions.ts';
import { linkTo } from '../../../shell/base.ts';
import { rescueFocus } from '../../../shell/focus.ts';
import { lazy } from '../../../shell/lazy.tsx';
import { go } from '../../../shell/router.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { Icon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { OnlinePartProps } from '../frame/props.ts';
import { wishPause } from '../presence/pause-wish.ts';
import { AudienceLine } from './audience.tsx';
import { RemovedPeople } from './removed.tsx';
import type { OnlineWords } from './words.ts';

const NotificationSwitch = lazy(
  async () => (await import('../../shared/notifications/notification-switch.tsx')).NotificationSwitch,
);

const copyLink = async ({ id, link }: TableInfo, words: OnlineWords): Promise<void> => {
  const isCopied = await copyText(linkTo(`/t/${link ?? id}`));
  showToast({ text: isCopied ? words.linkCopied : words.notCopied });
};

const Serious = ({
  why,
  yes,
  no,
  onYes,
  onNo,
}: {
  readonly why: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) => {
  const stay = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the focus goes to the one that does no harm.
  useEffect(() => stay.current?.focus(), []);
  return (
    <div class="menu-serious grid gap-14" role="alert">
      <p>{why}</p>
      <div class="abreast">
        <button type="button" class="button main" onClick={onYes}>
          {yes}
        </button>
        <button type="button" class="button" ref={stay} onClick={onNo}>
          {no}
        </button>
      </div>
    </div>
  );
};

export const Menu = ({ online, page, name, own: words }: OnlinePartProps & { readonly own: OnlineWords }) => {
  const asked = useSignal<'leave' | 'close' | { readonly remove: number } | undefined>(undefined);
  const {
    id,
    seat,
    host,
    status,
    paused,
    seating,
    talk,
    reactions = false,
    audience = 0,
    public: isPublic,
    clock,
  } = online.info.value;
  const isPlaying = status === 'playing';
  const isSeated = seat !== null;
  const isAlone = seating.every(({ kind }, other) => kind !== 'person' || other === seat);
  const done = (): void => {
    page.overlay.value = undefined;
  };
  const ask = (what: typeof asked.value) => (): void => {
    asked.value = what;
    if (what === undefined) rescueFocus('.menu-list .button');
  };
  if (asked.value === 'leave')
    return (
      <Serious
        why={words.leaveWhy}
        yes={words.leaveYes}
        no={words.cancel}
        onNo={ask(undefined)}
        onYes={() => void leaveGame(id).then(done)}
      />
    );
  if (asked.value === 'close')
    return (
      <Serious
        why={words.closeWhy}
        yes={words.closeYes}
        no={words.cancel}
        onNo={ask(undefined)}
        onYes={() => void closeTable(id).then(done)}
      />
    );
  if (asked.value !== undefined) {
    const { remove: other } = asked.value;
    return (
      <Serious
        why={words.removeWhy(name(other))}
        yes={words.removeYes}
        no={words.removeNo}
        onNo={ask(undefined)}
        onYes={() => void removePlayer(id, other).then(done)}
      />
    );
  }
  return (
    <div class="menu-list grid gap-8">
      <AudienceLine info={online.info.value} words={words} />
      <button type="button" class="button" onClick={() => void copyLink(online.info.value, words)}>
        <Icon name="share" />
        {words.copyLink}
      </button>
      {isSeated && isPlaying && clock.kind === 'days' && <NotificationSwitch />}
      {isSeated && isPlaying && !paused && !seating[seat]?.wantsPause && (
        <button type="button" class="button" onClick={() => void wishPause(id, true).then(done)}>
          <Icon name="clock" />
          <span>
            {words.pause}
            <small class="block soft">{words.pauseWhy}</small>
          </span>
        </button>
      )}
      {host && (
        <button type="button" class="button" onClick={() => void switchTalk(id, !talk)}>
          {talk ? words.switchTalkOff : words.switchTalkOn}
        </button>
      )}
      {host && (audience > 0 || !reactions) && (
        <button type="button" class="button" onClick={() => void switchReactions(id, !reactions)}>
          {reactions ? words.switchReactionsOff : words.switchReactionsOn}
        </button>
      )}
      {host &&
        isPlaying &&
        !isPublic &&
        seating.map(
          ({ kind, you }, other) =>
            kind === 'person' &&
            !you && (
              <button key={other} type="button" class="button" onClick={ask({ remove: other })}>
                {words.remove(name(other))}
              </button>
            ),
        )}
      <RemovedPeople info={online.info.value} words={words} />
      {isSeated && isPlaying && (
        <button type="button" class="button" onClick={ask('leave')}>
          {words.leave}
        </button>
      )}
      {host && isPlaying && isAlone && (
        <button type="button" class="button" onClick={ask('close')}>
          {words.closeTable}
        </button>
      )}
      {!isSeated && (
        <button type="button" class="button" onClick={() => go('/')}>
          {words.stopWatching}
        </button>
      )}
    </div>
  );
};
