// Deletes the player's data from the server, after a confirmation that lists the consequences.
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { NOTHING, request } from '../../../server/api.ts';
import { errorCodeOf, errorWords } from '../../../server/error-words.ts';
import { forgetMe } from '../../../server/identity.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { DataWords } from '../shared/words.ts';

interface Forgetting {
  readonly words: DataWords;
  readonly onForgotten: () => void;
}

export const ForgetMe = ({ words, onForgotten }: Forgetting) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const busy = useSignal(false);
  const refused = useSignal('');
  const erase = async (): Promise<void> => {
    busy.value = true;
    try {
      await request('DELETE', '/api/me', NOTHING);
      forgetMe();
      dialog.current?.close();
      showToast({ text: words.deleted });
      onForgotten();
    } catch (error) {
      refused.value = errorWords.value?.(errorCodeOf(error)) ?? '';
    } finally {
      busy.value = false;
    }
  };
  return (
    <>
      <p>{words.deleteHint}</p>
      <button type="button" class="button danger" onClick={() => dialog.current?.showModal()}>
        {words.deleteDo}
      </button>
      <dialog ref={dialog} class="question" aria-labelledby="delete-ask" aria-describedby="delete-what">
        <h2 id="delete-ask">{words.deleteAsk}</h2>
        <ul id="delete-what" class="consequences">
          {words.deleteWhat.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p role="alert" class="alarming when-filled semibold">
          {refused.value}
        </p>
        <form method="dialog" class="abreast">
          <button type="submit" class="button main">
            {words.deleteNo}
          </button>
          <button type="button" class="button danger" disabled={busy.value} onClick={erase}>
            {words.deleteYes}
          </button>
        </form>
      </dialog>
    </>
  );
};
