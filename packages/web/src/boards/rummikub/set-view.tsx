// One set on the felt, with what it lacks and the handle that moves all of it.
import { itemAt } from '@crescendo/rules';
import { JOKER, type Options, standsFor, type Tile } from '@crescendo/rules/rummikub';
import { sentenceFor } from '@crescendo/words';
import { useMemo } from 'preact/hooks';
import { asSet, type FeltSet, type Piece, tileAt } from './model/piece.ts';
import { cellsOf, faultOf, missingIn } from './model/shape.ts';
import { handles, places } from './places.ts';
import { colourName, Face } from './tile.tsx';
import type { RummikubTranslations } from './types.ts';

/** A few words below the set, and the whole sentence. */
const noteOf = (
  set: FeltSet,
  options: Options,
  translations: RummikubTranslations,
): { readonly short: string; readonly long: string } | undefined => {
  const fault = faultOf(set, options);
  if (!fault) return undefined;
  const { note } = translations.own;
  const missing = missingIn(set);
  const short =
    missing.length > 0
      ? note.missing(missing)
      : fault.code === 'too-short'
        ? note.more(3 - fault.length)
        : fault.code === 'only-jokers'
          ? note.onlyJokers
          : note.wrong;
  return { short, long: sentenceFor(translations.game.reasons, fault) };
};

const standsIn = (set: FeltSet, at: number, options: Options): readonly Tile[] =>
  tileAt(itemAt(set.pieces, at)) === JOKER && !faultOf(set, options)
    ? standsFor(asSet(set), at, options.colours)
    : [];

interface SetViewProps {
  readonly set: FeltSet;
  readonly options: Options;
  readonly translations: RummikubTranslations;
  /** May anything here be touched? */
  readonly isLive: boolean;
  /** The table stays as it is until the seat has opened. */
  readonly isFixed: boolean;
  /** Can its joker be read in another way? */
  readonly turns: boolean;
  /** Does a hint point here? */
  readonly isTarget: boolean;
  /** Names of pieces that came from the own rack in this turn, newly laid ones, and those of a hint: `piece` → mark. */
  readonly marks: ReadonlyMap<Piece, string>;
  /** All marks of this set in one word, so that nothing is drawn again without need. */
  readonly marked: string;
}

export const SetView = ({
  set,
  options,
  translations,
  isLive,
  isFixed,
  turns,
  isTarget,
  marks,
  marked,
}: SetViewProps) =>
  useMemo(() => {
    const { own } = translations;
    const note = noteOf(set, options, translations);
    const name = note ? set.pieces.map((piece) => own.tile(tileAt(piece))).join(', ') : own.set(asSet(set));
    return (
      <fieldset
        class="rk-set"
        data-set={set.id}
        data-target={isTarget ? '' : undefined}
        data-fixed={isFixed ? '' : undefined}
        data-open={note ? '' : undefined}
        aria-label={note ? `${name}. ${own.unfinished(note.long)}` : name}
      >
        {cellsOf(set, options).map((cell, i) => {
          if (!('piece' in cell))
            return (
              <span
                key={`gap${i}`}
                class="rk-gap"
                data-colour={cell.gap === undefined ? undefined : colourName(cell.gap)}
                aria-hidden="true"
              >
                {cell.gap !== undefined && <Face tile={cell.gap} />}
              </span>
            );
          const { piece } = cell;
          const at = set.pieces.indexOf(piece);
          const tile = tileAt(piece);
          const stands = standsIn(set, at, options);
          return (
            <button
              key={piece}
              type="button"
              class="rk-tile"
              data-colour={colourName(tile)}
              data-mark={marks.get(piece)}
              data-piece={isLive ? handles.key({ kind: 'tile', piece }) : undefined}
              data-place={isLive ? places.key({ kind: 'tile', piece }) : undefined}
              data-flip={piece}
              tabIndex={at === 0 ? 0 : -1}
              disabled={!isLive}
              aria-label={stands.length > 0 ? own.stands(stands) : own.tile(tile)}
            >
              <Face tile={tile} stands={stands} />
            </button>
          );
        })}
        {turns && (
          <button type="button" class="rk-turn" data-turn={set.id} aria-label={own.turnJoker}>
            ⇄
          </button>
        )}
        {isLive && !isFixed && (
          <button
            type="button"
            class="rk-grip"
            tabIndex={-1}
            data-piece={handles.key({ kind: 'set', id: set.id })}
            data-place={places.key({ kind: 'set', id: set.id })}
            aria-label={own.wholeSet(name)}
          >
            <i />
          </button>
        )}
        {note && <span class="rk-note">{note.short}</span>}
      </fieldset>
    );
  }, [set, options, translations, isLive, isFixed, turns, isTarget, marked]);
