// In the result of a game that answers a challenge: who did better.
import './challenge.css';
import { parseRecord, replayRecord, takenBackIn } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyBoard } from '../../../../boards/boards.ts';
import { type Challenge, readChallenge, unpackChallenge } from '../../../../session/challenge.ts';
import { type SavedGame, savedGame } from '../../../../session/saved/saved-games.ts';
import type { TablePageProps } from '../../frame/props.ts';
import { type Played, Scores, verdictOf } from './scores.tsx';
import { challengeWords } from './words.ts';

/** A finished game as one of the two sides; `undefined` when it cannot be read. */
export const playedIn = ({ record: text, hints = 0 }: SavedGame, { game }: AnyBoard): Played | undefined => {
  const parsed = parseRecord(text, () => game);
  if ('error' in parsed) return undefined;
  const { match, error } = replayRecord(parsed.record, () => game);
  if (error || match.turn.kind !== 'over') return undefined;
  return { match, takenBack: takenBackIn(parsed.record).length, hints };
};

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
      <h3 id="challenge-verdict" class="text-center">
        {verdictOf({ mine, theirs, words })}
      </h3>
      <Scores
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
