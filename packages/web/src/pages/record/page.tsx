// Open a record: paste it, choose a file, or drop one.
import './record.css';
import { signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { currentLanguage } from '../../app/language.ts';
import { go } from '../../app/router.ts';
import { Icon } from '../../look/icons.tsx';
import { saveGame } from '../../table/saved-games.ts';
import { FinishedGameView } from '../finished/finished-game.tsx';
import {
  type CheckedRecord,
  readRecord,
  toSavedGame,
  type UnreadableRecord,
} from '../finished/read-record.ts';
import { PageFrame } from '../shared/page-frame.tsx';
import { recordWords } from './words.ts';

/** No record is longer. */
const LONGEST = 4_000_000;

const randomName = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

/** Select the line, so that it is seen and heard where the record goes wrong. */
const selectLine = (area: HTMLTextAreaElement, line: number): void => {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 4);
};

/** The finished game that was opened last: it is shown, and not saved. */
const opened = signal<(CheckedRecord & { readonly text: string }) | undefined>(undefined);

/** Its place, so that the way back leads to the form. */
const SHOWN = 'game';

export const RecordPage = ({ at }: { readonly at: string }) =>
  at === SHOWN && opened.value ? <FinishedGameView {...opened.value} /> : <OpenRecord />;

const OpenRecord = () => {
  const own = recordWords.value;
  const text = useSignal('');
  const refused = useSignal<UnreadableRecord | undefined>(undefined);
  const over = useSignal(false);
  const area = useRef<HTMLTextAreaElement>(null);
  if (!own) return null;

  const open = async (record: string): Promise<void> => {
    if (record.trim() === '') {
      refused.value = { why: own.empty };
      return;
    }
    const read = await readRecord(record, currentLanguage());
    if ('why' in read) {
      refused.value = read;
      return;
    }
    if (read.match.turn.kind === 'over') {
      opened.value = { ...read, text: record };
      go(`/record/${SHOWN}`);
      return;
    }
    const game = toSavedGame(read, randomName());
    saveGame(game);
    go(`/table/${game.id}`);
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > LONGEST) {
      refused.value = { why: own.tooBig };
      return;
    }
    text.value = await file.text();
    await open(text.value);
  };

  return (
    <PageFrame title={own.title} class="record">
      <form
        class="leaf"
        data-over={over.value}
        onDragOver={(event) => {
          event.preventDefault();
          over.value = true;
        }}
        onDragLeave={() => {
          over.value = false;
        }}
        onDrop={(event) => {
          event.preventDefault();
          over.value = false;
          void take(event.dataTransfer?.files[0]);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void open(text.value);
        }}
      >
        <p>{own.about}</p>
        <div class="abreast record-file">
          <label class="button">
            <Icon name="file" />
            {own.file}
            <input
              type="file"
              accept=".txt,text/plain"
              onChange={({ currentTarget }) => {
                void take(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
          </label>
          <span class="quiet record-drop">{own.drop}</span>
        </div>
        <label class="field">
          <span>{own.text}</span>
          <textarea
            ref={area}
            rows={9}
            spellcheck={false}
            autocapitalize="off"
            placeholder={'crescendo 1\ngame qwinto\nseats 2\n…'}
            value={text.value}
            aria-invalid={refused.value !== undefined}
            aria-describedby={refused.value && 'refused'}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
              refused.value = undefined;
            }}
          />
        </label>
        <div role="alert" id="refused">
          {refused.value && <p class="refused">{refused.value.why}</p>}
        </div>
        <div class="abreast">
          <button type="submit" class="button main">
            {own.open}
          </button>
          {refused.value?.line !== undefined && (
            <button
              type="button"
              class="button"
              onClick={() => selectLine(area.current!, refused.value!.line!)}
            >
              {own.line(refused.value.line)}
            </button>
          )}
        </div>
      </form>
    </PageFrame>
  );
};
