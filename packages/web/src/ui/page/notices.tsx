// Notices above a page: nothing can be stored; a new version is ready. Never at a table.
import { useSignal } from '@preact/signals';
import { rescueFocus } from '../../shell/focus.ts';
import { updateNow, updateReady } from '../../shell/pwa/update.ts';
import { storageError } from '../../shell/storage/storage.ts';
import type { NoticeWords } from './words.ts';

export const Notices = ({ words }: { readonly words: NoticeWords }) => {
  const later = useSignal(false);
  const error = storageError.value;
  const offersUpdate = updateReady.value && !later.value;
  if (!error && !offersUpdate) return null;
  return (
    <div class="notices" role="status">
      {error && (
        <div class="notice cluster items-center">
          <p>{words[error]}</p>
          <button
            type="button"
            class="button"
            onClick={() => {
              storageError.value = undefined;
              rescueFocus();
            }}
          >
            {words.understood}
          </button>
        </div>
      )}
      {offersUpdate && (
        <div class="notice cluster items-center">
          <p>{words.update}</p>
          <button type="button" class="button main" onClick={() => void updateNow()}>
            {words.updateNow}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              later.value = true;
              rescueFocus();
            }}
          >
            {words.later}
          </button>
        </div>
      )}
    </div>
  );
};
