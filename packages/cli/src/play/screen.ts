// Playing with keys on a screen: draws the table, turns keys into decisions, paces what the bots do.
import type { AnyTypes, Seat, Viewer } from '@crescendo/rules';
import type { Answer, AnyBoard, AnyScene } from '../boards/board.ts';
import { boardFor } from '../boards/index.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Key, Screen } from '../terminal/terminal.ts';
import { coverLines, helpLines, layout, titleLine } from './layout.ts';
import { resultLines } from './result.ts';
import type { Decision, Front, Table } from './table.ts';

const BOT_PAUSE_MS = 650;

/** What a person is doing at the moment. */
interface Hands {
  ui: AnyTypes;
  /** Earlier states of `ui` that can be taken back. */
  past: AnyTypes[];
  note: string;
  /** What has been typed after the colon; `undefined`: nothing is being typed. */
  typed: string | undefined;
}

export class ScreenFront implements Front {
  readonly #screen: Screen;
  readonly #paint: Paint;
  /** How each seat's hands were left, so that the cursor stays where it was. */
  readonly #left = new Map<Viewer, AnyTypes>();

  constructor(screen: Screen, paint: Paint) {
    this.#screen = screen;
    this.#paint = paint;
  }

  async happened(table: Table, told: readonly string[], byBot: boolean): Promise<boolean> {
    if (told.length === 0) return true;
    const hands = this.#rest(table, table.onlooker);
    this.#show(table, table.onlooker, hands);
    const key = byBot ? await this.#screen.pause(BOT_PAUSE_MS) : undefined;
    return key !== 'q' || !(await this.#leaves(table, table.onlooker, hands));
  }

  async handOver(table: Table, seat: Seat): Promise<void> {
    do this.#screen.draw(coverLines(table, seat, this.#paint, this.#screen.rows));
    while ((await this.#screen.key()) !== 'enter');
  }

  async decide(table: Table, seat: Seat): Promise<Decision> {
    const board = this.#board(table);
    const hands: Hands = {
      ui: board.fresh(table.view(seat), this.#left.get(seat)),
      past: [],
      note: '',
      typed: undefined,
    };
    for (;;) {
      this.#show(table, seat, hands);
      const key = await this.#screen.key();
      if (key === 'stale') return { kind: 'undo' };
      const decision = await this.#press(table, seat, hands, key);
      this.#left.set(seat, hands.ui);
      if (decision !== undefined) return decision;
    }
  }

  over(table: Table): void {
    table.log.push(...resultLines(table, table.turn));
  }

  async again(table: Table): Promise<boolean> {
    const { words } = table;
    const hands = { ...this.#rest(table, table.onlooker), note: words.another };
    for (;;) {
      this.#show(table, table.onlooker, hands, resultLines(table, table.turn).length);
      const key = (await this.#screen.key()).toLowerCase();
      if (key === words.yes || key === 'y') return true;
      if (key === 'n' || key === 'q' || key === 'escape') return false;
    }
  }

  #board({ sitting }: Table): AnyBoard {
    return boardFor(sitting.base.id);
  }

  #rest(table: Table, viewer: Viewer): Hands {
    const ui = this.#board(table).fresh(table.view(viewer), this.#left.get(viewer));
    return { ui, past: [], note: '', typed: undefined };
  }

  #scene(table: Table, viewer: Viewer, { ui }: Hands): AnyScene {
    const { base } = table.sitting;
    const { words } = table;
    const { turn } = table;
    return {
      game: base,
      view: table.view(viewer),
      ui,
      deciding: turn.kind === 'players' && viewer !== null && turn.seats.includes(viewer),
      who: table.who,
      words,
      paint: this.#paint,
      width: this.#screen.columns,
      height: this.#screen.rows - 7,
    };
  }

  #show(table: Table, viewer: Viewer, hands: Hands, logLines = 0): void {
    const board = this.#board(table);
    const scene = this.#scene(table, viewer, hands);
    const aimed = scene.deciding ? board.pointed(scene.view, hands.ui) : undefined;
    const refused = aimed === undefined ? undefined : table.check(viewer!, aimed);
    const isMine = scene.deciding && table.isHuman(viewer!);
    this.#screen.draw(
      layout(this.#paint, this.#screen, {
        title: titleLine(table, isMine ? viewer! : undefined),
        board: board.draw(scene),
        log: table.log,
        logLines,
        prompt: isMine ? board.prompt(scene) : '',
        note: hands.typed === undefined ? hands.note || refused || '' : `: ${hands.typed}█`,
        isRefusal: hands.typed === undefined && hands.note === '' && refused !== undefined,
        keys: [...((table.words.keys as AnyTypes)[table.sitting.base.id] ?? []), ...table.words.commonKeys],
      }),
    );
  }

