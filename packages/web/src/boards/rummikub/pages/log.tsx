// Draws the news for the log: small tiles in place of their names.
import {
  colourOf,
  JOKER,
  type News,
  numberOf,
  type Tile,
  type TileSet,
  type View,
} from '@crescendo/rules/rummikub';
import type { LogItem } from '../../contract/pictures.ts';
import { Chip, IN_WORDS, Sign } from '../../log/log-pieces.tsx';
import { Jester } from '../view/tile.tsx';
import { tilesBySet } from './log-sets.ts';

const COLOURS = ['black', 'red', 'blue', 'yellow'];

const Small = ({ tile }: { readonly tile: Tile }) =>
  tile === JOKER ? (
    <Chip kind="ivory slim joker">
      <Jester />
    </Chip>
  ) : (
    <Chip kind={`ivory slim ink-${COLOURS[colourOf(tile)]}`}>{numberOf(tile)}</Chip>
  );

/** The sets of a move, apart from each other. */
const Sets = ({ tiles, table }: { readonly tiles: readonly Tile[]; readonly table: readonly TileSet[] }) =>
  tilesBySet(tiles, table).map((group, i, groups) => (
    <span key={i} class="items-center rigid gap-4 inline-flex">
      {group.map((tile, j) => (
        <Small key={j} tile={tile} />
      ))}
      {i < groups.length - 1 && <Sign>|</Sign>}
    </span>
  ));

export const logItem = (news: News, { table }: View): LogItem => {
  switch (news.type) {
    case 'start-drew':
      return { begins: false, seat: news.seat, picture: <Small tile={news.tile} /> };
    case 'played':
      return {
        begins: true,
        seat: news.seat,
        picture: <Sets tiles={news.tiles} table={table} />,
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
