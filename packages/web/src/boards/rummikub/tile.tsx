// The face of a tile: a number and its colour's shape, or our joker.
import { colourOf, JOKER, numberOf, type Tile } from '@crescendo/rules/rummikub';

const Jester = () => (
  <svg class="rk-jester" viewBox="0 0 40 34" aria-hidden="true">
    <path class="rk-jester-left" d="M8 24C8 14 6 9 1 8c6-3 12-1 15 5l4 11Z" />
    <path class="rk-jester-right" d="M32 24c0-10 2-15 7-16-6-3-12-1-15 5l-4 11Z" />
    <path class="rk-jester-mid" d="M12 24C14 14 17 8 20 2c3 6 6 12 8 22Z" />
    <rect class="rk-jester-band" x="7" y="24" width="26" height="6" rx="3" />
    <circle class="rk-jester-bell" cx="2.8" cy="9" r="2.6" />
    <circle class="rk-jester-bell" cx="37.2" cy="9" r="2.6" />
    <circle class="rk-jester-bell" cx="20" cy="3.2" r="2.6" />
  </svg>
);

/** `stands`: what a joker is at its place; in a group, of several colours, only the number is said. */
export const Face = ({ tile, stands = [] }: { tile: Tile; stands?: readonly Tile[] }) => {
  if (tile !== JOKER)
    return (
      <>
        <span class="rk-number">{numberOf(tile)}</span>
        <i class="rk-shape" />
      </>
    );
  const [first] = stands;
  return (
    <>
      <Jester />
      {first !== undefined && (
        <span class="rk-stands" data-colour={stands.length === 1 ? colourOf(first) : undefined}>
          {numberOf(first)}
          {stands.length === 1 && <i class="rk-shape" />}
        </span>
      )}
    </>
  );
};

/** A tile that is only looked at. */
export const Picture = ({ tile, stands, mark }: { tile: Tile; stands?: readonly Tile[]; mark?: string }) => (
  <span class="rk-tile" data-colour={tile === JOKER ? 'joker' : colourOf(tile)} data-mark={mark}>
    <Face tile={tile} {...(stands && { stands })} />
  </span>
);

export const colourName = (tile: Tile): number | 'joker' => (tile === JOKER ? 'joker' : colourOf(tile));
