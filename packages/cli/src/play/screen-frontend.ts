// Playing with keys on a screen: draws the board, turns keys into decisions, paces what the bots do.
import { type AnyMove, type GameTypes, type Seat, titleOf, type Viewer } from '@crescendo/rules';
import { type AnyBoard, type AnyScene, type KeyResult, typedAt } from '../boards/board.ts';
import { boardFor } from '../boards/index.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Key, Screen } from '../terminal/terminal.ts';
import { wrap } from '../terminal/text.ts';
import { type Hint, hintFor } from './hint.ts';
import { coverLines, helpLines, layout, titleLine } from './layout.ts';
import { resultLines } from './result.ts';
import { type Decision, exampleMoves, type Frontend, refusalText, type Session } from './session.ts';

const BOT_PAUSE_MS = 650;
/** No key: a second of the clock has passed. */
const TICK = 'tick';

/** The input of a player so far in this decision. */
interface InputState {
  /** The board's own: cursor, choices so far. */
  ui: unknown;
  /** Earlier states of `ui` that can be taken back. */
  past: unknown[];
  note: string;
  /** The text typed after the colon; `undefined`: nothing is being typed. */
  typed: string | undefined;
  /** The hint that was asked for, and how much of it was told. */
  hint?: Hint;
}

export class ScreenFrontend implements Frontend {
  readonly #screen: Screen;
  readonly #paint: Paint;
  readonly #boardFor: (id: string) => AnyBoard;
  readonly #interrupt: ((key: Key) => void) | undefined;
  /** The time at which the decision that is being made must be over. */
  #deadline = Number.POSITIVE_INFINITY;
  /** The last state of each seat's board, so that the cursor stays in place. */
  readonly #left = new Map<Viewer, unknown>();

  /** `interrupt`: ends the wait for a key as if this one had been pressed; without it no clock runs. */
  constructor(
    screen: Screen,
    paint: Paint,
    chooseBoard: (id: string) => AnyBoard = boardFor,
    interrupt?: (key: Key) => void,
  ) {
    this.#interrupt = interrupt;
    this.#screen = screen;
    this.#paint = paint;
    this.#boardFor = chooseBoard;
  }

