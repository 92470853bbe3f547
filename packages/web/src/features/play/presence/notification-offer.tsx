// In a slow game nobody waits at the table: after a move, the player is asked once whether to get notifications.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { startPush } from '../../../server/push.ts';
import { announce } from '../../../shell/announce.ts';
import { canPush, isPushed } from '../../../shell/pwa/notices.ts';
import { readStored, writeStored } from '../../../shell/storage/storage.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { OnlinePartProps } from '../frame/props.ts';
import type { OnlineWords } from '../online/words.ts';

const ASKED = 'push-asked';

/** The right moment: a slow game, our own move made, somebody else's turn. */
const isMoment = ({ online, page }: OnlinePartProps): boolean => {
  const { seat, clock, status } = online.info.value;
  const isSlow = clock.kind === 'days';
  return (
    isSlow && status === 'playing' && seat !== null && page.isNow && !page.isMyTurn && page.moment.decided > 0
  );
};

export const NotificationOffer = ({
  props,
  words,
}: {
  readonly props: OnlinePartProps;
  readonly words: OnlineWords;
}) => {
  const done = useSignal(readStored(ASKED) !== undefined);
  const isShown = !done.value && canPush() && !isPushed() && isMoment(props);
  useEffect(() => {
    if (isShown) announce(words.tellMe);
  }, [isShown]);
  if (!isShown) return null;
  const finish = (answer: string): void => {
    writeStored(ASKED, answer);
    done.value = true;
  };
  const yes = async (): Promise<void> => {
    finish('yes');
    showToast({ text: (await startPush()) ? words.tellMeDone : words.tellMeFailed });
  };
  return (
    <div class="company-pill cluster items-center justify-center paper text-14 ask tell-me">
      <span>{words.tellMe}</span>
      <button type="button" class="button" onClick={() => void yes()}>
        {words.tellMeYes}
      </button>
      <button type="button" class="button" onClick={() => finish('no')}>
        {words.tellMeNo}
      </button>
    </div>
  );
};
