// Sums up a player's games of Top: how many, how far, and the ideas missed again and again.
import './top.css';
import { missedIdeas, rankingOf, topResults } from './saved-top.ts';
import { topWords } from './words.ts';

const MAX_IDEAS = 4;

export const OwnTops = () => {
  const results = topResults();
  const words = topWords.value;
  if (!words || results.length === 0) return null;
  const own = results.flatMap((result) => rankingOf(result).filter(({ who }) => who === 'you'));
  const percent = Math.floor(own.reduce((sum, rank) => sum + rank.percent, 0) / own.length);
  const ideas = missedIdeas(results);
  const most = ideas[0]?.[1] ?? 1;
  return (
    <section class="leaf own-tops grid gap-10 one-column">
      <h2>{words.yourGames}</h2>
      <p>
        {words.played(results.length)}, {words.average(percent)}
      </p>
      {ideas.length > 0 && (
        <>
          <h3>{words.recurring}</h3>
          <ul class="top-missed">
            {ideas.slice(0, MAX_IDEAS).map(([idea, count]) => (
              <li key={idea}>
                <span class="row space-between gap-12">
                  <span>{words.ideas[idea]}</span>
                  <span class="soft nowrap">{words.times(count)}</span>
                </span>
                <span class="top-bar" style={{ width: `${(100 * count) / most}%` }} aria-hidden="true" />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
