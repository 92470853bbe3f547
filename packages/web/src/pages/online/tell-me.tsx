// In a slow game nobody waits at the table: after a move we ask, once, whether the device shall tell when it is time.
import { useSignal } from '@preact/signals';
import { keep, readKept } from '../../app/kept.ts';
import { canPush, isPushed, startPush } from '../../online/push.ts';
import { showToast } from '../parts/toast.tsx';
import type { Seating } from '../table/seating.ts';
import type { CompanyWords } from './words.ts';

const ASKED = 'push-asked';

/** The right moment: a slow game, our own move made, somebody else's turn. */
const isMoment = ({ table, look }: Seating): boolean => {
  const { seat, clock, status } = table.company!.info.value;
  const isSlow = clock.kind === 'days';
  return (
    isSlow && status === 'playing' && seat !== null && look.isNow && !look.mine && look.moment.decided > 0
  );
};

export const TellMe = ({ seating, words }: { readonly seating: Seating; readonly words: CompanyWords }) => {
  const done = useSignal(readKept(ASKED) !== undefined);
  if (done.value || !canPush() || isPushed() || !isMoment(seating)) return null;
  const finish = (answer: string): void => {
    keep(ASKED, answer);
    done.value = true;
  };
  const yes = async (): Promise<void> => {
    finish('yes');
    showToast({ text: (await startPush()) ? words.tellMeDone : words.tellMeFailed });
  };
  return (
    <div class="company-pill ask tell-me">
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
