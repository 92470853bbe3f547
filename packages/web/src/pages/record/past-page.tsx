// The permanent page of a game that is over: /r/:id.
import type { TableState } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { spoken } from '../../app/settings.ts';
import { ask, askText, type Why } from '../../online/ask.ts';
import { whyIn, whyWords } from '../../online/why.ts';
import { pagesWords } from '../../words/words.ts';
import { companyWords } from '../online/words.ts';
import { Frame } from '../parts/frame.tsx';
import { words as tableWords } from '../table/words.ts';
import { PastView } from './past-view.tsx';
import { type Refused, type Understood, understand } from './read.ts';
import { pastWords } from './words.ts';

interface Found extends Understood {
  readonly text: string;
  readonly info: TableState['table'] | undefined;
}

const find = async (id: string): Promise<Found | Refused> => {
  const [text, state] = await Promise.all([
    askText(`/api/tables/${id}/record`),
    ask<TableState>('GET', `/api/tables/${id}`).catch(() => undefined),
  ]);
  const understood = await understand(text, spoken());
  return 'why' in understood ? understood : { ...understood, text, info: state?.table };
};

const Lost = ({ id, why, again }: { id: string; why: Why | Refused; again: () => void }) => {
  const [pages, words, table, company, sentence] = [
    pagesWords.value,
    pastWords.value,
    tableWords.value,
    companyWords.value,
    whyWords.value,
  ];
  if (!pages || !words || !table || !company || !sentence) return null;
  const isGoing = why === 'not-over';
  const isLater = why === 'offline' || why === 'try-again';
  const title = isGoing ? words.going : isLater ? company.noLine : words.lost;
  return (
    <Frame words={pages} title={title} class="past">
      <section class="leaf past-lost" role="status">
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
    </Frame>
  );
};

export const PastPage = ({ id }: { id: string }) => {
  const found = useSignal<Found | undefined>(undefined);
  const lost = useSignal<Why | Refused | undefined>(undefined);
  const failure = useSignal<unknown>(undefined);
  const read = async (): Promise<void> => {
    lost.value = undefined;
    try {
      const answer = await find(id);
      if ('why' in answer) lost.value = answer;
      else found.value = answer;
    } catch (error) {
      lost.value = whyIn(error);
    }
  };
  const tryReading = (): void => {
    read().catch((error) => {
      failure.value = error;
    });
  };
  useEffect(tryReading, [id]);
  if (failure.value !== undefined) throw failure.value;
  if (lost.value !== undefined) return <Lost id={id} why={lost.value} again={tryReading} />;
  return found.value ? <PastView {...found.value} id={id} /> : null;
};
