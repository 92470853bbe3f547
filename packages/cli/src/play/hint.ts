// A hint in grades: what to think of, where it is, the move; then the move is played. The same key each time.
import { advise, looksFor } from '@crescendo/bots';
import { type AnyMove, type Seat, seeded } from '@crescendo/rules';
import { type AnyBoard, typedAt } from '../boards/board.ts';
import type { Session } from './session.ts';

interface Grade {
  readonly text: string;
  /** Tells what the key does next. */
  readonly key: string;
}

export class Hint {
  readonly #grades: readonly Grade[];
  readonly #move: AnyMove;
  #told = 0;

  constructor(grades: readonly Grade[], move: AnyMove) {
    this.#grades = grades;
    this.#move = move;
  }

  /** The next grade as a text; the move itself once everything was told. */
  next(): { readonly text: string } | { readonly move: AnyMove } {
    const grade = this.#grades[this.#told++];
    return grade ? { text: `${grade.text} (${grade.key})` } : { move: this.#move };
  }
}

/** The hint for this seat's decision, or the reason why there is none. */
export const hintFor = async (session: Session, seat: Seat, board: AnyBoard): Promise<Hint | string> => {
  const { hint } = session.translations.cli;
  if (!session.hasHints) return hint.notHere;
  const { game } = session;
  const view = session.view(seat);
  const [best] = await advise(game, view, seeded(`hint:${session.log.length}`));
  if (best === undefined) return hint.none;
  const texts = await board.hints(session.translations.language);
  const looks = (await looksFor(game, view, best)).map((look) => texts.look(look));
  const told = texts.move(best.move, view);
  const moves = told.length > 0 ? told : [typedAt(board, game).format(best.move)];
  const grades = [
    ...looks.map((text, i) => ({ text, key: i + 1 < looks.length ? hint.more : hint.show })),
    ...moves.map((text, i) => ({ text, key: i + 1 < moves.length ? hint.next : hint.play })),
  ];
  return new Hint(grades, best.move);
};
