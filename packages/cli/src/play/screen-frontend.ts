// Playing with keys on a screen: draws the board, turns keys into decisions, paces what the bots do.
import type { AnyTypes, Seat, Viewer } from '@crescendo/rules';
import type { AnyBoard, AnyScene, KeyResult } from '../boards/board.ts';
import { boardFor } from '../boards/index.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Key, Screen } from '../terminal/terminal.ts';
import { coverLines, helpLines, layout, titleLine } from './layout.ts';
import { resultLines } from './result.ts';
import type { Decision, Frontend, Session } from './session.ts';

const BOT_PAUSE_MS = 650;

/** What the player has typed or chosen so far in this decision. */
interface InputState {
  ui: AnyTypes;
  /** Earlier states of `ui` that can be taken back. */
  past: AnyTypes[];
  note: string;
  /** What has been typed after the colon; `undefined`: nothing is being typed. */
  typed: string | undefined;
}

export class ScreenFrontend implements Frontend {
  readonly #screen: Screen;
  readonly #paint: Paint;
  /** How each seat left its board, so that the cursor stays where it was. */
  readonly #left = new Map<Viewer, AnyTypes>();

  constructor(screen: Screen, paint: Paint) {
    this.#screen = screen;
    this.#paint = paint;
  }

  async showNews(session: Session, told: readonly string[], byBot: boolean): Promise<boolean> {
    if (told.length === 0) return true;
    const input = this.#rest(session, session.onlooker);
    this.#show(session, session.onlooker, input);
    const key = byBot ? await this.#screen.pause(BOT_PAUSE_MS) : undefined;
    return key !== 'q' || !(await this.#leaves(session, session.onlooker, input));
  }

  async passKeyboard(session: Session, seat: Seat): Promise<void> {
    do this.#screen.draw(coverLines(session, seat, this.#paint, this.#screen.rows));
    while ((await this.#screen.key()) !== 'enter');
  }

  async decide(session: Session, seat: Seat): Promise<Decision> {
    const board = this.#board(session);
    const input: InputState = {
      ui: board.initialUi(session.view(seat), this.#left.get(seat)),
      past: [],
      note: '',
      typed: undefined,
    };
    for (;;) {
      this.#show(session, seat, input);
      const key = await this.#screen.key();
      if (key === 'stale') return { kind: 'undo' };
      const decision = await this.#press(session, seat, input, key);
      this.#left.set(seat, input.ui);
      if (decision !== undefined) return decision;
    }
  }

  showResult(session: Session): void {
    session.log.push(...resultLines(session, session.turn));
  }

  async askForAnother(session: Session): Promise<boolean> {
    const { words } = session;
    const input = { ...this.#rest(session, session.onlooker), note: words.another };
    for (;;) {
      this.#show(session, session.onlooker, input, resultLines(session, session.turn).length);
      const key = (await this.#screen.key()).toLowerCase();
      if (key === words.yes || key === 'y') return true;
      if (key === 'n' || key === 'q' || key === 'escape') return false;
    }
  }

  #board({ config }: Session): AnyBoard {
    return boardFor(config.base.id);
  }

  #rest(session: Session, viewer: Viewer): InputState {
    const ui = this.#board(session).initialUi(session.view(viewer), this.#left.get(viewer));
    return { ui, past: [], note: '', typed: undefined };
  }

  #scene(session: Session, viewer: Viewer, { ui }: InputState): AnyScene {
    const { base } = session.config;
    const { words } = session;
    const { turn } = session;
    return {
      game: base,
      view: session.view(viewer),
      ui,
      deciding: turn.kind === 'players' && viewer !== null && turn.seats.includes(viewer),
      who: session.who,
      words,
      paint: this.#paint,
      width: this.#screen.columns,
      height: this.#screen.rows - 7,
    };
  }

  #show(session: Session, viewer: Viewer, input: InputState, logLines = 0): void {
    const board = this.#board(session);
    const scene = this.#scene(session, viewer, input);
    const aimed = scene.deciding ? board.moveAtCursor(scene.view, input.ui) : undefined;
    const refused = aimed === undefined ? undefined : session.check(viewer!, aimed);
    const isMine = scene.deciding && session.isHuman(viewer!);
    this.#screen.draw(
      layout(this.#paint, this.#screen, {
        title: titleLine(session, isMine ? viewer! : undefined),
        board: board.draw(scene),
        log: session.log,
        logLines,
        prompt: isMine ? board.prompt(scene) : '',
        note: input.typed === undefined ? input.note || refused || '' : `: ${input.typed}█`,
        isRefusal: input.typed === undefined && input.note === '' && refused !== undefined,
        keys: [
          ...((session.words.keys as AnyTypes)[session.config.base.id] ?? []),
          ...session.words.commonKeys,
        ],
      }),
    );
  }

  async #press(session: Session, seat: Seat, input: InputState, key: Key): Promise<Decision | undefined> {
    if (key === 'resize') return undefined;
    if (input.typed !== undefined) return this.#type(session, seat, input, key);
    input.note = '';
    if (key === ':') input.typed = '';
    else if (key === '?') await this.#help(session, seat);
    else if (key === 'q' || key === 'ctrl-d')
      return (await this.#leaves(session, seat, input)) ? { kind: 'quit' } : undefined;
    else if (key === 'u' || key === 'escape' || key === 'U') return this.#back(session, seat, input, key);
    else return this.#play(session, seat, input, key);
    return undefined;
  }

  #play(session: Session, seat: Seat, input: InputState, key: Key): Decision | undefined {
    const board = this.#board(session);
    const scene = this.#scene(session, seat, input);
    const aimed = key === 'enter' ? board.moveAtCursor(scene.view, input.ui) : undefined;
    const result: KeyResult<AnyTypes, AnyTypes> =
      board.onKey(scene, key) ?? (aimed === undefined ? { note: session.words.unknownKey } : { move: aimed });
    if (result.ui !== undefined) {
      if (result.undoable) input.past.push(input.ui);
      input.ui = result.ui;
    }
    input.note = result.note ?? '';
    if (result.move === undefined) return undefined;
    input.note = session.check(seat, result.move) ?? '';
    return input.note === '' ? { kind: 'move', move: result.move } : undefined;
  }

  /** Take back a step not yet sent; then a move of one's own, where nothing has happened since. */
  #back(session: Session, seat: Seat, input: InputState, key: Key): Decision | undefined {
    if (input.past.length > 0) input.ui = key === 'U' ? input.past.splice(0)[0] : input.past.pop();
    else if (key === 'u' && session.canUndo(seat)) return { kind: 'undo' };
    else if (key !== 'escape') input.note = session.words.noStep;
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
    const { base } = session.config;
    const { words } = session;
    const move = base.notation.move.parse(text);
    input.note =
      move === undefined
        ? `${words.notUnderstood(text)} ${words.forExample(session.examples(seat, 3).join(' · '))}`
        : (session.check(seat, move) ?? '');
    return input.note === '' ? { kind: 'move', move } : undefined;
  }

  async #help(session: Session, seat: Seat): Promise<void> {
    do this.#screen.draw(helpLines(session, seat, this.#paint, this.#screen));
    while ((await this.#screen.key()) === 'resize');
  }

  async #leaves(session: Session, viewer: Viewer, input: InputState): Promise<boolean> {
    const { words } = session;
    this.#show(session, viewer, { ...input, note: words.leave });
    const key = (await this.#screen.key()).toLowerCase();
    return key === words.yes || key === 'y';
  }
}
