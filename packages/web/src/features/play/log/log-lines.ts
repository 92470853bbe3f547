// Lists the news line by line: news that belong together stand on one line, and each line is a moment to go back to.
import type { AnyNews, AnyView } from '@crescendo/rules';
import type { LogItem } from '../../../boards/contract/pictures.ts';
import type { TableReader } from '../../../session/table.ts';

export interface LogLine {
  /** The first and the last of the moments it tells about; a tap leads to the last. */
  readonly first: number;
  readonly last: number;
  readonly items: readonly ShownItem[];
  /** Tells that it is not a move: something happened to a seat, or beside the game. */
  readonly isAside?: boolean;
  /** The whole line in words. */
  readonly text: string;
}

/** `number`: the moment in which it happened. */
export type ShownItem = LogItem & { readonly number: number };

export interface LogText {
  readonly logItem: ((news: AnyNews, view: AnyView) => LogItem) | undefined;
  readonly text: (news: AnyNews, number: number) => string;
  /** The text before the news of a moment: that the clock made the move. */
  readonly before?: (number: number) => string;
  /** The events of the seats before the next moment. */
  readonly after?: (number: number) => readonly string[];
  /** The text before everything else. */
  readonly start: string;
}

const inWords = (text: string, number: number): ShownItem => ({ begins: true, picture: text, number });

const lineOf = (text: string, number: number, item = inWords(text, number)): LogLine => ({
  first: number,
  last: number,
  items: [item],
  text,
});

export const logLines = (
  table: Pick<TableReader, 'moment'>,
  length: number,
  { logItem, text, start, before, after }: LogText,
): readonly LogLine[] => {
  const lines: LogLine[] = [lineOf(start, 0)];
  /** Nothing is added to a line in words. */
  let isOpen = false;
  const say = (said: string, number: number): void => {
    if (said === '') return;
    lines.push({ ...lineOf(said, number), isAside: true });
    isOpen = false;
  };
  for (let number = 0; number < length; number++) {
    const moment = table.moment(number);
    say(before?.(number) ?? '', number);
    for (const news of moment.news) {
      const said = text(news, number);
      const item = { ...(logItem?.(news, moment.view) ?? inWords(said, number)), number };
      if (item.picture === null) continue;
      const shown = item.picture === undefined ? inWords(said, number) : item;
      const line = lines.at(-1);
      if (line && isOpen && !item.begins)
        lines[lines.length - 1] = {
          ...line,
          last: number,
          items: [...line.items, shown],
          text: `${line.text} ${said}`,
        };
      else lines.push(lineOf(said, number, shown));
      isOpen = typeof shown.picture !== 'string';
    }
    for (const said of after?.(number) ?? []) say(said, number);
  }
  return lines;
};
