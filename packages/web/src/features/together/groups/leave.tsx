// Leaving a group, after a question that lists the consequences.
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { go } from '../../../shell/router.ts';
import { showToast } from '../../../ui/toast.tsx';
import { leaveGroup } from './actions.ts';
import type { GroupWords } from './words.ts';

interface LeaveProps {
  readonly group: { readonly id: string; readonly name: string; readonly members: number };
  readonly words: GroupWords;
}

export const Leave = ({ group, words }: LeaveProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const busy = useSignal(false);
  const leave = async (): Promise<void> => {
    busy.value = true;
    const hasLeft = await leaveGroup(group.id);
    busy.value = false;
    dialog.current?.close();
    if (!hasLeft) return;
    go('/mine', { replace: true });
    showToast({ text: words.left(group.name) });
  };
  return (
    <>
      <button type="button" class="button danger" onClick={() => dialog.current?.showModal()}>
        {words.leave}
      </button>
      <dialog ref={dialog} class="question" aria-labelledby="leave-ask" aria-describedby="leave-what">
        <h2 id="leave-ask">{words.leaveAsk(group.name)}</h2>
        <ul id="leave-what" class="consequences">
          {(group.members === 1 ? [words.leaveLast] : words.leaveWhat).map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <form method="dialog" class="abreast">
          <button type="submit" class="button main">
            {words.leaveNo}
          </button>
          <button type="button" class="button danger" disabled={busy.value} onClick={() => void leave()}>
            {words.leaveYes}
          </button>
        </form>
      </dialog>
    </>
  );
};
