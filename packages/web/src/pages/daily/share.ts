// The result of a daily deal in a line to share: it reveals nothing of the deal.
import type { DailyResult } from '@crescendo/protocol';
import { type Language, labelled } from '@crescendo/words';
import type { DailyWords } from './words.ts';

const BOXES = 6;

/** All boxes for the first, one for the last, and in between as many as were left behind. */
export const pictureOf = (place: number, played: number): string => {
  const behind = played < 2 ? 1 : (played - place) / (played - 1);
  const full = place === 1 ? BOXES : 1 + Math.floor((BOXES - 1) * behind);
  return '▮'.repeat(full) + '▯'.repeat(BOXES - full);
};

export const shareText = (
  words: DailyWords,
  { place, score, won }: Pick<DailyResult, 'place' | 'score' | 'won'>,
  about: {
    readonly game: string;
    readonly language: Language;
    readonly day: string;
    readonly played: number;
    readonly link: string;
  },
): string => {
  const facts = [
    won ? words.sharedWon : words.sharedLost,
    words.points(score),
    words.place(place, about.played),
  ];
  const result = labelled(about.language, about.game, facts.join(', '));
  return `Crescendo · ${about.day} · ${result} ${pictureOf(place, about.played)}\n${about.link}`;
};
