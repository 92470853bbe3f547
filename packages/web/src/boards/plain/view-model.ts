// View → what the plain board shows: the diagram, and moves in groups.
import { type AnyGame, type AnyMove, type AnyView, typedNotation } from '@crescendo/rules';

/** A game may list more moves than anybody reads: the others can be typed. */
export const MAX_MOVES = 240;

interface MoveButton {
  readonly move: AnyMove;
  /** In notation. */
  readonly text: string;
}

export interface MoveGroup {
  readonly type: string;
  readonly buttons: readonly MoveButton[];
}

interface MoveList {
  readonly groups: readonly MoveGroup[];
  /** Tells whether there are legal moves that are not listed. */
  readonly isPartial: boolean;
}

/** The legal moves of the view's seat, those of one type together, in the game's own order. */
export const movesOf = (game: AnyGame, view: AnyView): MoveList => {
  const groups = new Map<string, MoveButton[]>();
  let count = 0;
  for (const move of game.moves(view)) {
    if (count === MAX_MOVES) return { groups: listed(groups), isPartial: true };
    const group = groups.get(move.type) ?? [];
    groups.set(move.type, group);
    group.push({ move, text: typedNotation(game).format(move) });
    count++;
  }
  return { groups: listed(groups), isPartial: !game.enumerable };
};

const listed = (groups: ReadonlyMap<string, readonly MoveButton[]>): readonly MoveGroup[] =>
  [...groups].map(([type, buttons]) => ({ type, buttons }));

/** A diagram in plain text, how wide its longest line is, and how many lines it has. */
interface Diagram {
  readonly text: string;
  readonly columns: number;
  readonly lines: number;
}

export const diagramOf = (game: AnyGame, view: AnyView): Diagram => {
  const text = game.notation.diagram(view);
  const lines = text.split('\n');
  return { text, columns: Math.max(1, ...lines.map((line) => [...line].length)), lines: lines.length };
};
