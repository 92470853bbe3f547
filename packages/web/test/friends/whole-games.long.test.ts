// Each game by two, three and four people, but for that of whole-games.test.ts.
import { GESTURES } from '../play/gestures.ts';
import { wholeGames } from './support/whole-game.ts';

const ALL = Object.keys(GESTURES).flatMap((game) => [2, 3, 4].map((people) => [game, people] as const));

wholeGames(ALL.filter(([game, people]) => game !== '5vor12' || people !== 2));
