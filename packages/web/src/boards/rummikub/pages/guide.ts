// The steps of the guide for Rummikub, in the order of importance.
import { itemAt, type Seat } from '@crescendo/rules';
import {
  easyPlays,
  findOpening,
  findPlay,
  heapOf,
  JOKER,
  type Tile,
  type View,
} from '@crescendo/rules/rummikub';
import type { GuideStep } from '../../contract/guide.ts';
import type { RummikubWords } from '../words.ts';

/** In the same file, because both are loaded for a first game. */
export { firstDeals } from './first-deals.ts';

const seatIn = ({ seat }: View): Seat => seat ?? 0;

const rackIn = (view: View): readonly Tile[] => itemAt(view.racks, seatIn(view));

const isTurn = ({ phase }: View): boolean => phase === 'turn';

const hasOpened = (view: View): boolean => itemAt(view.opened, seatIn(view));

const canOpen = (view: View): boolean => findOpening(view.options, heapOf(rackIn(view))) !== undefined;

const hasEasyPlay = (view: View): boolean => {
  for (const move of easyPlays(view)) if (move.type === 'play') return true;
  return false;
};

export const guide: readonly GuideStep<View, RummikubWords>[] = [
  { id: 'goal', when: () => true, text: ({ guide }) => guide.goal, about: '.rk-rack' },
  { id: 'sets', when: isTurn, text: ({ guide }) => guide.sets },
  {
    id: 'openNow',
    when: (view) => isTurn(view) && !hasOpened(view) && canOpen(view),
    text: ({ guide }, { options }) => guide.openNow(options.openMin),
    done: { moves: ['play'], text: ({ guide }) => guide.done.openNow },
    about: '.rk-rack',
    advise: true,
  },
  {
    id: 'openLater',
    when: (view) => isTurn(view) && !hasOpened(view) && view.pool > 0 && !canOpen(view),
    text: ({ guide }, { options }) => guide.openLater(options.openMin),
    done: { moves: ['draw'], text: ({ guide }) => guide.done.openLater },
    about: '.rk-draw',
  },
  {
    id: 'add',
    when: (view) => isTurn(view) && hasOpened(view) && hasEasyPlay(view),
    text: ({ guide }) => guide.add,
    done: { moves: ['play'], text: ({ guide }) => guide.done.add },
    advise: true,
  },
  {
    id: 'few',
    when: (view) => isTurn(view) && rackIn(view).length <= 4,
    text: ({ guide }) => guide.few,
  },
  {
    id: 'joker',
    when: (view) => isTurn(view) && hasOpened(view) && view.table.some(({ tiles }) => tiles.includes(JOKER)),
    text: ({ guide }) => guide.joker,
  },
  {
    id: 'rebuild',
    when: (view) => isTurn(view) && hasOpened(view) && !hasEasyPlay(view) && findPlay(view) !== undefined,
    text: ({ guide }) => guide.rebuild,
    done: { moves: ['play'], text: ({ guide }) => guide.done.rebuild },
    advise: true,
  },
];
