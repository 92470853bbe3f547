import { itemAt, range } from '@crescendo/rules';
import { SQUARES } from '@crescendo/rules/5vor12';
import { beside, flow } from '../../terminal/text.ts';
import { dottedOf, isArranging, looseTiles, moveAt, tileOn, type View, type VorZwoelfScene } from './ui.ts';

const CREAM = 230;
const LEGAL = 151;
const AIM = 29;
const REFUSED = 131;
const RECENT = 222;
const INK = 16;
const WHITE = 231;

/** Squares on which somebody has just put a tile. */
const recent = (view: View, seat: number): ReadonlySet<number> =>
  new Set(
    view.news.flatMap((news) =>
      (news.type === 'placed' || news.type === 'started') && news.seat === seat ? [news.at] : [],
    ),
  );

const cell = (scene: VorZwoelfScene, seat: number, at: number, isNew: boolean): string => {
  const { view, ui, paint, game, deciding } = scene;
  const isMine = deciding && seat === view.seat;
  const slot = isMine && isArranging(view) ? dottedOf(view).indexOf(at) : -1;
  const tile = ui.diagonal[slot] ?? tileOn(view, seat, at);
  const text = tile === 0 ? '  ' : String(tile).padStart(2);
  const move = isMine ? moveAt(view, ui, at) : undefined;
  const isLegal = slot >= 0 || (move !== undefined && game.check(view, move) === undefined);
  if (isMine && at === ui.cursor) {
    const aimed = `[${text}]`;
    if (!paint.colour || (move === undefined && slot < 0)) return paint.inverse(aimed);
    return paint.bold(paint.on(isLegal ? AIM : REFUSED, WHITE, aimed));
  }
  if (isLegal) return paint.on(LEGAL, INK, `‹${text}›`);
  if (tile > 0) return paint.on(isNew ? RECENT : CREAM, INK, ` ${text} `);
  return '    ';
};

const rowSquares = (size: number, row: number): readonly number[] =>
  itemAt(SQUARES, size).slice(row * size, (row + 1) * size);

/** The viewer's own board, large. */
const largeBoard = (scene: VorZwoelfScene, seat: number): readonly string[] => {
  const { view, paint, who } = scene;
  const { size } = view.options;
  const news = recent(view, seat);
  const rule = (left: string, middle: string, right: string) =>
    paint.dim(`  ${left}${Array.from({ length: size }, () => '────').join(middle)}${right}`);
  const rows = range(size).map((row) => {
    const cells = rowSquares(size, row).map((at) => cell(scene, seat, at, news.has(at)));
    const bar = paint.dim('│');
    return `${row + 1} ${bar}${cells.join(bar)}${bar}`;
  });
  return [
    `  ${paint.bold(who(seat))}`,
    `  ${'1234'.slice(0, size).replace(/./g, '  $&  ')}`,
    rule('┌', '┬', '┐'),
    ...rows.flatMap((row, i) => (i === 0 ? [row] : [rule('├', '┼', '┤'), row])),
    rule('└', '┴', '┘'),
  ];
};

/** Another seat's board, small but readable. */
const smallBoard = ({ view, paint, who }: VorZwoelfScene, seat: number): readonly string[] => {
  const { size } = view.options;
  const news = recent(view, seat);
  const rows = range(size).map((row) =>
    rowSquares(size, row)
      .map((at) => {
        const tile = tileOn(view, seat, at);
        if (tile === 0) return paint.dim('  ·');
        const text = String(tile).padStart(2);
        return ` ${news.has(at) ? paint.on(RECENT, INK, text) : paint.on(CREAM, INK, text)}`;
      })
      .join(''),
  );
  const isActive = seat === view.active && view.phase !== 'start';
  const name = `${isActive ? '▸' : ' '}${who(seat)}`;
  return [
    isActive ? paint.bold(name) : name,
    '',
    '',
    ...rows.flatMap((row, i) => (i === 0 ? [row] : ['', row])),
  ];
};

const middleLines = ({ view, ui, words, paint, width, deciding }: VorZwoelfScene): readonly string[] => {
  const tiles = view.middle.flatMap((count, n) => {
    if (count === 0) return [];
    const isHeld = deciding && view.phase === 'choose' && n === ui.held;
    const text = `${isHeld ? '[' : ' '}${n}${isHeld ? ']' : ' '}`;
    return [
      (isHeld ? paint.inverse(text) : paint.on(CREAM, INK, text)) + (count > 1 ? paint.dim(`×${count}`) : ''),
    ];
  });
  const say = words.vorZwoelf;
  const head = `${paint.dim(say.supply(view.pool))}   ${say.middle}`;
  return flow([head, ...(tiles.length > 0 ? tiles : [paint.dim('–')])], width);
};

const handLine = ({ view, ui, paint, deciding }: VorZwoelfScene): string => {
  const tiles = isArranging(view)
    ? looseTiles(view, ui)
    : ui.held > 0 && view.phase !== 'choose'
      ? [ui.held]
      : [];
  if (!deciding || tiles.length === 0) return '';
  const at = tiles.indexOf(ui.held);
  return `  ${tiles.map((tile, i) => (i === at ? paint.inverse(`[${tile}]`) : paint.on(CREAM, INK, ` ${tile} `))).join(' ')}`;
};

export const draw = (scene: VorZwoelfScene): readonly string[] => {
  const { view } = scene;
  const mine = view.seat ?? 0;
  const others = range(view.seats - 1).map((i) => (mine + 1 + i) % view.seats);
  return [
    ...beside([largeBoard(scene, mine), ...others.map((seat) => smallBoard(scene, seat))]),
    handLine(scene),
    ...middleLines(scene),
  ];
};
