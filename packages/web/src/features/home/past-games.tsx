// Games that are over, and games that could not be read: below the cards, and loaded when there are any.
import { titleOf } from '@crescendo/rules/manifests';
import { useSignal } from '@preact/signals';
import { removeUnreadable, restoreUnreadable, unreadableGames } from '../../session/saved/saved-games.ts';
import { rescueFocus } from '../../shell/focus.ts';
import { currentLanguage } from '../../shell/language.ts';
import { Icon } from '../../ui/icons.tsx';
import type { SharedWords } from '../../ui/page/words.ts';
import { showToast } from '../../ui/toast.tsx';
import { opponents, timeAgo } from '../shared/game-facts.ts';
import type { GamesProps } from './game-lists.tsx';
import { scoreText } from './score-text.ts';
import type { HomeWords } from './words.ts';

/** The games shown before somebody asks for all. */
const FEW = 4;

const Fold = ({ count, few, all, list, shared }: FoldProps) =>
  count > few && !all.value ? (
    <button
      type="button"
      class="button fold"
      onClick={() => {
        all.value = true;
        rescueFocus(`${list} li:nth-child(${few + 1}) a`);
      }}
    >
      {shared.showAll(count)}
    </button>
  ) : null;

interface FoldProps {
  readonly count: number;
  readonly few: number;
  readonly all: { value: boolean };
  /** The selector of the list, so that its first new line gets the focus. */
  readonly list: string;
  readonly shared: SharedWords;
}

const FinishedGames = ({ games, words, shared }: GamesProps) => {
  const all = useSignal(false);
  if (games.length === 0) return null;
  return (
    <section class="finished ruled" aria-labelledby="finished">
      <h2 id="finished">{words.finished}</h2>
      <ul>
        {games.slice(0, all.value ? undefined : FEW).map((game) => (
          <li key={game.id}>
            <a
              class="grid items-center"
              href={`/table/${game.id}`}
              title={words.lookAt(titleOf(game.setup.game))}
            >
              <span class="number">{titleOf(game.setup.game)}</span>
              <span class="text-14 soft">
                {opponents(game, shared, currentLanguage())}
                {game.setup.lesson && ` · ${shared.lesson}`}
              </span>
              <span class="number finished-score">{scoreText(game)}</span>
              <span class="finished-when text-14 soft">
                {timeAgo(game.updated, Date.now(), currentLanguage())}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Fold count={games.length} few={FEW} all={all} list=".finished" shared={shared} />
    </section>
  );
};

const UnreadableGames = ({ words }: { readonly words: HomeWords }) => {
  const games = unreadableGames();
  if (games.length === 0) return null;
  const remove = ({ id, text }: { readonly id: string; readonly text: string }): void => {
    removeUnreadable(id);
    rescueFocus('.aside .icon');
    showToast({
      text: words.removed(id),
      action: { text: words.undo, run: () => restoreUnreadable(id, text) },
    });
  };
  return (
    <section class="aside paper round-14" aria-labelledby="aside">
      <h2 id="aside">{words.asideTitle(games.length)}</h2>
      <p>{words.asideWhy}</p>
      <ul>
        {games.map((game) => (
          <li key={game.id} class="flex gap-8">
            <a
              class="button"
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(game.text)}`}
              download={`crescendo-${game.id}.txt`}
            >
              {words.asideSave}
            </a>
            <button
              type="button"
              class="button icon"
              aria-label={words.remove(game.id)}
              onClick={() => remove(game)}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const PastGames = (props: GamesProps) => (
  <>
    <UnreadableGames words={props.words} />
    <FinishedGames {...props} />
  </>
);
