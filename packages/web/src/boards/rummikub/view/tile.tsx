// The face of a tile: a number and its colour's shape, or our joker.
import { colourOf, JOKER, numberOf, type Tile } from '@crescendo/rules/rummikub';
import { JESTER, JESTER_PARTS } from './joker-art.ts';

export const Jester = () => (
  <svg class="rk-jester" viewBox={`0 0 ${JESTER.width} ${JESTER.height}`} aria-hidden="true">
    {JESTER_PARTS.map(({ part, path }) => (
      <path key={path} class={`rk-jester-${part}`} d={path} />
    ))}
  </svg>
);

/** `stands`: what a joker is at its place; in a group, of several colours, only the number is said. */
export const Face = ({ tile, stands = [] }: { tile: Tile; stands?: readonly Tile[] }) => {
  if (tile !== JOKER)
    return (
      <>
        <span class="rk-number">{numberOf(tile)}</span>
        <i class="rk-shape square" />
      </>
    );
  const [first] = stands;
  return (
    <>
      <Jester />
      {first !== undefined && (
        <span class="rk-stands row" data-colour={stands.length === 1 ? colourOf(first) : undefined}>
          {numberOf(first)}
          {stands.length === 1 && <i class="rk-shape square" />}
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
