// Input at this board: what picking up and putting down mean.
import { rummikub } from '@crescendo/rules/rummikub';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { showBubble } from '../../../interaction/bubble.ts';
import { type PickAndPlace, usePickAndPlace } from '../../../interaction/pick-and-place.ts';
import { announce } from '../../../shell/announce.ts';
import { soundStep } from '../../../shell/sound.ts';
import type { PlaceFinder } from '../felt/place-at.ts';
import { type Edit, join, laidFrom, layNew, takeBack } from '../model/edit.ts';
import { asSet, asTable, type FeltSet, type Ground, type Piece, type Sets, tileAt } from '../model/piece.ts';
import { type Handle, handles, type Place, places } from '../model/places.ts';
import { isPartOfSet, setErrorOf } from '../model/shape.ts';
import { tilesInWords } from '../speech/set-text.ts';
import type { RummikubProps } from '../types.ts';
import type { Places } from '../view/animation.ts';
import { type Airborne, ghostOf, placesOf } from './ghost.ts';
import { openingOf } from './progress.ts';
import type { Planning } from './use-plan.ts';
import { piecesOf, type Selection, useSelection } from './use-selection.ts';

export interface Input {
  readonly picking: PickAndPlace<Handle, Place>;
  readonly selection: Selection;
  /** Holds exactly these, and says so. */
  hold(pieces: readonly Piece[]): void;
  /** Returns, once, the places in the air where the pieces were released. */
  released(): Places;
  /** Puts these pieces there, or says why not. */
  put(pieces: readonly Piece[], place: Place, element: Element): void;
}

const ownerOf = (sets: Sets, piece: Piece): FeltSet | undefined =>
  sets.find(({ pieces }) => pieces.includes(piece));

/** Tells the progress of the turn: the points that an opening still lacks, or that it may end now. */
const turnSoFar = ({ view, translations: { own } }: RummikubProps, ground: Ground, now: Sets): string => {
  const opening = openingOf(view, ground, now);
  if (opening && opening.points < opening.needed) return own.spoken.points(opening.points, opening.needed);
  if (rummikub.check(view, { type: 'play', table: asTable(now) }) !== undefined) return '';
  return laidFrom(ground.rack, now).length === ground.rack.length ? own.prompt.out : own.prompt.complete;
};

