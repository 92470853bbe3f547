// A move that is being sent to a server is shown like a choice made while others still decide: the piece is already there.
import type { Viewer } from '@crescendo/rules';

interface SimultaneousView<M> {
  readonly seats: number;
  readonly seat: Viewer;
  readonly pending: readonly (M | 'hidden' | null)[];
}

export const withOwnChoice = <M, V extends SimultaneousView<M>>(view: V, move: M): V => ({
  ...view,
  pending: Array.from({ length: view.seats }, (_, seat) =>
    seat === view.seat ? move : (view.pending[seat] ?? null),
  ),
});
