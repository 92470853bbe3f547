import { itemAt, range } from '@crescendo/rules';
import { DIAGONAL, formatSquare, SQUARES, type Tile, type VorZwoelf, WIDTH } from '@crescendo/rules/5vor12';
import { beside, flowed } from '../terminal/text.ts';
import { type Board, cycle, type KeyResult, type Scene, stepOnGrid } from './board.ts';

type View = VorZwoelf['View'];
type Move = VorZwoelf['Move'];

interface Ui {
  readonly cursor: number;
  /** The tile in the hand; 0: none. */
  readonly held: Tile;
  /** Start with four: what lies on the diagonal so far. */
  readonly diagonal: readonly Tile[];
  /** Digits typed so far. */
  readonly typed: string;
}

type VorZwoelfScene = Scene<VorZwoelf, Ui>;

const isArranging = (view: View): boolean => view.phase === 'start' && view.options.start === 'four';

const dottedOf = ({ options }: View): readonly number[] => itemAt(DIAGONAL, options.size);

/** The tile on a square; 0: none. */
const tileOn = (view: View, seat: number, at: number): Tile => itemAt(itemAt(view.boards, seat), at);

const handOf = (view: View): readonly Tile[] => (view.seat === null ? [] : (view.hands[view.seat] ?? []));

const initialUi = (view: View, before?: Ui): Ui => {
  const cursor = before?.cursor ?? 0;
  const diagonal = new Array<Tile>(view.options.size).fill(0);
  const hand = handOf(view);
  const held = isArranging(view) ? (hand[0] ?? 0) : view.phase === 'start' ? (hand[0] ?? 0) : view.drawn;
  return { cursor: view.phase === 'start' ? freeDotted(view, cursor) : cursor, held, diagonal, typed: '' };
};

/** At the start the cursor stands on a dotted square that is free. */
const freeDotted = (view: View, cursor: number): number => {
  const dotted = dottedOf(view);
  const isFree = (at: number): boolean => tileOn(view, view.seat ?? 0, at) === 0;
  return dotted.includes(cursor) && isFree(cursor) ? cursor : (dotted.find(isFree) ?? 0);
};

const openTiles = (view: View): readonly Tile[] => view.middle.flatMap((count, n) => (count > 0 ? [n] : []));

/** Start with four: tiles in the hand that do not yet lie on the diagonal. */
const looseTiles = (view: View, ui: Ui): readonly Tile[] => {
  const loose = [...handOf(view)];
  for (const tile of ui.diagonal) if (tile > 0) loose.splice(loose.indexOf(tile), 1);
  return loose;
};

const moveAt = (view: View, ui: Ui, at: number): Move | undefined => {
  if (isArranging(view)) return undefined;
  if (view.phase === 'start' || view.phase === 'placing') return { type: 'place', at };
  return view.phase === 'choose' && ui.held > 0 ? { type: 'take', tile: ui.held, at } : undefined;
};

const moveFor = (view: View, ui: Ui): Move | undefined =>
  isArranging(view) && !ui.diagonal.includes(0)
    ? { type: 'arrange', tiles: ui.diagonal }
    : moveAt(view, ui, ui.cursor);

const onKey = (scene: VorZwoelfScene, key: string): KeyResult<VorZwoelf, Ui> | undefined => {
  const { view, ui } = scene;
  const { size } = view.options;
  const at = { row: Math.floor(ui.cursor / WIDTH), column: ui.cursor % WIDTH };
  if (isArranging(view) && ARROWS.includes(key))
    return { ui: { ...ui, cursor: alongDiagonal(view, ui, key) } };
  const moved = stepOnGrid(key, at, size, size);
  if (moved) return { ui: { ...ui, cursor: moved.row * WIDTH + moved.column, typed: '' } };
  if (key === 'd') return { move: { type: 'draw' } };
  if (key === 'x') return { move: { type: 'leave' } };
  if (key === 'tab' || key === 'shift-tab')
    return hold(scene, cycle(choices(scene), ui.held || undefined, key === 'tab' ? 1 : -1));
  if (/^\d$/.test(key)) return typeTile(scene, key);
  if (key === 'enter' && isArranging(view) && ui.diagonal.includes(0)) return lay(scene);
  return undefined;
};

const ARROWS = ['up', 'left', 'down', 'right'];

const alongDiagonal = (view: View, { cursor }: Ui, key: string): number =>
  cycle(dottedOf(view), cursor, key === 'up' || key === 'left' ? -1 : 1) ?? cursor;

const choices = ({ view, ui }: VorZwoelfScene): readonly Tile[] =>
  isArranging(view) ? [...new Set(looseTiles(view, ui))] : view.phase === 'choose' ? openTiles(view) : [];

const hold = ({ ui }: VorZwoelfScene, tile: Tile | undefined): KeyResult<VorZwoelf, Ui> =>
  tile === undefined ? {} : { ui: { ...ui, held: tile }, undoable: ui.held === 0 };

/** `1` takes the 1 in hand, `3` straight after it the 13. */
const typeTile = (scene: VorZwoelfScene, digit: string): KeyResult<VorZwoelf, Ui> => {
  const { ui } = scene;
  const open = choices(scene);
  const typed = [ui.typed + digit, digit].find((text) => open.some((tile) => String(tile).startsWith(text)));
  if (typed === undefined) return { ui: { ...ui, typed: '' } };
  const held = open.includes(Number(typed)) ? Number(typed) : ui.held;
  return { ui: { ...ui, typed, held }, undoable: ui.held === 0 };
};

const lay = ({ view, ui }: VorZwoelfScene): KeyResult<VorZwoelf, Ui> => {
  const slot = dottedOf(view).indexOf(ui.cursor);
  if (slot < 0 || ui.held === 0) return { move: { type: 'place', at: ui.cursor } };
  const next = { ...ui, diagonal: ui.diagonal.with(slot, ui.held) };
  const cursor = dottedOf(view)[next.diagonal.indexOf(0)] ?? ui.cursor;
  return { ui: { ...next, held: looseTiles(view, next)[0] ?? 0, cursor, typed: '' }, undoable: true };
};

const prompt = ({ view, ui, words, game }: VorZwoelfScene): string => {
  const say = words.vorZwoelf;
  if (isArranging(view)) return ui.diagonal.includes(0) ? say.arrange : say.arranged;
  const move = moveFor(view, ui);
  const isLegal = move !== undefined && game.check(view, move) === undefined;
  if (view.phase === 'start') return say.start(ui.held);
  if (isLegal) return say.puts(ui.held, formatSquare(ui.cursor), tileOn(view, view.seat ?? 0, ui.cursor));
  return view.phase === 'placing' ? say.place(view.drawn) : say.choose;
};

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

/** The own board, large. */
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
    `  ${'abcd'.slice(0, size).replace(/./g, '  $&  ')}`,
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
  return flowed([head, ...(tiles.length > 0 ? tiles : [paint.dim('–')])], width);
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

const draw = (scene: VorZwoelfScene): readonly string[] => {
  const { view } = scene;
  const mine = view.seat ?? 0;
  const others = range(view.seats - 1).map((i) => (mine + 1 + i) % view.seats);
  return [
    ...beside([largeBoard(scene, mine), ...others.map((seat) => smallBoard(scene, seat))]),
    handLine(scene),
    ...middleLines(scene),
  ];
};

export const vorZwoelfBoard: Board<VorZwoelf, Ui> = {
  initialUi,
  draw,
  prompt,
  moveAtCursor: ({ view, ui }) => moveFor(view, ui),
  onKey,
  help: ({ vorZwoelf }) => vorZwoelf,
};
