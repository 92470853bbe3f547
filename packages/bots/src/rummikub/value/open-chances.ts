// The chances of somebody who sees all racks: arenas count luck by them.
import { rummikub, type State, type View } from '@crescendo/rules/rummikub';
import { chancesBy, weightsOf } from '../../win-chances/chances.ts';
import { rummikubFeatures } from './win-features.ts';

/** While all decide whether the deal stands, racks are worth what they are worth in the first turn. */
export const openView = (state: State): View => {
  const view = { ...rummikub.view(state, null), racks: state.racks };
  return view.phase === 'pairs' ? { ...view, phase: 'turn', active: view.first, pending: [] } : view;
};

export const loadOpenChances = async (): Promise<(state: State) => readonly number[]> => {
  const { HEADER, WEIGHTS } = await import('../weights/open-chances.ts');
  const chancesOf = chancesBy(rummikub, HEADER, weightsOf(WEIGHTS), rummikubFeatures);
  return (state) => chancesOf(openView(state)).chances;
};
