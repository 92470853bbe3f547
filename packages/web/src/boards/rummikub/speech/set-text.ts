// Sets as they are read out, finished or not.
import {
  allTiles,
  gapsIn,
  JOKER,
  numberOf,
  type Options,
  readingsOf,
  setReason,
  type TileSet,
} from '@crescendo/rules/rummikub';
import { sentenceFor } from '@crescendo/words';
import type { RummikubTranslations } from '../types.ts';

/** More tiles than these that would each finish a set are not named. */
const MAX_WANTED = 4;

/** The tiles that would each finish this set. */
const wantedFor = ({ tiles }: TileSet, options: Options): readonly number[] =>
  tiles.length < 2
    ? []
    : allTiles(options).flatMap((copies, tile) =>
        copies > 0 && tile !== JOKER && readingsOf([...tiles, tile], options).length > 0 ? [tile] : [],
      );

/** Says what a set lacks: a few words below it, and the whole sentence. */
export const noteOf = (
  set: TileSet,
  options: Options,
  { own, game }: RummikubTranslations,
): { readonly short: string; readonly long: string } | undefined => {
  const reason = setReason(set, 0, options);
  if (!reason) return undefined;
  const { note } = own;
  const missing = gapsIn(set).flatMap((gap) => gap.missing.map(numberOf));
  const short =
    missing.length > 0
      ? note.missing(missing)
      : reason.code === 'too-short'
        ? note.more(3 - reason.length)
        : reason.code === 'only-jokers'
          ? note.onlyJokers
          : note.wrong;
  const wanted = wantedFor(set, options);
  if (wanted.length > 0 && wanted.length <= MAX_WANTED)
    return { short, long: own.spoken.lacks(wanted.map((tile) => own.tiles([tile]))) };
  return { short, long: missing.length > 0 ? `${short}.` : sentenceFor(game.reasons, reason) };
};

/** A set as it is read out: what it is, or its tiles and what it lacks. */
export const tilesInWords = (set: TileSet, options: Options, translations: RummikubTranslations): string => {
  const { own } = translations;
  const note = noteOf(set, options, translations);
  if (!note) return own.set(set);
  return `${set.tiles.map(own.tile).join(', ')}. ${own.unfinished(note.long)}`;
};
