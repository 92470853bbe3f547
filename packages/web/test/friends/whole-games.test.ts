// One game with a friend. All others are in whole-games.long.test.ts.
import { wholeGames } from './support/whole-game.ts';

wholeGames([['5vor12', 2]]);
