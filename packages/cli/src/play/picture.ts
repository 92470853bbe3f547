// The table as lines of text, in the player's language: the board of the screen without a cursor and without colours.
import type { Viewer } from '@crescendo/rules';
import { boardFor } from '../boards/index.ts';
import { colourless } from '../terminal/paint.ts';
import { seriesText } from './layout.ts';
import type { Session } from './session.ts';

/** Lines may be long: a terminal that cannot draw breaks them itself. */
const WIDTH = 100;
const HEIGHT = 60;

export const pictureOf = (session: Session, viewer: Viewer): string => {
  const { game, who, translations } = session;
  const board = boardFor(game.id);
  const view = session.view(viewer);
  const scene = {
    game,
    view,
    ui: board.initialUi(view),
    deciding: false,
    who,
    words: translations.cli,
    paint: colourless,
    width: WIDTH,
    height: HEIGHT,
  };
  const lines = [seriesText(session), ...board.draw(scene)].map((line) => line.trimEnd());
  return lines
    .filter((line, i) => line !== '' || (i > 0 && lines[i - 1] !== ''))
    .join('\n')
    .trimEnd();
};
