// From gesture to arrangement: what picking up and putting down mean on this board.
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { soundStep } from '../../app/sound.ts';
import { type Hands, useHands } from '../../pieces/hold.ts';
import type { Places } from './animation.ts';
import { join, layNew, takeBack } from './model/edit.ts';
import { asSet, type Piece, type Sets, tileAt } from './model/piece.ts';
import { faultOf } from './model/shape.ts';
import type { PlaceFinder } from './place-at.ts';
import type { RummikubProps } from './types.ts';
import type { Planning } from './use-plan.ts';
import { meantBy, pieceIn, type Selection, useSelection } from './use-selection.ts';

export interface Input {
  readonly hands: Hands;
  readonly selection: Selection;
  /** Where pieces were in the air when they were let go; told once. */
  released(): Places;
  /** Put these pieces there, or say why not. */
  put(pieces: readonly Piece[], place: string, element: Element): void;
}

const ownerOf = (sets: Sets, piece: Piece) => sets.find(({ pieces }) => pieces.includes(piece));

export const useInput = (
  props: RummikubProps,
  planning: Planning,
  isLive: boolean,
  root: RefObject<HTMLElement | null>,
  finder: PlaceFinder,
): Input => {
  const { view, translations, refuse } = props;
  const { sets, rack, mine } = planning;
  const { options } = view;
  const air = useRef<Airborne | undefined>(undefined);

  const put = (pieces: readonly Piece[], place: string, element: Element): void => {
    const [what, first, second] = place.split(':');
    const onRack = pieces.every((piece) => rack.includes(piece));
    if (what === 'none' || pieces.length === 0) return;
    if ((what === 'r' || what === 'rack') && onRack) {
      planning.moveOnRack(pieces, what === 'r' ? Number(first) : rack.length);
      return;
    }
    const edit =
      what === 'r' || what === 'rack'
        ? takeBack(sets, pieces, mine, options)
        : what === 's'
          ? join(sets, pieces, Number(first), Number(second), options)
          : layNew(sets, pieces, options);
    const reason = planning.change(edit);
    if (reason) refuse(reason, element);
    else if ('sets' in edit) tellPut(edit.sets, pieces);
  };

  const tellPut = (now: Sets, pieces: readonly Piece[]): void => {
    const set = now.find((each) => each.pieces.includes(pieces[0]!));
    soundStep(set ? set.pieces.indexOf(pieces[0]!) + 2 : 0);
    const isFinished = set && !faultOf(set, options);
    const tiles = set?.pieces.map((piece) => translations.own.tile(tileAt(piece))).join(', ');
    announce(isFinished ? translations.own.set(asSet(set)) : (tiles ?? translations.own.backToRack));
  };

  const tapped = (pieces: readonly Piece[], on: Piece, element: Element): void => {
    if (pieces.includes(on)) selection.hold(pieces.filter((piece) => piece !== on));
    else if (rack.includes(on)) selection.hold([...pieces, on]);
    else {
      const set = ownerOf(sets, on)!;
      const at = set.pieces.indexOf(on);
      if (!pieces.every((piece) => set.pieces.includes(piece))) put(pieces, `s:${set.id}:${at + 1}`, element);
      else {
        const places = [at, ...pieces.map((piece) => set.pieces.indexOf(piece))];
        selection.hold(set.pieces.slice(Math.min(...places), Math.max(...places) + 1));
      }
    }
  };

  const isFixed = (pieces: readonly Piece[]): boolean =>
    planning.isLocked && pieces.some((piece) => !mine.has(piece));

  const hands = useHands({
    enabled: isLive,
    canHold: (name) => !isFixed(meantBy(name, sets)),
    describe: () => {
      air.current = undefined;
      return translations.own.held(selection.pieces.peek().map(tileAt));
    },
    drop: (name, place, element) => {
      const held = selection.letGo();
      const meant = meantBy(name, sets);
      const pieces = meant.every((piece) => held.includes(piece)) ? held : meant;
      const on = pieceIn(place);
      if (on !== undefined) tapped(pieces, on, element);
      else if (place.startsWith('g:')) put(pieces, `s:${place.slice(2)}:99`, element);
      else put(pieces, place, at(place) ?? element);
    },
    touch: (place, element) => {
      const pieces = meantBy(place, sets);
      const set = pieces[0] === undefined ? undefined : ownerOf(sets, pieces[0]);
      if (set && isFixed(pieces)) refuse({ code: 'table-touched', tiles: asSet(set).tiles }, element);
    },
    ghost: (_, element) => {
      air.current = ghostOf(root.current!, selection.pieces.peek(), element);
      return air.current.ghost;
    },
    placeAt: (x, y) => finder(x, y, selection.pieces.peek()),
  });
  const selection = useSelection(hands, sets);

  const at = (place: string): Element | null =>
    place.startsWith('s:')
      ? (root.current?.querySelector(`[data-set="${place.split(':')[1]}"]`) ?? null)
      : null;

  const released = (): Places => {
    const places = air.current ? placesOf(air.current) : new Map();
    air.current = undefined;
    return places;
  };

  return { hands, selection, put, released };
};

/** What is dragged: the pieces side by side, so wide each, the first so far to the left of the finger's tile. */
interface Airborne {
  readonly ghost: HTMLElement;
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly height: number;
  readonly shift: number;
}

/** All that is held, side by side, the touched tile under the finger. */
const ghostOf = (root: HTMLElement, pieces: readonly Piece[], touched: HTMLElement): Airborne => {
  const ghost = document.createElement('div');
  ghost.className = 'rk-ghost';
  const elements = pieces.flatMap((piece) => root.querySelector<HTMLElement>(`[data-flip="${piece}"]`) ?? []);
  const { width, height } = (elements[0] ?? touched).getBoundingClientRect();
  ghost.style.setProperty('--tw', `${width + 2}px`);
  for (const element of elements) {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const name of ['data-piece', 'data-place', 'data-flip', 'data-picked', 'aria-pressed'])
      copy.removeAttribute(name);
    ghost.append(copy);
  }
  const index = elements.indexOf(touched);
  const shift = (index >= 0 ? index : elements.length) * (width + 2);
  ghost.style.marginLeft = `${-shift}px`;
  return { ghost, pieces, width, height, shift };
};

/** The hook moves the ghost by its transform; what it was last is where the pieces are. */
const placesOf = ({ ghost, pieces, width, height, shift }: Airborne): Places => {
  const [x, y] = (ghost.style.transform.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
  if (x === undefined || y === undefined) return new Map();
  return new Map(
    pieces.map((piece, i) => [String(piece), new DOMRect(x - shift + i * (width + 2), y, width, height)]),
  );
};
