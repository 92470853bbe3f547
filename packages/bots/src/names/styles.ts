// A bot plays as its name says, wherever it sits: neither a seed nor a setting decides, so a game that is saved, played again or
// taken over by another server keeps its characters.
import { STYLES, type Style } from '../game-bots.ts';

/** The names with a style: the second and third bot of each level, and so on, so that three at a table do not play alike. */
const STYLED: { readonly [style in Style]: readonly string[] } = {
  bold: [
    'Largo',
    'Dolce',
    'Comodo',
    'Semplice',
    'Vivace',
    'Risoluto',
    'Furioso',
    'Bravura',
    'Rubato',
    'Ardito',
  ],
  careful: [
    'Lento',
    'Piano',
    'Moderato',
    'Grazioso',
    'Brillante',
    'Giocoso',
    'Virtuoso',
    'Fortissimo',
    'Eguale',
    'Discreto',
  ],
};

/** The style of the bot with this name; `undefined`: neutral. */
export const styleOf = (name: string): Style | undefined =>
  STYLES.find((style) => STYLED[style].includes(name));
