// Shows the scores of a finished game on this device.
import { hasPoints } from '@crescendo/rules/manifests';
import type { SavedGame } from '../../session/saved/saved-games.ts';

/** "45 : 38", in the order of the seats; empty without a result, and where a game is won or lost without points. */
export const scoreText = ({ record, setup }: Pick<SavedGame, 'record' | 'setup'>): string => {
  if (setup.series === null && !hasPoints(setup.game)) return '';
  const line = /^result ((?:-?\d+ )+)winners/m.exec(record)?.[1];
  return line ? line.trim().split(' ').join(' : ').replaceAll('-', '−') : '';
};