/** Says and sounds what has been put down, which other sets it has left unfinished, and what that means for the turn. */
const announcePlacement = (
  props: RummikubProps,
  { sets: before, ground }: Planning,
  now: Sets,
  [piece]: readonly Piece[],
): void => {
  const { view, translations } = props;
  const set = piece === undefined ? undefined : ownerOf(now, piece);
  soundStep(set && piece !== undefined ? set.pieces.indexOf(piece) + 2 : 0);
  const broken = now.filter(
    (each) => each !== set && !before.includes(each) && setErrorOf(each, view.options),
  );
  const sets = [...(set ? [set] : []), ...broken].map((each) =>
    tilesInWords(asSet(each), view.options, translations),
  );
  const soFar = turnSoFar(props, ground, now);
  announce(
    [
      ...(set ? [] : [translations.own.backToRack]),
      ...sets,
      soFar === turnSoFar(props, ground, before) ? '' : soFar,
    ]
      .filter(Boolean)
      .map((text) => text.replace(/[^.!]$/, '$&.'))
      .join(' '),
  );
};

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

  /** Makes the edit that puts these pieces there, on the felt or back on the rack. */
  const editFor = (pieces: readonly Piece[], place: Place): Edit => {
    switch (place.kind) {
      case 'rack':
      case 'onRack':
        return takeBack(sets, pieces, mine, options);
      case 'inSet':
        return join(sets, pieces, place.id, place.at, options);
      default:
        return layNew(sets, pieces, options);
    }
  };

  const put = (pieces: readonly Piece[], place: Place, element: Element): void => {
    if (place.kind === 'nowhere' || pieces.length === 0) return;
    const isToRack = place.kind === 'rack' || place.kind === 'onRack';
    if (isToRack && pieces.every((piece) => rack.includes(piece))) {
      planning.moveOnRack(pieces, place.kind === 'onRack' ? place.at : rack.length);
      return;
    }
    const edit = editFor(pieces, place);
    const reason = planning.change(edit);
    if (reason) {
      refuse(reason, element);
      // Pieces picked up by a tap stay in the hand for another try.
      if (!air.current) selection.hold(pieces);
    } else if ('sets' in edit) announcePlacement(props, planning, edit.sets, pieces);
  };

  /** Holds this tile, too, if the held pieces do not go into its set but could make one with it. */
  const takeAlong = (pieces: readonly Piece[], on: Piece, element: Element): boolean => {
    const all = [...pieces, on];
    if (planning.whyFixed([on]) || !isPartOfSet(all, options)) return false;
    selection.hold(all);
    showBubble(translations.own.together, element);
    announce(translations.own.together);
    return true;
  };

  /** Holds exactly these, and says so. */
  const hold = (pieces: readonly Piece[]): void => {
    selection.hold(pieces);
    announce(pieces.length === 0 ? translations.own.backToRack : translations.own.held(pieces.map(tileAt)));
  };

  /** Some pieces are held, and a tile is touched: it joins them, leaves them, or they go beside it. */
  const touchTile = (pieces: readonly Piece[], on: Piece, element: Element): void => {
    const set = ownerOf(sets, on);
    if (pieces.includes(on)) hold(pieces.filter((piece) => piece !== on));
    else if (!set) hold([...pieces, on]);
    else {
      const at = set.pieces.indexOf(on);
      if (!pieces.every((piece) => set.pieces.includes(piece))) {
        const place = { kind: 'inSet', id: set.id, at: at + 1 } as const;
        const isRefused = 'reason' in editFor(pieces, place);
        if (!isRefused || !takeAlong(pieces, on, element)) put(pieces, place, element);
      } else {
        const between = [at, ...pieces.map((piece) => set.pieces.indexOf(piece))];
        hold(set.pieces.slice(Math.min(...between), Math.max(...between) + 1));
      }
    }
  };

  const drop = (handle: Handle, place: Place, element: Element): void => {
    const held = selection.letGo();
    const meant = piecesOf(handle, sets);
    const pieces = meant.every((piece) => held.includes(piece)) ? held : meant;
    if (place.kind === 'tile') touchTile(pieces, place.piece, element);
    else if (place.kind === 'set') put(pieces, { kind: 'inSet', id: place.id, at: Infinity }, element);
    else put(pieces, place, setElement(place) ?? element);
  };

  /** Finds the element that a reason is shown at: never the whole felt, over whose edge it would cover the players. */
  const setElement = (place: Place): Element | undefined => {
    const selector =
      place.kind === 'inSet' ? `[data-set="${place.id}"]` : place.kind === 'new' ? '.rk-new' : undefined;
    return selector === undefined ? undefined : (root.current?.querySelector(selector) ?? undefined);
  };

  const picking = usePickAndPlace<Handle, Place>({
    pieces: handles,
    places,
    enabled: isLive,
    canPick: (handle) => planning.whyFixed(piecesOf(handle, sets)) === undefined,
    describe: () => {
      air.current = undefined;
      return translations.own.held(selection.pieces.peek().map(tileAt));
    },
    describeReturn: () =>
      selection.letGo().every((piece) => rack.includes(piece)) ? translations.own.backToRack : undefined,
    drop,
    touch: (place, element) => {
      if (place.kind !== 'tile' && place.kind !== 'set') return;
      const reason = planning.whyFixed(piecesOf(place, sets));
      if (reason) refuse(reason, element);
    },
    ghost: (_, element) => {
      air.current = ghostOf(root.current ?? document.body, selection.pieces.peek(), element);
      return air.current.ghost;
    },
    placeAt: (x, y) => finder.under(x, y, selection.pieces.peek()),
    // A tap on the bare felt means what letting go there means.
    tapAt: (element, x, y) =>
      element.matches('.rk-felt') ? finder.at(x, y, selection.pieces.peek()) : undefined,
  });
  const selection = useSelection(picking, sets);

  const released = (): Places => {
    const at = air.current ? placesOf(air.current) : new Map();
    air.current = undefined;
    return at;
  };
  return { picking, selection, put, hold, released };
};
