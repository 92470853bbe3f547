// One set on the felt, with what it lacks and the handle that moves all of it.
import { itemAt } from '@crescendo/rules';
import { JOKER, type Options, standsFor, type Tile } from '@crescendo/rules/rummikub';
import { useMemo } from 'preact/hooks';
import { asSet, type FeltSet, type Piece, tileAt } from '../model/piece.ts';
import { handles, places } from '../model/places.ts';
import { cellsOf, setErrorOf } from '../model/shape.ts';
import { markProps } from '../model/view-model.ts';
import { noteOf, tilesInWords } from '../speech/set-text.ts';
import type { RummikubTranslations } from '../types.ts';
import { colourName, Face } from '../view/tile.tsx';

const standsIn = (set: FeltSet, at: number, options: Options): readonly Tile[] =>
  tileAt(itemAt(set.pieces, at)) === JOKER && !setErrorOf(set, options)
    ? standsFor(asSet(set), at, options.colours)
    : [];

interface SetViewProps {
  readonly set: FeltSet;
  /** The number of tiles in one line: all, unless the felt is too narrow for a long run. */
  readonly columns: number;
  readonly options: Options;
  readonly translations: RummikubTranslations;
  /** Tells whether anything here may be touched. */
  readonly isLive: boolean;
  /** The table stays as it is until the seat has opened. */
  readonly isFixed: boolean;
  /** Tells whether its joker can be read in another way. */
  readonly turns: boolean;
  /** Tells whether a hint points here. */
  readonly isTarget: boolean;
  /** Tells whether somebody else has just changed it. */
  readonly isChanged: boolean;
  /** Names of pieces that came from the own rack in this turn, newly laid ones, and those of a hint: `piece` → mark. */
  readonly marks: ReadonlyMap<Piece, string>;
  /** All marks of this set in one word, so that nothing is drawn again without need. */
  readonly marked: string;
}

/** A place where a tile is missing: whatever is held can be put there. */
const Gap = ({ place, tile }: { readonly place: string | undefined; readonly tile: Tile | undefined }) => (
  <span
    class="rk-gap"
    data-place={place}
    data-colour={tile === undefined ? undefined : colourName(tile)}
    aria-hidden="true"
  >
    {tile !== undefined && <Face tile={tile} />}
  </span>
);

export const SetView = ({
  set,
  columns,
  options,
  translations,
  isLive,
  isFixed,
  turns,
  isTarget,
  isChanged,
  marks,
  marked,
}: SetViewProps) =>
  useMemo(() => {
    const { own } = translations;
    const note = noteOf(asSet(set), options, translations);
    const cells = cellsOf(set, options);
    /** The number of the piece before which a tile at this cell would lie. */
    const placeAt = (cell: number): string =>
      places.key({
        kind: 'inSet',
        id: set.id,
        at: cells.slice(0, cell).filter((each) => 'piece' in each).length,
      });
    const name = note ? set.pieces.map((piece) => own.tile(tileAt(piece))).join(', ') : own.set(asSet(set));
    return (
      <fieldset
        class="rk-set flex relative"
        data-set={set.id}
        data-target={isTarget ? '' : undefined}
        data-changed={isChanged ? '' : undefined}
        data-fixed={isFixed ? '' : undefined}
        data-open={note ? '' : undefined}
        style={{ '--columns': columns }}
        aria-label={tilesInWords(asSet(set), options, translations)}
      >
        <div class="rk-line cluster relative">
          {cells.map((cell, i) => {
            if (!('piece' in cell))
              return <Gap key={`gap${i}`} place={isLive ? placeAt(i) : undefined} tile={cell.gap} />;
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
                {...markProps(marks.get(piece))}
                data-piece={isLive ? handles.key({ kind: 'tile', piece }) : undefined}
                data-place={isLive ? places.key({ kind: 'tile', piece }) : undefined}
                data-flip={piece}
                disabled={!isLive}
                aria-label={stands.length > 0 ? own.stands(stands) : own.tile(tile)}
              >
                <Face tile={tile} stands={stands} />
              </button>
            );
          })}
        </div>
        {turns && (
          <button
            type="button"
            class="rk-turn square paper-ink rigid circle"
            data-turn={set.id}
            aria-label={own.turnJoker}
          >
            ⇄
          </button>
        )}
        {isLive && !isFixed && (
          <button
            type="button"
            class="rk-grip grid on-felt"
            data-piece={handles.key({ kind: 'set', id: set.id })}
            data-place={places.key({ kind: 'set', id: set.id })}
            aria-label={own.wholeSet(name)}
          >
            <i />
          </button>
        )}
        {note && <span class="rk-note absolute nowrap no-pointer on-felt">{note.short}</span>}
      </fieldset>
    );
  }, [set, columns, options, translations, isLive, isFixed, turns, isTarget, isChanged, marked]);
