// Open a record: paste it, choose a file, or drop one.
import './record.css';
import { GAME_IDS } from '@crescendo/rules/manifests';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { saveGame } from '../../../session/saved/saved-games.ts';
import { newGameId } from '../../../session/setup/new-game-id.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { go } from '../../../shell/router.ts';
import { Icon } from '../../../ui/icons.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { submitting } from '../../../ui/submitting.ts';
import { FinishedGameView } from '../finished/finished-game.tsx';
import { OPENED, openedRecord } from '../finished/opened-record.ts';
import { readRecord, toSavedGame, type UnreadableRecord } from '../finished/read-record.ts';
import { type RecordWords, recordWords } from './words.ts';

/** No record is longer. */
const MAX_FILE_SIZE = 4_000_000;

/** Select the line, so that it is seen and heard where the record goes wrong. */
const selectLine = (area: HTMLTextAreaElement, line: number): void => {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 4);
};

export const RecordPage = ({ at }: { readonly at: string }) =>
  at === OPENED && openedRecord.value ? <FinishedGameView {...openedRecord.value} /> : <OpenRecord />;

/** Opens the record: a finished game is shown, any other is saved and played on. */
const openRecord = async (text: string, words: RecordWords): Promise<UnreadableRecord | undefined> => {
  if (text.trim() === '') return { why: words.empty };
  const read = await readRecord(text, currentLanguage());
  if ('why' in read) return read;
  if (read.match.turn.kind === 'over') {
    openedRecord.value = { ...read, text };
    // A place of its own, so that the way back leads to the form.
    go(`/record/${OPENED}`);
    return undefined;
  }
  const game = toSavedGame(read, newGameId());
  saveGame(game);
  go(`/table/${game.id}`);
  return undefined;
};

interface TakeFileProps {
  readonly words: RecordWords;
  readonly take: (file: File | undefined) => void;
}

const FileButton = ({ words, take }: TakeFileProps) => (
  <div class="abreast items-center">
    <label class="button relative file-button">
      <Icon name="file" />
      {words.file}
      <input
        class="overlay"
        type="file"
        accept=".txt,text/plain"
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </label>
    <span class="quiet with-keys">{words.drop}</span>
  </div>
);

/** The handlers of an element that files can be dropped on. */
const useDrop = (take: TakeFileProps['take']) => {
  const over = useSignal(false);
  return {
    'data-over': over.value,
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      over.value = true;
    },
    onDragLeave: (): void => {
      over.value = false;
    },
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      over.value = false;
      take(event.dataTransfer?.files[0]);
    },
  };
};

interface RecordFieldProps {
  readonly label: string;
  readonly text: string;
  readonly isInvalid: boolean;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly change: (text: string) => void;
}

const RecordField = ({ label, text, isInvalid, area, change }: RecordFieldProps) => (
  <label class="field">
    <span>{label}</span>
    <textarea
      ref={area}
      rows={9}
      spellcheck={false}
      autocapitalize="off"
      placeholder={`crescendo 1\ngame ${GAME_IDS[0]}\nseats 2\n…`}
      value={text}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? 'refused' : undefined}
      onInput={({ currentTarget }) => change(currentTarget.value)}
    />
  </label>
);

const RecordForm = ({ words }: { readonly words: RecordWords }) => {
  const text = useSignal('');
  const error = useSignal<UnreadableRecord | undefined>(undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const open = async (): Promise<void> => {
    error.value = (await openRecord(text.value, words)) ?? error.value;
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MAX_FILE_SIZE) {
      error.value = { why: words.tooBig };
      return;
    }
    text.value = await file.text();
    await open();
  };
  const take = (file: File | undefined): void => void readFile(file);
  const drop = useDrop(take);
  const line = error.value?.line;
  return (
    <form class="leaf grid gap-16" {...drop} onSubmit={submitting(open)}>
      <p>{words.about}</p>
      <FileButton words={words} take={take} />
      <RecordField
        label={words.text}
        text={text.value}
        isInvalid={error.value !== undefined}
        area={area}
        change={(next) => {
          text.value = next;
          error.value = undefined;
        }}
      />
      <div role="alert" id="refused">
        {error.value && <p class="refused semibold">{error.value.why}</p>}
      </div>
      <div class="abreast">
        <button type="submit" class="button main">
          {words.open}
        </button>
        {line !== undefined && (
          <button
            type="button"
            class="button"
            onClick={() => {
              if (area.current) selectLine(area.current, line);
            }}
          >
            {words.line(line)}
          </button>
        )}
      </div>
    </form>
  );
};

const OpenRecord = () => {
  const words = recordWords.value;
  if (!words) return null;
  return (
    <PageFrame title={words.title} class="record">
      <RecordForm words={words} />
    </PageFrame>
  );
};
