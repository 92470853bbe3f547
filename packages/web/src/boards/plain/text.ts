// Sentences about a view, as far as they are possible without knowing the game.
import {
  type AnyGame,
  type AnyMove,
  type AnyView,
  type GameTypes,
  hasPoints,
  type Seat,
  typedNotation,
} from '@crescendo/rules';
import { TEXT_DEFAULTS } from '../contract/defaults.ts';
import type { ResultLine, Texts } from '../contract/texts.ts';
import type { PlainTranslations } from './types.ts';
import { movesOf } from './view-model.ts';
import type { PlainWords } from './words.ts';

const standing = (game: AnyGame, view: AnyView, seat: Seat, translations: PlainTranslations): string => {
  const turn = game.turn(view);
  if (turn.kind !== 'over') return '';
  return hasPoints(game.id) ? String(turn.scores[seat] ?? '') : outcome(game, view, seat, translations);
};

/** The result of a seat in a game without points. */
const outcome = (game: AnyGame, view: AnyView, seat: Seat, { own }: PlainTranslations): string => {
  const turn = game.turn(view);
  return turn.kind === 'over' && turn.winners.includes(seat) ? own.result.won : own.result.lost;
};

const prompt = (game: AnyGame, view: AnyView, { own }: PlainTranslations): string => {
  const turn = game.turn(view);
  if (turn.kind === 'over') return own.prompt.over;
  if (turn.kind === 'chance' || view.seat === null || !turn.seats.includes(view.seat))
    return own.prompt.watch;
  return movesOf(game, view).groups.length > 0 ? own.prompt.choose : own.prompt.type;
};

const result = (
  game: AnyGame,
  view: AnyView,
  seat: Seat,
  { own }: PlainTranslations,
): readonly ResultLine[] => {
  const turn = game.turn(view);
  if (turn.kind !== 'over') return [];
  return [
    { text: turn.winners.includes(seat) ? own.result.won : own.result.lost },
    { text: own.result.score, points: turn.scores[seat] ?? 0 },
  ];
};

const describe = (game: AnyGame, move: AnyMove): string => typedNotation(game).format(move);

export const textsOf = (game: AnyGame): Texts<GameTypes, PlainWords> => ({
  ...TEXT_DEFAULTS,
  standing: (view, seat, translations) => standing(game, view, seat, translations),
  prompt: (view, translations) => prompt(game, view, translations),
  result: (view, seat, translations) => result(game, view, seat, translations),
  outcome: (view, seat, translations) =>
    hasPoints(game.id) ? undefined : outcome(game, view, seat, translations),
  describe: (move) => describe(game, move),
  // Codes that only the game's own bot and board understand.
  because: () => [],
});
