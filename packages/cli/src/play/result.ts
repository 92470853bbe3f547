import type { Turn } from '@crescendo/rules';
import { languageTag, list, type NameOf } from '@crescendo/words';
import type { Translations } from '../translations.ts';
import type { Session } from './session.ts';

/** The result: who wins, then each seat's score, the best first. Scores that only repeat who won are left out. */
export const resultText = (translations: Translations, who: NameOf, turn: Turn): readonly string[] => {
  if (turn.kind !== 'over') return [];
  const { cli } = translations;
  const names = turn.winners.map(who);
  const namesText = list(languageTag(translations.language), names);
  const isYours = names.length === 1 && turn.winners[0] === who.you;
  const headline = names.length > 1 ? cli.shareWin(namesText) : isYours ? cli.youWin : cli.wins(namesText);
  if (turn.scores.every((score, seat) => score === Number(turn.winners.includes(seat)))) return [headline];
  const order = turn.scores.map((score, seat) => ({ score, seat, won: turn.winners.includes(seat) }));
  order.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  return [headline, ...order.map(({ score, seat }) => cli.score(who(seat), score))];
};

export const resultLines = ({ translations, who, turn }: Session): readonly string[] =>
  resultText(translations, who, turn);
