import { required } from '../../assert.ts';
import { itemAt } from '../../lists.ts';
import { keptReason } from '../clock/time-up.ts';
import { heapOf, pairsOf, THREE_PAIRS } from '../sets/tiles.ts';
import type { Move, Reason, View } from '../types.ts';
import { findOpening } from './opening.ts';
import { playReason } from './playing.ts';
import { easyPlays, findPlay } from './plays.ts';

const DRAW: Move = { type: 'draw' };
const PASS: Move = { type: 'pass' };
const KEEP: Move = { type: 'keep' };
const REDEAL: Move = { type: 'redeal' };

/** Some of the legal moves: draw or pass, then plays that are easy to see. */
export const moves = (view: View): readonly Move[] => {
  const { seat } = view;
  if (seat === null) return [];
  if (view.phase === 'pairs') {
    if (view.pending[seat] !== null) return [];
    return pairsOf(itemAt(view.racks, seat)).length >= THREE_PAIRS ? [KEEP, REDEAL] : [KEEP];
  }
  if (view.phase !== 'turn' || seat !== view.active) return [];
  const plays = [...easyPlays(view)];
  const otherwise = view.pool > 0 ? DRAW : PASS;
  if (mustPlay(view)) {
    const play = plays[0] ?? findPlay(view);
    if (play !== undefined) return plays.length > 0 ? plays : [play];
  }
  return [otherwise, ...plays];
};

/** Tells whether a seat that can lay tiles has to. */
const mustPlay = (view: View): boolean => {
  const { mayDelayOpening, mustLay: mustLayAlways, emptyPool } = view.options;
  if (view.pool === 0 && emptyPool === 'mustPlay') return true;
  return view.opened[required(view.seat)] ? mustLayAlways : !mayDelayOpening;
};

export const check = (view: View, move: Move): Reason | undefined => {
  const { seat, phase } = view;
  if (seat === null) return { code: 'not-your-turn' };
  if (phase === 'pairs') return checkPairs(view, move);
  if (phase !== 'turn' || seat !== view.active) return { code: 'not-your-turn' };
  switch (move?.type) {
    case 'play':
      return playReason(view, move.table);
    case 'draw':
      return view.pool > 0 ? checkIdle(view) : { code: 'pool-empty' };
    case 'pass':
      return view.pool > 0 ? { code: 'pool-not-empty', pool: view.pool } : checkIdle(view);
    case 'time-up':
      return move.kept === undefined ? undefined : keptReason(view, move.kept);
    default:
      return { code: 'not-now', phase };
  }
};

/** More jokers than any edition has: what may have happened to them all takes long to try. */
const PRINTED_JOKERS = 2;

/** The exact search for a play that a seat must make; and plays whose opening or jokers can be explained in many ways. */
export const isCostly = (view: View, move: Move): boolean => {
  if (view.seat === null || view.phase !== 'turn' || view.seat !== view.active) return false;
  if (move.type === 'draw') return view.pool > 0 && mustPlay(view);
  if (move.type === 'pass') return view.pool === 0 && mustPlay(view);
  if (move.type !== 'play') return false;
  const isFreeOpening = !view.opened[view.seat] && !view.options.openTableLocked;
  return isFreeOpening || view.options.jokers > PRINTED_JOKERS;
};

/** every seat is asked, so that the question reveals no pairs. */
const checkPairs = (view: View, move: Move): Reason | undefined => {
  if (view.pending[required(view.seat)] !== null) return { code: 'already-chosen' };
  if (move?.type === 'keep') return undefined;
  if (move?.type !== 'redeal') return { code: 'not-now', phase: 'pairs' };
  const { length } = pairsOf(itemAt(view.racks, required(view.seat)));
  return length >= THREE_PAIRS ? undefined : { code: 'no-three-pairs', pairs: length / 2 };
};

/** the reason why this seat may not draw or pass, but must lay tiles. */
const checkIdle = (view: View): Reason | undefined => {
  if (!mustPlay(view)) return undefined;
  if (view.opened[required(view.seat)])
    return findPlay(view) === undefined ? undefined : { code: 'can-play' };
  const opening = findOpening(view.options, heapOf(itemAt(view.racks, required(view.seat))));
  return opening === undefined ? undefined : { code: 'must-open' };
};
