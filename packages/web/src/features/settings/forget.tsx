// Deletes everything stored in this browser, after a confirmation.
import { useRef } from 'preact/hooks';
import { addressOf } from '../../shell/base.ts';
import { clearDatabase } from '../../shell/storage/database.ts';
import { removeStored, storedKeys } from '../../shell/storage/storage.ts';
import type { SettingsWords } from './words.ts';

const forgetAll = async (): Promise<void> => {
  await clearDatabase();
  for (const key of storedKeys('')) removeStored(key);
  // Signals still hold what was forgotten; a fresh page does not.
  location.assign(addressOf('/'));
};

export const Forget = ({ words }: { readonly words: SettingsWords }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <p class="quiet">{words.forgetHint}</p>
      <button type="button" class="button danger" onClick={() => dialog.current?.showModal()}>
        {words.forget}
      </button>
      <dialog ref={dialog} class="question" aria-labelledby="forget-ask" aria-describedby="forget-what">
        <h2 id="forget-ask">{words.forgetAsk}</h2>
        <p id="forget-what">{words.forgetWhat}</p>
        <form method="dialog" class="abreast">
          <button type="submit" class="button main">
            {words.forgetNo}
          </button>
          <button type="button" class="button danger" onClick={() => void forgetAll()}>
            {words.forgetYes}
          </button>
        </form>
      </dialog>
    </>
  );
};
