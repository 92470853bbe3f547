// Kinds of mistakes in 5 vor 12.
import type { Move, View } from '@crescendo/rules/5vor12';
import { boardOf, placementOf, roomOn } from './because.ts';

export const THEMES = [
  'drew-instead-of-taking',
  'took-instead-of-drawing',
  'left-good-tile',
  'placed-bad-tile',
  'exchanged-instead-of-filling',
  'filled-instead-of-exchanging',
  'left-no-room',
  'wrong-tile',
  'wrong-square',
  'wrong-start',
] as const;
export type Theme = (typeof THEMES)[number];

const placeTheme = (view: View, played: Move, better: Move): Theme | null => {
  const [here, there] = [placementOf(view, played), placementOf(view, better)];
  if (here === undefined || there === undefined) return null;
  const board = boardOf(view);
  const [fills, couldFill] = [board[here.at] === 0, board[there.at] === 0];
  if (fills !== couldFill) return fills ? 'filled-instead-of-exchanging' : 'exchanged-instead-of-filling';
  const room = ({ tile, at }: typeof here) => roomOn(view, board.with(at, tile));
  if (here.tile !== there.tile) return 'wrong-tile';
  return room(here) < room(there) ? 'left-no-room' : 'wrong-square';
};

export const themeOf = (view: View, played: Move, better: Move): Theme | null => {
  if (view.phase === 'start') return 'wrong-start';
  if (played.type === 'draw') return 'drew-instead-of-taking';
  if (better.type === 'draw') return 'took-instead-of-drawing';
  if (played.type === 'leave') return 'left-good-tile';
  if (better.type === 'leave') return 'placed-bad-tile';
  return placeTheme(view, played, better);
};
