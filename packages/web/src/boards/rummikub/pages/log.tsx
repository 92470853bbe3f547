// Draws the news for the log: small tiles in place of their names.
import { colourOf, JOKER, type News, numberOf, type Tile } from '@crescendo/rules/rummikub';
import type { LogItem } from '../../contract/pictures.ts';
import { Chip, IN_WORDS, Sign } from '../../log/log-pieces.tsx';

const COLOURS = ['black', 'red', 'blue', 'yellow'];

const Small = ({ tile }: { readonly tile: Tile }) =>
  tile === JOKER ? (
    <Chip kind="ivory slim joker">☻</Chip>
  ) : (
    <Chip kind={`ivory slim ink-${COLOURS[colourOf(tile)]}`}>{numberOf(tile)}</Chip>
  );

export const logItem = (news: News): LogItem => {
  switch (news.type) {
    case 'start-drew':
      return { begins: false, seat: news.seat, picture: <Small tile={news.tile} /> };
    case 'played':
      return {
        begins: true,
        seat: news.seat,
        picture: news.tiles.map((tile, i) => <Small key={i} tile={tile} />),
      };
    case 'drew':
      return {
        begins: true,
        seat: news.seat,
        picture: (
          <>
            <Sign>+</Sign>
            {news.tile === null ? <Chip kind="slim face-down"> </Chip> : <Small tile={news.tile} />}
          </>
        ),
      };
    default:
      return IN_WORDS;
  }
};
