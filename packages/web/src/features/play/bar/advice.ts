// The content of a hint from the expert's advice: the order of moves and facts of the position. Chances are left to a review.
import type { Advice } from '@crescendo/bots';
import type { AnyMove, AnyView, GameTypes } from '@crescendo/rules';
import type { AnyBoard } from '../../../boards/contract/board.ts';
import type { AnyTranslations } from '../../../boards/contract/props.ts';

type AnyAdvice = Advice<GameTypes>;
type Because = AnyAdvice['because'];

/** Estimates that reviews of earlier versions have among their reasons, and games that say them still. */
const ESTIMATES = ['win-chance', 'expected-points', 'misthrow-risk', 'second-roll', 'gap-hit-chance'];
const MAX_REASONS = 2;

/** Tells whether the difference to the next move is too small to matter: the advice says so. */
export const areEquallyGood = ({ because }: Pick<AnyAdvice, 'because'>): boolean =>
  because.some(({ code }) => code === 'as-good');

/** The reasons that every game may have, see `Neutral` of the bots. */
type Neutral = { readonly code: string } & {
  readonly [fact in 'chance' | 'score' | 'instead']?: number;
};

/** From so many points of chance on, a difference is more than a little. */
const MUCH = 0.05;

const neutralText = (
  { code, chance = 0, score = 0, instead = 0 }: Neutral,
  { common }: AnyTranslations,
): string | undefined => {
  const words = common.because;
  switch (code) {
    case 'only-move':
      return words.onlyMove;
    case 'better-chance':
      return words[chance - instead >= MUCH ? 'muchChance' : 'chance'];
    case 'better-score':
      return words.score(score, instead);
    case 'seems-better':
      return words.seems;
    default:
      return undefined;
  }
};

/** The reasons for a move as sentences: the board's own, and what every game says. */
export const reasonTexts = (
  { board, translations }: { readonly board: AnyBoard; readonly translations: AnyTranslations },
  because: Because,
  view: AnyView,
  move: AnyMove,
  role: 'texts' | 'speech' = 'texts',
): readonly string[] => {
  const facts = because.filter(({ code }) => !ESTIMATES.includes(code)).slice(0, MAX_REASONS);
  const own = board[role].because(facts, view, translations, move);
  const neutral = because.flatMap((reason) => neutralText(reason, translations) ?? []);
  const said = [...own, ...neutral];
  // A review or an exercise of an earlier version may have only reasons that no game gives any more.
  const isOld = said.length === 0 && because.some(({ code }) => code !== 'as-good');
  return isOld ? [translations.common.because.seems] : said;
};

/** A comparison measures both moves and gives neither away. */
const compares = (reason: Because[number]): boolean => 'instead' in reason;

/** The one reason told with a wrong answer: the solution is still to be found. */
export const reasonBeforeSolution = (because: Because): Because => because.filter(compares).slice(0, 1);

/** The reasons told with the solution, without a kind of fact that a wrong answer was explained with. */
export const reasonsForSolution = (because: Because, told: Because): Because =>
  because.filter(({ code }) => !told.some((before) => before.code === code));