  async #press(table: Table, seat: Seat, hands: Hands, key: Key): Promise<Decision | undefined> {
    if (key === 'resize') return undefined;
    if (hands.typed !== undefined) return this.#type(table, seat, hands, key);
    hands.note = '';
    if (key === ':') hands.typed = '';
    else if (key === '?') await this.#help(table, seat);
    else if (key === 'q' || key === 'ctrl-d')
      return (await this.#leaves(table, seat, hands)) ? { kind: 'quit' } : undefined;
    else if (key === 'u' || key === 'escape' || key === 'U') return this.#back(table, seat, hands, key);
    else return this.#play(table, seat, hands, key);
    return undefined;
  }

  #play(table: Table, seat: Seat, hands: Hands, key: Key): Decision | undefined {
    const board = this.#board(table);
    const scene = this.#scene(table, seat, hands);
    const aimed = key === 'enter' ? board.pointed(scene.view, hands.ui) : undefined;
    const answer: Answer<AnyTypes, AnyTypes> =
      board.press(scene, key) ?? (aimed === undefined ? { note: table.words.unknownKey } : { move: aimed });
    if (answer.ui !== undefined) {
      if (answer.step) hands.past.push(hands.ui);
      hands.ui = answer.ui;
    }
    hands.note = answer.note ?? '';
    if (answer.move === undefined) return undefined;
    hands.note = table.check(seat, answer.move) ?? '';
    return hands.note === '' ? { kind: 'move', move: answer.move } : undefined;
  }

  /** Take back a step not yet sent; then a move of one's own, where nothing has happened since. */
  #back(table: Table, seat: Seat, hands: Hands, key: Key): Decision | undefined {
    if (hands.past.length > 0) hands.ui = key === 'U' ? hands.past.splice(0)[0] : hands.past.pop();
    else if (key === 'u' && table.canUndo(seat)) return { kind: 'undo' };
    else if (key !== 'escape') hands.note = table.words.noStep;
    return undefined;
  }

  #type(table: Table, seat: Seat, hands: Hands, key: Key): Decision | undefined {
    const text = hands.typed ?? '';
    if (key === 'escape' || (key === 'backspace' && text === '')) hands.typed = undefined;
    else if (key === 'backspace') hands.typed = [...text].slice(0, -1).join('');
    else if ([...key].length === 1) hands.typed = text + key;
    if (key !== 'enter') return undefined;
    hands.typed = undefined;
    if (text.trim() === '') return undefined;
    const { base } = table.sitting;
    const { words } = table;
    const move = base.notation.move.parse(text);
    hands.note =
      move === undefined
        ? `${words.notUnderstood(text)} ${words.forExample(table.examples(seat, 3).join(' · '))}`
        : (table.check(seat, move) ?? '');
    return hands.note === '' ? { kind: 'move', move } : undefined;
  }

  async #help(table: Table, seat: Seat): Promise<void> {
    do this.#screen.draw(helpLines(table, seat, this.#paint, this.#screen));
    while ((await this.#screen.key()) === 'resize');
  }

  async #leaves(table: Table, viewer: Viewer, hands: Hands): Promise<boolean> {
    const { words } = table;
    this.#show(table, viewer, { ...hands, note: words.leave });
    const key = (await this.#screen.key()).toLowerCase();
    return key === words.yes || key === 'y';
  }
}
