// Everything that reaches one person's page, word for word; and whether it was only what this seat may know.
import { withChange } from '@crescendo/protocol';
import { type AnyMatch, gameById, itemAt, parseRecord, replayRecord, type Viewer } from '@crescendo/rules';
import type { Page } from 'playwright-core';

export interface ReceivedTexts {
  /** Messages of the socket, and answers over HTTP. */
  readonly texts: string[];
}

/** Begin before the page is opened: what came earlier is not heard. */
export const recordTexts = (page: Page): ReceivedTexts => {
  const heard: ReceivedTexts = { texts: [] };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.texts.push(String(payload))),
  );
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    void response.text().then(
      (text) => heard.texts.push(text),
      () => {
        // Nothing came.
      },
    );
  });
  return heard;
};

interface FinishedMatch {
  /** The match at each moment: after the start, then after each decision and the chance that follows it. */
  readonly moments: readonly AnyMatch[];
  readonly seed: string;
}

/** The whole truth, from the record of a finished game. */
export const readFinishedMatch = (text: string): FinishedMatch => {
  const parsed = parseRecord(text, gameById);
  if ('error' in parsed) throw new Error(`the record cannot be read: ${JSON.stringify(parsed.error)}`);
  const { record } = parsed;
  const { match, error: fault } = replayRecord(record, gameById);
  if (fault) throw new Error(`the record is not legal: ${JSON.stringify(fault)}`);
  const ends = match.events.flatMap(({ kind }, i) => (kind === 'move' ? [i] : []));
  const moments = [...ends, match.length].map((end) => match.at(end));
  return { moments, seed: record.fairness.secret ?? '' };
};

/** Every view this seat has a right to, and all news it may hear. */
const rightsOf = ({ moments }: FinishedMatch, seat: Viewer) => {
  const views = new Set(moments.map((match) => JSON.stringify(match.fullView(seat))));
  const news = new Set(
    itemAt(moments, moments.length - 1)
      .news(seat, 0)
      .map((item) => JSON.stringify(item)),
  );
  return { views, news };
};

// biome-ignore lint/suspicious/noExplicitAny: a message of any kind, as it came
type AnyMessage = any;

/** Makes a whole state of each change, as the page does. */
const wholeMessages = (): ((message: AnyMessage) => AnyMessage) => {
  const states = new Map<string, AnyMessage>();
  return (message) => {
    let state = message;
    if (message.type === 'change') {
      state = withChange(states.get(message.table), message.state);
      state.news = message.news ?? state.view?.news ?? [];
    }
    if (state.type === 'state') states.set(state.table.id, state);
    return state;
  };
};

/** Finds everything a page was sent beyond its seat's rights; none when all is well. `views`: the number of views compared. */
export const findLeaks = (
  heard: ReceivedTexts,
  story: FinishedMatch,
  seat: number,
): { leaks: string[]; views: number } => {
  const leaks: string[] = [];
  // Before taking a seat one is a spectator.
  const rights = new Map([seat, null].map((viewer) => [viewer, rightsOf(story, viewer)]));
  let views = 0;
  const check = (viewer: number | null, view: unknown, news: readonly unknown[]): void => {
    views++;
    const may = rights.get(viewer);
    if (!may?.views.has(JSON.stringify(view))) leaks.push(`a view: ${JSON.stringify(view)}`);
    for (const item of news)
      if (!may?.news.has(JSON.stringify(item))) leaks.push(`news: ${JSON.stringify(item)}`);
  };
  const whole = wholeMessages();
  for (const text of heard.texts) {
    const message = text.startsWith('{') ? whole(JSON.parse(text)) : undefined;
    const isRecord = text.startsWith('crescendo ');
    if (!isRecord && story.seed !== '' && text.includes(story.seed)) leaks.push(`the seed: ${text}`);
    if (message?.view) {
      const exact = JSON.stringify(itemAt(story.moments, message.moment - 1).fullView(message.seat));
      if (exact !== JSON.stringify(message.view)) leaks.push(`moment ${message.moment}: ${text}`);
      check(message.seat, message.view, message.news);
    }
    for (const step of message?.steps ?? []) check(message.seat, step.view, step.news);
  }
  return { leaks, views };
};

/** All that the page's memory holds, as the browser itself writes it down. */
export const heapSnapshotOf = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return parts.join('');
};
