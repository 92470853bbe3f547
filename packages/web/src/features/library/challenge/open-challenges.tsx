// In My games: challenges that wait for an answer.
import { titleOf } from '@crescendo/rules/manifests';
import { currentLanguage } from '../../../shell/language.ts';
import { Icon } from '../../../ui/icons.tsx';
import { challengeWords } from '../../play/share/challenge/words.ts';
import { timeAgo } from '../../shared/game-facts.ts';
import { dismissChallenge, openChallenges, receivedChanges } from './received.ts';

export const OpenChallenges = () => {
  const words = challengeWords.value;
  void receivedChanges.value;
  const open = openChallenges();
  if (!words || open.length === 0) return null;
  return (
    <section class="leaf ruled my-games" aria-labelledby="challenges">
      <h2 id="challenges">
        {words.waiting} <small class="number">{open.length}</small>
      </h2>
      <ul>
        {open.map(({ packed, game, name, seed, at }) => (
          <li key={seed} class="row gap-8">
            <a class="my-game game-line" href={`/challenge#${packed}`}>
              <span class="my-game-title nowrap number">{titleOf(game)}</span>
              <span class="my-game-facts soft text-15">
                {[
                  words.challenges(name || words.somebody),
                  timeAgo(at, Date.now(), currentLanguage()).replaceAll(' ', '\u00a0'),
                ].join(' · ')}
              </span>
            </a>
            <button
              type="button"
              class="button icon"
              aria-label={words.dismiss(name || words.somebody)}
              title={words.dismiss(name || words.somebody)}
              onClick={() => dismissChallenge(seed)}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
