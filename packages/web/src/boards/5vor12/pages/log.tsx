// Draws the news for the log: tiles, and where they went.
import { type News, WIDTH } from '@crescendo/rules/5vor12';
import type { LogItem } from '../../contract/pictures.ts';
import { Chip, IN_WORDS, Sign, Spot } from '../../log/log-pieces.tsx';

const Tile = ({ tile }: { readonly tile: number }) => <Chip kind="ivory">{tile}</Chip>;

/** The middle of the table, where tiles lie open. */
const Middle = () => <Chip kind="open-place">·</Chip>;

export const logItem = (news: News): LogItem => {
  switch (news.type) {
    case 'started':
      return {
        // All players place their first tiles together: one line.
        begins: news.seat === 0,
        seat: news.seat,
        picture: (
          <>
            <Tile tile={news.tile} />
            <Spot at={news.at} width={WIDTH} />
          </>
        ),
      };
    case 'turned-up':
      return { begins: true, seat: news.seat, picture: <Tile tile={news.tile} /> };
    case 'left':
      return {
        begins: false,
        seat: news.seat,
        picture: (
          <>
            <Sign>→</Sign>
            <Middle />
          </>
        ),
      };
    case 'placed':
      return {
        begins: news.from === 'middle',
        seat: news.seat,
        picture: (
          <>
            {news.from === 'middle' && (
              <>
                <Middle />
                <Sign>→</Sign>
                <Tile tile={news.tile} />
              </>
            )}
            <Sign>→</Sign>
            <Spot at={news.at} width={WIDTH} />
            {news.freed > 0 && (
              <>
                <Sign>⇄</Sign>
                <Tile tile={news.freed} />
              </>
            )}
          </>
        ),
      };
    case 'again':
      return { begins: false, seat: news.seat, picture: <Sign>↻</Sign> };
    default:
      return IN_WORDS;
  }
};