  showWaiting({ game, translations }: Session, lines: readonly string[]): void {
    const { columns } = this.#screen;
    const text = lines.flatMap((line) => [...wrap(line, columns - 4).map((part) => `  ${part}`), '']);
    this.#screen.draw([
      '',
      `  ${this.#paint.bold(`Crescendo · ${titleOf(game.id)}`)}`,
      '',
      ...text,
      `  ${this.#paint.dim(translations.cli.join.waitingKeys)}`,
    ]);
  }

  async showNews(session: Session, news: readonly string[], byBot: boolean): Promise<boolean> {
    if (news.length === 0) return true;
    const input = this.#newInput(session, session.onlooker);
    this.#draw(session, session.onlooker, input);
    const key = byBot ? await this.#screen.pause(BOT_PAUSE_MS) : undefined;
    return key !== 'q' || !(await this.#confirmQuit(session, session.onlooker, input));
  }

  idleKey(): Promise<Key> {
    return this.#screen.key();
  }

  async onIdleKey(session: Session, key: Key): Promise<boolean> {
    const viewer = session.onlooker;
    if (key === '?') await this.#showHelp(session);
    else if (key === 'q' || key === 'ctrl-d')
      return !(await this.#confirmQuit(session, viewer, this.#newInput(session, viewer)));
    return true;
  }

  async passKeyboard(session: Session, seat: Seat): Promise<void> {
    do this.#screen.draw(coverLines(session, seat, this.#paint, this.#screen.rows));
    while ((await this.#screen.key()) !== 'enter');
  }

  async decide(session: Session, seat: Seat): Promise<Decision> {
    const input = this.#newInput(session, seat);
    const { clock } = session;
    if (clock > 0 && this.#interrupt) this.#deadline = Date.now() + clock * 1000;
    try {
      for (;;) {
        this.#draw(session, seat, input);
        const key = await this.#keyOrTick();
        if (this.#deadline <= Date.now()) return this.#timeUp(session, seat, input);
        if (key === TICK) continue;
        if (key === 'stale') return { kind: 'undo' };
        const decision = await this.#onKey(session, seat, input, key);
        this.#left.set(seat, input.ui);
        if (decision !== undefined) return decision;
      }
    } finally {
      this.#deadline = Number.POSITIVE_INFINITY;
    }
  }

  /** The next key; while a clock runs, at least once a second. */
  async #keyOrTick(): Promise<Key> {
    if (this.#deadline === Number.POSITIVE_INFINITY) return this.#screen.key();
    const left = this.#deadline - Date.now();
    const timer = setTimeout(() => this.#interrupt?.(TICK), Math.max(1, left % 1000 || 1000));
    try {
      return await this.#screen.key();
    } finally {
      clearTimeout(timer);
    }
  }

  /** The rules look at what the player has begun. */
  #timeUp(session: Session, seat: Seat, input: InputState): Decision {
    const draft = this.#boardFor(session.game.id).moveAtCursor(this.#scene(session, seat, input));
    return { kind: 'time-up', draft };
  }

  showResult(session: Session): void {
    session.log.push(...resultLines(session));
  }

  async askForAnother(session: Session): Promise<boolean> {
    const { cli } = session.translations;
    const input = { ...this.#newInput(session, session.onlooker), note: cli.another };
    for (;;) {
      this.#draw(session, session.onlooker, input, resultLines(session).length);
      const key = (await this.#screen.key()).toLowerCase();
      if (key === cli.yes || key === 'y') return true;
      if (key === 'n' || key === 'q' || key === 'escape') return false;
    }
  }

  #newInput(session: Session, viewer: Viewer): InputState {
    const board = this.#boardFor(session.game.id);
    const ui = board.initialUi(session.view(viewer), this.#left.get(viewer));
    return { ui, past: [], note: '', typed: undefined };
  }

  #scene(session: Session, viewer: Viewer, { ui }: InputState): AnyScene {
    const { game, turn, who, translations } = session;
    return {
      game,
      view: session.view(viewer),
      ui,
      deciding: turn.kind === 'players' && viewer !== null && turn.seats.includes(viewer),
      who,
      words: translations.cli,
      paint: this.#paint,
      width: this.#screen.columns,
      height: this.#screen.rows - 7,
    };
  }

  #draw(session: Session, viewer: Viewer, input: InputState, logLines = 0): void {
    const { cli } = session.translations;
    const board = this.#boardFor(session.game.id);
    const scene = this.#scene(session, viewer, input);
    const decider = scene.deciding ? viewer : null;
    const human = decider !== null && session.isHuman(decider) ? decider : undefined;
    const aimed = scene.deciding ? board.moveAtCursor(scene) : undefined;
    const refused =
      decider === null || aimed === undefined ? undefined : refusalText(session, decider, aimed);
    this.#screen.draw(
      layout(this.#paint, this.#screen, {
        title: [titleLine(session, human), ...this.#secondsLeft()].join(' · '),
        board: board.draw(scene),
        log: session.log,
        logLines,
        prompt: human === undefined ? '' : board.prompt(scene),
        note: input.typed === undefined ? input.note || refused || '' : `: ${input.typed}█`,
        isRefusal: input.typed === undefined && input.note === '' && refused !== undefined,
        keys: [...board.help(cli).keys, ...cli.commonKeys],
      }),
    );
  }

  #secondsLeft(): readonly string[] {
    if (this.#deadline === Number.POSITIVE_INFINITY) return [];
    const seconds = Math.max(0, Math.ceil((this.#deadline - Date.now()) / 1000));
    return [`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`];
  }

  async #onKey(session: Session, seat: Seat, input: InputState, key: Key): Promise<Decision | undefined> {
    if (key === 'resize') return undefined;
    if (input.typed !== undefined) return this.#type(session, seat, input, key);
    input.note = '';
    if (key === ':') input.typed = '';
    else if (key === '?') await this.#showHelp(session);
    else if (key === 'q' || key === 'ctrl-d')
      return (await this.#confirmQuit(session, seat, input)) ? { kind: 'quit' } : undefined;
    else if (key === 'h') return this.#hint(session, seat, input);
    else if (key === 'u' || key === 'escape' || key === 'U') return this.#undo(session, seat, input, key);
    else return this.#onBoardKey(session, seat, input, key);
    return undefined;
  }

  async #hint(session: Session, seat: Seat, input: InputState): Promise<Decision | undefined> {
    const asked = input.hint ?? (await hintFor(session, seat, this.#boardFor(session.game.id)));
    if (typeof asked === 'string') {
      input.note = asked;
      return undefined;
    }
    input.hint = asked;
    const next = asked.next();
    if ('move' in next) return { kind: 'move', move: next.move };
    input.note = next.text;
    return undefined;
  }

  #onBoardKey(session: Session, seat: Seat, input: InputState, key: Key): Decision | undefined {
    const board = this.#boardFor(session.game.id);
    const scene = this.#scene(session, seat, input);
    const aimed = key === 'enter' ? board.moveAtCursor(scene) : undefined;
    const { unknownKey } = session.translations.cli;
    const result: KeyResult<GameTypes, unknown> =
      board.onKey(scene, key) ?? (aimed === undefined ? { note: unknownKey } : { move: aimed });
    if (result.ui !== undefined) {
      if (result.undoable) input.past.push(input.ui);
      input.ui = result.ui;
    }
    input.note = result.note ?? '';
    return result.move === undefined ? undefined : this.#tryMove(session, seat, input, result.move);
  }

  /** Decides for this move if it is legal; otherwise the note says why not. */
  #tryMove(session: Session, seat: Seat, input: InputState, move: AnyMove): Decision | undefined {
    input.note = refusalText(session, seat, move) ?? '';
    return input.note === '' ? { kind: 'move', move } : undefined;
  }

  /** Take back a step not yet sent; then one's own last move, if nothing has happened since. */
  #undo(session: Session, seat: Seat, input: InputState, key: Key): Decision | undefined {
    if (input.past.length > 0) input.ui = key === 'U' ? input.past.splice(0)[0] : input.past.pop();
    else if (key === 'u' && session.canUndo(seat)) return { kind: 'undo' };
    else if (key !== 'escape') input.note = session.translations.cli.noStep;
    return undefined;
  }

  #type(session: Session, seat: Seat, input: InputState, key: Key): Decision | undefined {
    const text = input.typed ?? '';
    if (key === 'escape' || (key === 'backspace' && text === '')) input.typed = undefined;
    else if (key === 'backspace') input.typed = [...text].slice(0, -1).join('');
    else if ([...key].length === 1) input.typed = text + key;
    if (key !== 'enter') return undefined;
    input.typed = undefined;
    if (text.trim() === '') return undefined;
    const move = typedAt(this.#boardFor(session.game.id), session.game).parse(text, session.view(seat));
    if (move !== undefined) return this.#tryMove(session, seat, input, move);
    const { cli } = session.translations;
    const examples = exampleMoves(session.game, this.#boardFor(session.game.id));
    input.note = `${cli.notUnderstood(text)} ${cli.forExample(examples.join(' · '))}`;
    return undefined;
  }

  async #showHelp(session: Session): Promise<void> {
    const board = this.#boardFor(session.game.id);
    do this.#screen.draw(helpLines({ session, board }, this.#paint, this.#screen));
    while ((await this.#screen.key()) === 'resize');
  }

  async #confirmQuit(session: Session, viewer: Viewer, input: InputState): Promise<boolean> {
    const { cli } = session.translations;
    this.#draw(session, viewer, { ...input, note: cli.leave });
    const key = (await this.#screen.key()).toLowerCase();
    return key === cli.yes || key === 'y';
  }
}
