// In the result of a game that answers a challenge: who did better.
import './challenge.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyBoard } from '../../../../boards/boards.ts';
import { type Challenge, readChallenge, unpackChallenge } from '../../../../session/challenge.ts';
import { savedGame } from '../../../../session/saved/saved-games.ts';
import type { TablePageProps } from '../../frame/props.ts';
import { playedIn } from './played.ts';
import { Outcome } from './scores.tsx';
import { challengeWords } from './words.ts';

const useChallenge = (packed: string, { game }: AnyBoard): Challenge | undefined => {
  const challenge = useSignal<Challenge | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void unpackChallenge(packed).then((unpacked) => {
      if (!left) challenge.value = unpacked && readChallenge(unpacked.text, game);
    });
    return () => {
      left = true;
    };
  }, [packed]);
  return challenge.value;
};

export const AnsweredChallenge = ({ table, board, translations, words: tableWords }: TablePageProps) => {
  const saved = savedGame(table.id);
  const theirs = useChallenge(table.setup.challenge ?? '', board);
  const words = challengeWords.value;
  const mine = saved && playedIn(saved, board);
  if (!theirs || !mine || !words) return null;
  return (
    <section class="challenge-answered grid gap-6" aria-labelledby="challenge-verdict">
      <Outcome
        heading="h3"
        id="challenge-verdict"
        mine={mine}
        theirs={theirs}
        board={board}
        translations={translations}
        words={words}
        table={tableWords}
      />
    </section>
  );
};
