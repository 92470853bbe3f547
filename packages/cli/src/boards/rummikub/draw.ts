import { itemAt } from '@crescendo/rules';
import {
  colourOf,
  FACE_DOWN,
  formatTile,
  JOKER,
  setReason,
  standsFor,
  type Tile,
} from '@crescendo/rules/rummikub';
import { pad } from '../../terminal/text.ts';
import { type Draft, type Piece, type RummikubScene, tableOf } from './draft.ts';

/** Black, red, blue, yellow on ivory. */
const TILE_COLOURS = [16, 160, 26, 136] as const;
const IVORY = 230;
const RECENT = 222;
const PICKED = 151;
const AIM = 29;
const WHITE = 231;
const RED = 203;

/** Columns a tile takes. */
const CELL = 5;

interface Spot {
  readonly id: number;
  readonly line: number;
  readonly x: number;
  readonly inRack: boolean;
}

interface Row {
  readonly sets: readonly number[];
}

/** The sets in rows that fit the width. */
const rowsOf = ({ sets }: Draft, width: number): readonly Row[] => {
  const rows: { sets: number[]; used: number }[] = [];
  for (const [i, { pieces }] of sets.entries()) {
    const wide = pieces.length * CELL + 3;
    const last = rows.at(-1);
    if (last === undefined || last.used + wide > width) rows.push({ sets: [i], used: wide });
    else {
      last.sets.push(i);
      last.used += wide;
    }
  }
  return rows;
};

const rackRows = ({ rack }: Draft, width: number): readonly (readonly Piece[])[] => {
  const inRow = Math.max(1, Math.floor((width - 2) / CELL));
  return Array.from({ length: Math.ceil(rack.length / inRow) }, (_, row) =>
    rack.slice(row * inRow, (row + 1) * inRow),
  );
};

/** The position of every piece, so that arrows can go there. */
export const spots = (draft: Draft, width: number): readonly Spot[] => {
  const rows = rowsOf(draft, width);
  const onTable = rows.flatMap(({ sets }, line) => {
    let x = 1;
    return sets.flatMap((set) => {
      const here = itemAt(draft.sets, set).pieces.map(({ id }, i) => ({
        id,
        line,
        x: x + i * CELL,
        inRack: false,
      }));
      x += here.length * CELL + 3;
      return here;
    });
  });
  const onRack = rackRows(draft, width).flatMap((pieces, row) =>
    pieces.map(({ id }, i) => ({ id, line: rows.length + row, x: 1 + i * CELL, inRack: true })),
  );
  return [...onTable, ...onRack];
};

/** Adds to a joker's J the tile it stands for. */
const label = (tile: Tile, meant: Tile | undefined): string =>
  tile === JOKER && meant !== undefined ? `J${formatTile(meant).replace(/^[A-Z]/, '')}` : formatTile(tile);

const cell = (
  { ui, paint, deciding }: RummikubScene,
  piece: Piece,
  text: string,
  isRecent: boolean,
): string => {
  const isAt = deciding && piece.id === ui.cursor;
  const isPicked = ui.picked.includes(piece.id);
  const inner = text.padStart(3);
  const shape = isAt ? (isPicked ? `{${inner}}` : `[${inner}]`) : isPicked ? `*${inner}*` : ` ${inner} `;
  if (!paint.colour) return isAt ? paint.inverse(shape) : isPicked ? paint.bold(shape) : shape;
  if (isAt) return paint.bold(paint.on(AIM, WHITE, shape));
  const colour = piece.tile === JOKER ? 90 : itemAt(TILE_COLOURS, colourOf(piece.tile));
  const back = isPicked ? PICKED : isRecent ? RECENT : IVORY;
  return paint.bold(paint.on(back, colour, shape));
};

const setText = (scene: RummikubScene, index: number, recent: Tile[]): string => {
  const { ui, view, paint } = scene;
  const set = itemAt(tableOf(ui), index);
  const reason = setReason(set, index, view.options);
  const { pieces } = itemAt(ui.sets, index);
  const cells = pieces.map((piece, i) => {
    const meant = reason || piece.tile !== JOKER ? undefined : standsFor(set, i, view.options.colours)[0];
    const at = recent.indexOf(piece.tile);
    if (at >= 0) recent.splice(at, 1);
    return cell(scene, piece, label(piece.tile, meant), at >= 0 || (piece.own && scene.deciding));
  });
  const mark = reason ? paint.fg(RED, paint.bold('!')) : paint.dim('|');
  return `${mark}${cells.join('')}${mark}`;
};

const tableLines = (scene: RummikubScene, room: number): readonly string[] => {
  const { view, ui, width, paint, words } = scene;
  const rows = rowsOf(ui, width);
  if (rows.length === 0) return [paint.dim('  –')];
  const recent = view.news.flatMap((news) => (news.type === 'played' ? news.tiles : []));
  const lines = rows.map(({ sets }) => sets.map((set) => setText(scene, set, recent)).join(' '));
  if (lines.length <= room) return lines;
  const at = rows.findIndex(({ sets }) =>
    sets.some((set) => itemAt(ui.sets, set).pieces.some(({ id }) => id === ui.cursor)),
  );
  const from = Math.max(
    0,
    Math.min(lines.length - room + 1, (at < 0 ? lines.length : at) - Math.floor(room / 2)),
  );
  const shown = lines.slice(from, from + room - 1);
  const hidden = rows.reduce(
    (sum, { sets }, i) => (i >= from && i < from + room - 1 ? sum : sum + sets.length),
    0,
  );
  return [...shown, paint.dim(`  ${words.rummikub.more(hidden)}`)];
};

const othersLines = ({ view, who, words, paint }: RummikubScene): readonly string[] =>
  view.racks.flatMap((rack, seat) => {
    if (seat === view.seat) return [];
    const isOpen = rack.length > 0 && !rack.includes(FACE_DOWN);
    const tiles = isOpen ? rack.map(formatTile).join(' ') : words.rummikub.tiles(rack.length);
    const mark = seat === view.active ? '▸' : ' ';
    return [
      `${mark}${pad(who(seat), 10)} ${tiles}${view.opened[seat] ? '' : paint.dim(`  (${words.rummikub.notOpened})`)}`,
    ];
  });

export const draw = (scene: RummikubScene): readonly string[] => {
  const { view, ui, paint, words, who, width, height } = scene;
  const say = words.rummikub;
  const mine = view.seat;
  const rack = rackRows(ui, width).map(
    (row) => ` ${row.map((piece) => cell(scene, piece, label(piece.tile, undefined), false)).join('')}`,
  );
  const drawn = view.news.flatMap((news) =>
    news.type === 'drew' && news.seat === mine && news.tile !== null ? [formatTile(news.tile)] : [],
  );
  const status = mine !== null && !view.opened[mine] ? paint.dim(`  (${say.notOpened})`) : '';
  const own =
    mine === null
      ? []
      : [
          `${paint.bold(`${say.rack} · ${who(mine)}`)}  ${paint.dim(say.tiles(ui.rack.length))}${status}${drawn.length > 0 ? `  + ${drawn.join(' ')}` : ''}`,
          ...rack,
        ];
  const others = othersLines(scene);
  const room = Math.max(3, height - own.length - others.length - 2);
  return [
    `${paint.bold(say.table)}  ${paint.dim(say.pool(view.pool))}`,
    ...tableLines(scene, room),
    '',
    ...own,
    ...others,
  ];
};
