import type { Seat, Turn } from '@crescendo/rules';
import { namesText, type Speech } from '../speech.ts';
import type { Table } from './table.ts';

/** How it ended: who wins, then each seat's score, the best first. */
export const resultText = (speech: Speech, who: (seat: Seat) => string, turn: Turn): readonly string[] => {
  if (turn.kind !== 'over') return [];
  const { own } = speech;
  const names = turn.winners.map(who);
  const order = turn.scores.map((score, seat) => ({ score, seat, won: turn.winners.includes(seat) }));
  order.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  return [
    names.length > 1 ? own.shareWin(namesText(speech, names)) : own.wins(names[0]!),
    ...order.map(({ score, seat }) => own.score(who(seat), score)),
  ];
};

export const resultLines = ({ sitting, who }: Table, turn: Turn): readonly string[] =>
  resultText(sitting.speech, who, turn);
