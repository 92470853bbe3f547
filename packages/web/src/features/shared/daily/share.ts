// The result of a daily deal as a text to share: it reveals nothing of the deal.
import type { DailyResult } from '@crescendo/protocol';
import { type Language, labelled } from '@crescendo/words';
import { type Picture, pictureText } from './picture.ts';
import type { DailyWords } from './words.ts';

export const shareText = (
  words: DailyWords,
  { place, score, won }: Pick<DailyResult, 'place' | 'score' | 'won'>,
  about: {
    readonly game: string;
    readonly language: Language;
    readonly day: string;
    readonly played: number;
    readonly link: string;
    readonly picture: Picture | undefined;
  },
): string => {
  const facts = [...(won ? [words.sharedWon] : []), words.points(score), words.place(place, about.played)];
  const result = labelled(about.language, about.game, facts.join(', '));
  const drawn = about.picture === undefined ? [] : [pictureText(about.picture)];
  return [`Crescendo · ${about.day} · ${result}`, ...drawn, about.link].join('\n');
};
