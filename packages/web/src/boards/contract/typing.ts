// The role `typing`: how moves are typed where that is shorter than the game's notation.
import type { GameTypes } from '@crescendo/rules';

export interface Typing<G extends GameTypes> {
  /** The move such a text means; `undefined`: none. */
  parse(text: string, view: G['View']): G['Move'] | undefined;
  /** This move as it is typed; `undefined`: as in the game's notation. */
  format(move: G['Move'], view: G['View']): string | undefined;
}
