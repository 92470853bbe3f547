// A bot plays as its name says, wherever it sits: neither a seed nor a setting decides, so a game that is saved, played again or
// taken over by another server keeps its characters.
import { STYLES, type Style } from '../game-bots.ts';

/** Of the second and third bot of each level one is bold and one careful, and so on: three at a table do not play alike. */
const STYLED: { readonly [style in Style]: readonly string[] } = {
  bold: ['Largo', 'Dolce', 'Comodo', 'Semplice', 'Vivace', 'Risoluto', 'Furioso', 'Bravura'],
  careful: ['Lento', 'Piano', 'Moderato', 'Grazioso', 'Brillante', 'Giocoso', 'Virtuoso', 'Fortissimo'],
};

/** How the bot of this name plays; `undefined`: evenly. */
export const styleOf = (name: string): Style | undefined =>
  STYLES.find((style) => STYLED[style].includes(name));
