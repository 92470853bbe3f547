// What happened, line by line: what belongs together stands on one line, and each line is a moment to go back to.
import type { AnyNews, AnyView } from '@crescendo/rules';
import type { LogItem } from '../../boards/board.ts';
import type { TableReader } from '../../table/game-table.ts';

export interface LogLine {
  /** The first and the last of the moments it tells about; a tap leads to the last. */
  readonly first: number;
  readonly last: number;
  readonly items: readonly LogItem[];
  /** The whole line in words. */
  readonly text: string;
}

export interface LogText {
  readonly logItem: ((news: AnyNews, view: AnyView) => LogItem) | undefined;
  readonly text: (news: AnyNews, number: number) => string;
  /** What stands before everything else. */
  readonly start: string;
}

const inWords = (text: string): LogItem => ({ begins: true, picture: text });

export const logLines = (
  table: Pick<TableReader, 'moment'>,
  length: number,
  { logItem, text, start }: LogText,
): readonly LogLine[] => {
  const lines: LogLine[] = [{ first: 0, last: 0, items: [inWords(start)], text: start }];
  /** Nothing is added to a line in words. */
  let isOpen = false;
  for (let number = 0; number < length; number++) {
    const moment = table.moment(number);
    for (const news of moment.news) {
      const said = text(news, number);
      const item = logItem?.(news, moment.view) ?? inWords(said);
      if (item.picture === null) continue;
      const shown = item.picture === undefined ? inWords(said) : item;
      const line = lines.at(-1);
      if (line && isOpen && !item.begins)
        lines[lines.length - 1] = {
          ...line,
          last: number,
          items: [...line.items, shown],
          text: `${line.text} ${said}`,
        };
      else lines.push({ first: number, last: number, items: [shown], text: said });
      isOpen = typeof shown.picture !== 'string';
    }
  }
  return lines;
};
