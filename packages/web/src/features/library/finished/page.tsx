// The permanent page of a game that is over: /r/:id.
import { TableState } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type ApiErrorCode, request, requestText } from '../../../server/api.ts';
import { errorCodeOf, errorWords } from '../../../server/error-words.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { onlineWords } from '../../play/online/words.ts';
import { tableWords } from '../../play/words.ts';
import { FinishedGameView } from './finished-game.tsx';
import { type CheckedRecord, readRecord, type UnreadableRecord } from './read-record.ts';
import { finishedWords } from './words.ts';

interface Found extends CheckedRecord {
  readonly text: string;
  readonly info: TableState['table'] | undefined;
}

const find = async (id: string): Promise<Found | UnreadableRecord> => {
  const [text, state] = await Promise.all([
    requestText(`/api/tables/${id}/record`),
    request('GET', `/api/tables/${id}`, TableState).catch(() => undefined),
  ]);
  const understood = await readRecord(text, currentLanguage());
  return 'why' in understood ? understood : { ...understood, text, info: state?.table };
};

const Lost = ({
  id,
  why,
  again,
}: {
  id: string;
  why: ApiErrorCode | UnreadableRecord;
  again: () => void;
}) => {
  const [words, table, company, sentence] = [
    finishedWords.value,
    tableWords.value,
    onlineWords.value,
    errorWords.value,
  ];
  if (!words || !table || !company || !sentence) return null;
  const isGoing = why === 'not-over';
  const isLater = why === 'offline' || why === 'try-again';
  const title = isGoing ? words.going : isLater ? company.noLine : words.lost;
  return (
    <PageFrame title={title} class="past">
      <section class="leaf past-lost grid gap-16" role="status">
        <p>{typeof why === 'string' ? sentence(why) : why.why}</p>
        <div class="abreast">
          {isGoing ? (
            <a class="button main" href={`/t/${id}`}>
              {words.toTable}
            </a>
          ) : (
            <a class="button main" href="/">
              {table.home}
            </a>
          )}
          <button type="button" class="button" onClick={again}>
            {table.retry}
          </button>
        </div>
      </section>
    </PageFrame>
  );
};

export const FinishedPage = ({ id }: { id: string }) => {
  const found = useSignal<Found | undefined>(undefined);
  const lost = useSignal<ApiErrorCode | UnreadableRecord | undefined>(undefined);
  const loadError = useSignal<unknown>(undefined);
  const read = async (): Promise<void> => {
    lost.value = undefined;
    try {
      const answer = await find(id);
      if ('why' in answer) lost.value = answer;
      else found.value = answer;
    } catch (error) {
      lost.value = errorCodeOf(error);
    }
  };
  const tryReading = (): void => {
    read().catch((error) => {
      loadError.value = error;
    });
  };
  useEffect(tryReading, [id]);
  if (loadError.value !== undefined) throw loadError.value;
  if (lost.value !== undefined) return <Lost id={id} why={lost.value} again={tryReading} />;
  return found.value ? <FinishedGameView {...found.value} id={id} /> : null;
};
