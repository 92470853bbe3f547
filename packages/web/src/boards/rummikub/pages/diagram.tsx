// The pictures of the rules page, drawn with the board's own tiles.
import { itemAt } from '@crescendo/rules';
import {
  JOKER,
  parseSet,
  parseTile,
  rummikub,
  standsFor,
  type Tile,
  type TileSet,
} from '@crescendo/rules/rummikub';
import { labelled } from '@crescendo/words';
import type { RummikubTranslations } from '../types.ts';
import { Picture } from '../view/tile.tsx';
import '../tokens.css';
import '../felt/felt.css';
import '../felt/marks.css';
import '../view/panels.css';
import '../view/rack.css';

/** One line of a picture: sets side by side; `+` before a tile: it comes from the rack; `!` before a set: it is none. */
type Line = string;

const PICTURES: { readonly [name: string]: readonly Line[] } = {
  sets: ['B3 B4 B5 B6', 'K7 R7 B7 Y7'],
  'no-sets': ['!R12 R13 R1', '!K7 R7 K7', '!R4 B5 R6'],
  joker: ['R5 J R7', 'K9 Y9 J'],
  opening: ['+K9 +R9 +Y9', '+B3 +B4 +B5'],
  add: ['B4 B5 B6 +B7', 'K8 R8 B8 +Y8'],
  split: ['R4 R5 +R6', 'R6 R7 R8'],
  borrow: ['B9 B10 +B11', '+K8 B8 +Y8'],
  replace: ['R5 +R6 R7', 'K12 J B12 +Y12'],
};

const read = (text: string): TileSet | undefined => parseSet(text.replace(/[+!]/g, ''));

const standing = (set: TileSet, at: number): readonly Tile[] =>
  set.tiles[at] === JOKER ? standsFor(set, at, rummikub.options.colours) : [];

export const Diagram = ({
  name,
  translations,
}: {
  readonly name: string;
  readonly translations: RummikubTranslations;
}) => (
  <div class="rk-diagram cluster justify-center round-12">
    {(PICTURES[name] ?? []).map((line) => {
      const set = read(line);
      if (!set) return null;
      const isWrong = line.startsWith('!');
      const order = line.replace('!', '').split(' ');
      const shown = order.map((word) => parseTile(word.replace('+', '')) ?? JOKER);
      const label = isWrong ? shown.map(translations.own.tile).join(', ') : translations.own.set(set);
      return (
        <div
          key={line}
          class="rk-example flex relative"
          role="img"
          aria-label={isWrong ? labelled(translations.language, label, translations.own.note.wrong) : label}
          data-wrong={isWrong ? '' : undefined}
        >
          {shown.map((tile, i) => (
            <Picture
              key={i}
              tile={tile}
              stands={isWrong ? [] : standing({ ...set, tiles: shown }, i)}
              {...(itemAt(order, i).startsWith('+') && { mark: 'own' })}
            />
          ))}
        </div>
      );
    })}
  </div>
);
