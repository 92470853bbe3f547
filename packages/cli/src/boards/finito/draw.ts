import { itemAt, range } from '@crescendo/rules';
import { numberOn, risingBlock, sequence, squareCount, WIDTH } from '@crescendo/rules/finito';
import { beside, pad } from '../../terminal/text.ts';
import { boardOf, type FinitoScene, litSquares } from './ui.ts';

const COUNTER = 117;
const RECENT = 222;
const LEGAL = 151;
const AIM = 29;
const REFUSED = 131;
const INK = 16;
const PAPER = 231;

const isRecent = ({ view }: FinitoScene, seat: number, at: number): boolean =>
  view.news.some(
    (news) => (news.type === 'placed' || news.type === 'moved') && news.seat === seat && news.at === at,
  );

const cell = (scene: FinitoScene, seat: number, at: number, lit: readonly number[]): string => {
  const { view, ui, paint, deciding } = scene;
  const counter = itemAt(boardOf(view, seat), at);
  const number = String(counter || numberOn(at, view.options.numbers)).padStart(2);
  const isMine = deciding && seat === view.seat;
  const isLit = lit.includes(at);
  if (isMine && at === ui.cursor) {
    if (!paint.colour || ui.held === 0) return paint.inverse(`[${number}]`);
    return paint.bold(paint.on(isLit ? AIM : REFUSED, PAPER, `[${number}]`));
  }
  if (isLit) return paint.on(LEGAL, INK, `‹${number}›`);
  if (counter === 0) return paint.dim(` ${number} `);
  const isHeld = isMine && counter === ui.held;
  return paint.bold(
    paint.on(
      isHeld || isRecent(scene, seat, at) ? RECENT : COUNTER,
      INK,
      isHeld ? `^${number}^` : `(${number})`,
    ),
  );
};

const largeBoard = (scene: FinitoScene, seat: number): readonly string[] => {
  const { view, ui, paint, who, deciding } = scene;
  const squares = squareCount(view.options.numbers);
  const rows = Math.ceil(squares / WIDTH);
  const lit = deciding ? litSquares(scene, ui) : [];
  const bar = paint.dim('│');
  const rule = (left: string, middle: string, right: string) =>
    paint.dim(`  ${left}${Array.from({ length: WIDTH }, () => '────').join(middle)}${right}`);
  const lines = range(rows).map((row) => {
    const cells = Array.from({ length: WIDTH }, (_, i) => row * WIDTH + i);
    return `${row + 1} ${bar}${cells.map((at) => (at < squares ? cell(scene, seat, at, lit) : '    ')).join(bar)}${bar}`;
  });
  return [
    `  ${paint.bold(who(seat))}`,
    `  ${paint.dim(Array.from({ length: WIDTH }, (_, i) => `   ${i + 1} `).join(''))}`,
    rule('┌', '┬', '┐'),
    ...lines.flatMap((line, i) => (i === 0 ? [line] : [rule('├', '┼', '┤'), line])),
    rule('└', '┴', '┘'),
  ];
};

/** The counters in reading order: the longest rising block in brackets, a bar wherever the order breaks. */
const orderLine = ({ view, paint }: FinitoScene, seat: number): string => {
  const counters = sequence(boardOf(view, seat));
  const block = risingBlock(counters);
  const pieces = counters.map((counter, i) => {
    const isIn = i >= block.from && i < block.from + block.length;
    const text = isIn ? paint.bold(paint.fg(34, String(counter))) : String(counter);
    const open = i === block.from && block.length > 1 ? '[' : counter < (counters[i - 1] ?? 0) ? '|' : ' ';
    const close = i === block.from + block.length - 1 && block.length > 1 ? ']' : '';
    return `${open}${text}${close}`;
  });
  return pieces.length === 0 ? paint.dim(' –') : pieces.join('');
};

const side = (scene: FinitoScene, others: readonly number[]): readonly string[] => {
  const { view, ui, paint, who, words, deciding } = scene;
  const mine = view.seat ?? 0;
  const open = (view.open[mine] ?? []).map((counter) =>
    deciding && counter === ui.held ? paint.inverse(`[${counter}]`) : paint.on(COUNTER, INK, `(${counter})`),
  );
  const say = words.finito;
  return [
    `${say.rolled} ${view.rolled > 0 ? paint.bold(paint.inverse(` ${view.rolled} `)) : '–'}   ${paint.dim(say.roll(view.rolls))}`,
    '',
    ...(open.length > 0
      ? [`${say.open} ${open.join(' ')}   ${paint.dim(say.down(view.down[mine]?.length ?? 0))}`, '']
      : []),
    `${say.order}${orderLine(scene, mine)}`,
    '',
    ...others.flatMap((seat) => {
      const mark = view.pending[seat] === null ? ' ' : '✓';
      const open = view.open[seat] ?? [];
      const offer = open.length > 0 ? paint.dim(`  ${open.join(' ')}`) : '';
      return [`${mark}${pad(who(seat), 8)}${offer}`, `  ${orderLine(scene, seat)}`];
    }),
  ];
};

export const draw = (scene: FinitoScene): readonly string[] => {
  const { view } = scene;
  const mine = view.seat ?? 0;
  const others = range(view.seats - 1).map((i) => (mine + 1 + i) % view.seats);
  return beside([largeBoard(scene, mine), side(scene, others)]);
};
