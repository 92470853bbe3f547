// The role `drafts`: moves that were begun and not yet played.
import type { GameTypes, Seat } from '@crescendo/rules';
import type { Translations } from './props.ts';

export interface Drafts<G extends GameTypes, W> {
  /** Says what to do next in a move that was begun; `undefined` where none was. */
  progress(view: G['View'], draft: unknown, translations: Translations<W>): string | undefined;
  /** Tells whether the user has begun something of their own, which the drafts of the others must not disturb. */
  isPlanning(draft: unknown): boolean;
  /** The move for a seat whose time is up, where the draft provides one; `undefined`: the game or a bot decides. */
  timeUp(view: G['View'], draft: unknown): G['Move'] | undefined;
  /** The draft as a move in the making that others may watch; `undefined`: nothing. */
  sharedMove(view: G['View'], draft: unknown): G['Move'] | undefined;
  /** The table while another seat prepares this move. */
  sharedView(view: G['View'], seat: Seat, move: G['Move']): G['View'];
  /**
   * The views on the way from one to the next, where what another seat did is too much to follow at once; none otherwise. `seat`
   * made the move.
   */
  steps(before: G['View'], after: G['View'], seat: Seat): readonly G['View'][];
  /** The view with this own move where it goes; without it a move is shown by a mark. */
  laidView?(view: G['View'], move: G['Move']): G['View'];
}
