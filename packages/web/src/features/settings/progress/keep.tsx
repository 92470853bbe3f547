// Progress as a file: saved here, opened here again or on another device.
import { languageTag } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { addressOf } from '../../../shell/base.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { SettingsWords } from '../words.ts';
import {
  exercisesIn,
  gamesIn,
  type Progress,
  progressContents,
  readProgress,
  saveAsFile,
} from './progress-file.ts';

const dayOf = (time: string): string =>
  new Intl.DateTimeFormat(languageTag(currentLanguage()), { dateStyle: 'long' }).format(new Date(time));

/** For a link that leads here: a page is built after its address is known. */
const showIfAskedFor = (title: HTMLElement | null): void => {
  if (location.hash === '#keep') requestAnimationFrame(() => title?.scrollIntoView());
};

interface AskProps {
  readonly words: SettingsWords['progress'];
  readonly progress: Progress;
  readonly answer: (isYes: boolean) => void;
}

const Ask = ({ words, progress, answer }: AskProps) => (
  <dialog
    ref={(dialog) => {
      if (dialog && !dialog.open) dialog.showModal();
    }}
    class="question"
    aria-labelledby="progress-ask"
    aria-describedby="progress-what"
    onClose={() => answer(false)}
  >
    <h2 id="progress-ask">{words.ask}</h2>
    <div id="progress-what">
      <p>{words.contents(dayOf(progress.exported), gamesIn(progress), exercisesIn(progress))}</p>
      <p>{words.what}</p>
    </div>
    <form method="dialog" class="abreast">
      <button type="button" class="button main" onClick={() => answer(true)}>
        {words.yes}
      </button>
      <button type="submit" class="button">
        {words.no}
      </button>
    </form>
  </dialog>
);

export const KeepProgress = ({ words }: { readonly words: SettingsWords['progress'] }) => {
  const read = useSignal<Progress | undefined>(undefined);
  const error = useSignal('');
  const isBusy = useRef(false);
  const save = async (): Promise<void> => {
    showToast({ text: words.saved(saveAsFile(await progressContents())) });
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    read.value = readProgress(await file.text().catch(() => ''));
    error.value = read.value ? '' : words.wrong;
  };
  const answer = async (isYes: boolean): Promise<void> => {
    const progress = read.value;
    if (isBusy.current || !progress) return;
    read.value = undefined;
    if (!isYes) return;
    isBusy.current = true;
    const { restoreProgress } = await import('./restore.ts');
    const isWhole = await restoreProgress(progress);
    isBusy.current = false;
    // Signals still hold what was there before; a fresh page does not.
    if (isWhole) location.assign(addressOf('/'));
    else error.value = words.failed;
  };
  return (
    <section class="leaf" aria-labelledby="keep">
      <h2 id="keep" ref={showIfAskedFor}>
        {words.title}
      </h2>
      <p>{words.about}</p>
      <div class="abreast">
        <button type="button" class="button" onClick={() => void save()}>
          {words.save}
        </button>
        <label class="button relative file-button">
          {words.open}
          <input
            class="overlay"
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              void open(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <p role="alert" class="alarming when-filled semibold">
        {error.value}
      </p>
      {read.value && <Ask words={words} progress={read.value} answer={(isYes) => void answer(isYes)} />}
    </section>
  );
};
