// A move on its way to a server is drawn like one that is chosen while others still think: the piece lies there already.
import type { Viewer } from '@crescendo/rules';

interface Choosing<M> {
  readonly seats: number;
  readonly seat: Viewer;
  readonly pending: readonly (M | 'hidden' | null)[];
}

export const asChosen = <M, V extends Choosing<M>>(view: V, move: M): V => ({
  ...view,
  pending: Array.from({ length: view.seats }, (_, seat) =>
    seat === view.seat ? move : (view.pending[seat] ?? null),
  ),
});
