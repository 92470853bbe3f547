// No silent changes: a quiet notice, and a line in the log, when somebody leaves, comes back, is replaced, loses the connection or
// watches. What concerns the game is in its history (decision 060); who is connected or watches is noticed only while one looks.
import type { TableInfo } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { showToast } from '../../../ui/toast.tsx';
import { seatEventText } from '../announcements/speech.ts';
import type { OnlinePartProps } from '../frame/props.ts';
import { onlineWords } from '../online/words.ts';
import { wishesPause } from './pause-wish.ts';
import { type Changes, PresenceDebouncer } from './presence-debouncer.ts';

/** Everything that happens to a seat; what one did oneself one knows. */
const useSeatNotices = (props: OnlinePartProps): void => {
  const { table, online } = props;
  const events = table.seatEvents?.value ?? [];
  const announced = useRef(events.length);
  useEffect(() => {
    const fresh = events.slice(announced.current);
    announced.current = events.length;
    const own = online.info.peek().seat;
    const isOwnDoing = (change: string): boolean => change === 'back' || change === 'left';
    const texts = fresh
      .filter(({ seat, change }) => seat !== own || !isOwnDoing(change))
      .map((event) => seatEventText(props, event));
    if (texts.length > 0) showToast({ text: texts.join(' '), isBrief: true });
  }, [events.length]);
};

/** Follows who is there, and calls back once a change has lasted. */
const useSettled = (
  now: readonly string[],
  isOn: boolean,
  tell: (changes: Changes) => void,
): PresenceDebouncer => {
  const settled = useRef<PresenceDebouncer | undefined>(undefined);
  settled.current ??= new PresenceDebouncer(now);
  const tick = useSignal(0);
  const { current } = settled;
  useEffect(() => {
    if (!isOn) return;
    const changes = current.update(now, Date.now());
    if (changes.came.length > 0 || changes.went.length > 0) tell(changes);
    if (changes.next === undefined) return;
    const timer = setTimeout(
      () => {
        tick.value++;
      },
      Math.max(0, changes.next - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [now.join(' '), isOn, tick.value]);
  return current;
};

/** The seats of the people who are connected. */
const connectedSeats = ({ seating }: TableInfo): readonly string[] =>
  seating.flatMap(({ kind, online, you }, seat) =>
    kind === 'person' && (online || you) ? [String(seat)] : [],
  );

/** While a bot holds a seat, its player's coming and going is told with that. */
const heldByBots = ({ seating }: TableInfo): readonly string[] =>
  seating.flatMap(({ kind, away }, seat) => (away || kind !== 'person' ? [String(seat)] : []));

const useConnectionNotices = ({ online, name }: OnlinePartProps, isOn: boolean): void => {
  const info = online.info.value;
  const tell = ({ came, went }: Changes): void => {
    const say = (keys: readonly string[], text: 'connected' | 'disconnected'): void => {
      for (const key of keys) {
        const who = name(Number(key));
        online.note(() => onlineWords.value?.[text](who) ?? '');
      }
      const texts = keys.map((key) => onlineWords.value?.[text](name(Number(key))) ?? '');
      if (texts.length > 0) showToast({ text: texts.join(' '), isBrief: true });
    };
    say(went, 'disconnected');
    say(came, 'connected');
  };
  const connected = connectedSeats(info);
  const settled = useSettled(connected, isOn, tell);
  const held = heldByBots(info);
  const heldBefore = useRef(held);
  for (const key of new Set([...heldBefore.current, ...held])) settled.forget(key, connected.includes(key));
  heldBefore.current = held;
};

/** A player who asked for a pause is told that another one has declined. */
const usePauseNotice = ({ online }: OnlinePartProps): void => {
  const { id, seat, seating, paused, status } = online.info.value;
  const wants = seat !== null && seating[seat]?.wantsPause === true;
  const before = useRef({ wants, paused });
  useEffect(() => {
    const asked = before.current.wants && !before.current.paused && wishesPause(id);
    before.current = { wants, paused };
    if (asked && !wants && !paused && status === 'playing')
      showToast({ text: onlineWords.value?.pauseDeclined ?? '' });
  }, [wants, paused]);
};

/** Players are told who watches them. */
const useWatchNotices = ({ online }: OnlinePartProps, isOn: boolean): void => {
  const { watching: all = [], seat, seating } = online.info.value;
  // A player who has left a seat and looks on is not told of twice.
  const players = seating.flatMap(({ name, former = '' }) => [name, former]).filter(Boolean);
  const watching = all.filter(({ name }) => !players.includes(name));
  const names = useRef(new Map<string, string>());
  for (const { key, name } of watching) names.current.set(key, name);
  const tell = ({ came, went }: Changes): void => {
    const say = (keys: readonly string[], text: 'watches' | 'watchesNoMore'): void => {
      if (keys.length === 0) return;
      const inWords = (): string => {
        const words = onlineWords.value;
        return words?.[text](keys.map((key) => names.current.get(key) || words.guest)) ?? '';
      };
      online.note(inWords);
      showToast({ text: inWords(), isBrief: true });
    };
    say(went, 'watchesNoMore');
    say(came, 'watches');
  };
  useSettled(
    watching.map(({ key }) => key),
    isOn && seat !== null,
    tell,
  );
};

export const useNotices = (props: OnlinePartProps): void => {
  const { info, connected } = props.online;
  // Without a connection nobody knows who is there.
  const isOn = connected.value && info.value.status === 'playing';
  useSeatNotices(props);
  usePauseNotice(props);
  useConnectionNotices(props, isOn);
  useWatchNotices(props, isOn);
};
