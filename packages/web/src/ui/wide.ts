// Tells whether there is room beside the board. The same width as in the style sheets.
import { mediaQuery } from '../shell/media-query.ts';

export const isWide = mediaQuery('(min-width: 1100px)');
