// The finished games of the group, evening by evening, the latest first.
import type { GroupGame } from '@crescendo/protocol';
import { titleOf } from '@crescendo/rules/manifests';
import { languageTag } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { currentLanguage } from '../../../shell/language.ts';
import { listedNames } from '../../shared/game-facts.ts';
import type { GroupWords } from './words.ts';

/** The evenings shown before somebody asks for all. */
const FEW = 12;

const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(languageTag(currentLanguage()), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(at);

const GameLine = ({ game, words }: { readonly game: GroupGame; readonly words: GroupWords }) => {
  const names = listedNames(game.players);
  const seats = game.players
    .map((_, seat) => seat)
    .toSorted((a, b) => (game.scores[b] ?? 0) - (game.scores[a] ?? 0));
  return (
    <li>
      <a class="group-game game-line" href={`/r/${game.table}`}>
        <span class="number group-game-title nowrap">{titleOf(game.game)}</span>
        <span class="group-game-players cluster breakable">
          {seats.map((seat) => {
            const isWinner = game.winners.includes(seat);
            return (
              <span key={seat} class={isWinner ? 'group-winner bold' : ''}>
                {names[seat] || words.somebody}
                {isWinner && <span class="unseen"> ({words.winner})</span>}{' '}
                <span class="number">{String(game.scores[seat] ?? '').replace('-', '−')}</span>
              </span>
            );
          })}
        </span>
      </a>
    </li>
  );
};

export const History = ({
  games,
  words,
}: {
  readonly games: readonly GroupGame[];
  readonly words: GroupWords;
}) => {
  const all = useSignal(false);
  if (games.length === 0) return null;
  const shown = all.value ? games : games.slice(0, FEW);
  const evenings = [...new Set(shown.map(({ evening }) => evening))];
  return (
    <section class="leaf ruled group-history" aria-labelledby="group-history">
      <h2 id="group-history">{words.history}</h2>
      {evenings.map((evening) => {
        const its = shown.filter((game) => game.evening === evening);
        return (
          <section key={evening}>
            <h3 class="text-15 semibold soft">{dayOf(Math.min(...its.map(({ at }) => at)))}</h3>
            <ul>
              {its.map((game) => (
                <GameLine key={game.table} game={game} words={words} />
              ))}
            </ul>
          </section>
        );
      })}
      {games.length > shown.length && (
        <button
          type="button"
          class="button"
          onClick={() => {
            all.value = true;
          }}
        >
          {words.showAll(games.length)}
        </button>
      )}
    </section>
  );
};
