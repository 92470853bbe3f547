// The layout of the screen: title, board, log, prompt, note, keys.
import { type Seat, titleOf, totals } from '@crescendo/rules';
import { languageTag, list } from '@crescendo/words';
import type { AnyBoard } from '../boards/board.ts';
import type { Paint } from '../terminal/paint.ts';
import { clip, flow, pad, width, wrap } from '../terminal/text.ts';
import type { KeyHelp } from '../words.ts';
import { exampleMoves, type Session } from './session.ts';

interface Room {
  readonly columns: number;
  readonly rows: number;
}

interface Page {
  readonly title: string;
  readonly board: readonly string[];
  readonly log: readonly string[];
  /** This many lines of the log must be visible, even if the board is cut. */
  readonly logLines?: number;
  readonly prompt: string;
  readonly note: string;
  readonly isRefusal: boolean;
  readonly keys: readonly KeyHelp[];
}

const RED = 203;
const GOLD = 222;
const FELT = 22;
const CHALK = 230;

const titleBar = (paint: Paint, columns: number, text: string): string => {
  const line = pad(clip(` ${text}`, columns), columns);
  return paint.colour ? paint.on(FELT, CHALK, line) : paint.inverse(line);
};

const keysText = (keys: readonly KeyHelp[], paint: Paint): readonly string[] =>
  keys.map(([key, does]) => `${paint.bold(key)} ${paint.dim(does)}`);

export const layout = (paint: Paint, { columns, rows }: Room, page: Page): readonly string[] => {
  const keys = flow(keysText(page.keys, paint), columns - 2, paint.dim(' · '));
  const shownKeys = keys.length > 1 && rows < 26 ? [compactKeys(page.keys, paint, columns)] : keys;
  const notes = page.note === '' ? [''] : wrap(page.note, columns - 2).slice(0, 2);
  const foot = [
    ` ${paint.bold(paint.fg(GOLD, page.prompt))}`,
    ...notes.map((note) => ` ${page.isRefusal ? paint.fg(RED, note) : note}`),
    ...shownKeys.map((line) => ` ${line}`),
  ];
  const room = rows - 1 - foot.length;
  const board = page.board.slice(0, room - Math.max(1, page.logLines ?? 0));
  const logRoom = Math.max(1, page.logLines ?? 0, Math.min(12, room - board.length - 1));
  // Only as many as can be seen: a long game has a long log.
  const last = page.log.slice(-logRoom);
  const log = last.flatMap((text) => wrap(text, columns - 4)).slice(-logRoom);
  const recent = log.map((text, i) =>
    i >= log.length - Math.max(1, page.logLines ?? 0) ? `   ${text}` : paint.dim(`   ${text}`),
  );
  const gap = Math.max(0, room - board.length - recent.length);
  const above = gap > 0 ? [''] : [];
  const between = Array.from({ length: Math.max(0, gap - above.length) }, () => '');
  return [titleBar(paint, columns, page.title), ...above, ...board, ...between, ...recent, ...foot].map(
    (line) => clip(line, columns),
  );
};

/** On a small screen the keys have one line; those that do not fit are in the help. */
const compactKeys = (keys: readonly KeyHelp[], paint: Paint, columns: number): string => {
  const common = keysText(keys.slice(-2), paint);
  const fitting: string[] = [];
  const gap = paint.dim(' · ');
  for (const text of keysText(keys.slice(0, -2), paint)) {
    if (width([...fitting, text, ...common].join(gap)) > columns - 2) break;
    fitting.push(text);
  }
  return [...fitting, ...common].join(gap);
};

/** The game, the score of a series, and whose turn it is. */
export const titleLine = (session: Session, deciding: Seat | undefined): string =>
  ['Crescendo', titleOf(session.game.id), seriesText(session), turnText(session, deciding)]
    .filter(Boolean)
    .join(' · ');

const turnText = ({ translations, turn, who }: Session, deciding: Seat | undefined): string => {
  const seats = deciding !== undefined ? [deciding] : turn.kind === 'players' ? turn.seats : [];
  const names = list(languageTag(translations.language), seats.map(who));
  if (seats.length === 0) return '';
  if (seats.length === 1 && seats[0] === who.you) return translations.cli.yourTurn;
  return seats.length === 1 ? translations.cli.turnOf(names) : translations.cli.choosing(names);
};

/** In a series, the round and everybody's points so far: `2 · Ada 4  Presto −3`. */
export const seriesText = ({
  rounds,
  seats,
  turn,
  who,
}: Pick<Session, 'rounds' | 'seats' | 'turn' | 'who'>): string => {
  if (rounds === undefined) return '';
  const points = totals(rounds, seats).map((sum, seat) => `${who(seat)} ${sum}`);
  return `${rounds.length + (turn.kind === 'over' ? 0 : 1)} · ${points.join('  ')}`;
};

export const coverLines = (
  { translations, who }: Session,
  seat: Seat,
  paint: Paint,
  rows: number,
): readonly string[] => {
  const { cli } = translations;
  const above = Array.from({ length: Math.max(0, Math.floor(rows / 2) - 2) }, () => '');
  return [...above, `      ${paint.bold(cli.passTo(who(seat)))}`, '', `      ${cli.pressEnter}`];
};

interface HelpPage {
  readonly session: Session;
  readonly board: AnyBoard;
}

export const helpLines = (
  { session, board }: HelpPage,
  paint: Paint,
  { columns, rows }: Room,
): readonly string[] => {
  const { cli, game } = session.translations;
  const examples = exampleMoves(session.game, board).map((move) => `:${move}`);
  const help = board.help(cli);
  const paragraph = (text: string): readonly string[] => (text === '' ? [] : wrap(text, columns - 2));
  return [
    titleBar(paint, columns, `${titleOf(session.game.id)} · ${cli.helpTitle}`),
    '',
    ...paragraph(game.about).map((line) => ` ${paint.bold(line)}`),
    '',
    ...paragraph(help.howTo).map((line) => ` ${line}`),
    '',
    ...keyLines([...help.keys, ...cli.commonKeys], paint, columns),
    '',
    ...paragraph(cli.forExample(examples.join('   '))).map((line) => ` ${line}`),
    ` ${paint.dim(cli.anyKey)}`,
  ]
    .slice(0, rows)
    .map((line) => clip(line, columns));
};

/** Keys and what they do, in two columns. */
const keyLines = (keys: readonly KeyHelp[], paint: Paint, columns: number): readonly string[] => {
  const wide = Math.max(...keys.map(([key]) => key.length));
  const lines = keys.map(([key, does]) => `  ${paint.bold(key.padEnd(wide))}  ${does}`);
  const half = Math.ceil(lines.length / 2);
  return lines
    .slice(0, half)
    .map((line, i) => `${pad(line, Math.floor(columns / 2))}${lines[half + i] ?? ''}`);
};
