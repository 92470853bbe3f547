// Games that wait, games that are over, and games that could not be read.
import { titleOf } from '@crescendo/rules/manifests';
import './game-lists.css';
import type { TableSummary } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import {
  removeGame,
  removeUnreadable,
  restoreUnreadable,
  type SavedGame,
  saveGame,
  unreadableGames,
} from '../../session/saved/saved-games.ts';
import { rescueFocus } from '../../shell/focus.ts';
import { currentLanguage } from '../../shell/language.ts';
import { Icon } from '../../ui/icons.tsx';
import { Guarded } from '../../ui/page/guarded.tsx';
import type { SharedWords } from '../../ui/page/words.ts';
import { showToast } from '../../ui/toast.tsx';
import { opponents, scoreText, tableOpponents, timeAgo } from '../shared/game-facts.ts';
import type { HomeWords } from './words.ts';

interface GamesProps {
  readonly games: readonly SavedGame[];
  readonly words: HomeWords;
  readonly shared: SharedWords;
}

const SavedGameRow = ({ game, words, shared }: Omit<GamesProps, 'games'> & { readonly game: SavedGame }) => {
  const title = titleOf(game.setup.game);
  const who = opponents(game, shared, currentLanguage());
  const remove = (): void => {
    removeGame(game.id);
    rescueFocus('.slip-remove');
    showToast({ text: words.removed(title), action: { text: words.undo, run: () => saveGame(game) } });
  };
  return (
    <li class="slip paper-ink flex relative clip round-12" data-game={game.setup.game}>
      <a class="slip-go grow round-12" href={`/table/${game.id}`}>
        <span class="slip-title block number">{title}</span>
        <span class="slip-facts soft block">
          <span>{who} ·</span> <span class="slip-moves">{words.moves(game.decisions)} ·</span>{' '}
          <span>{timeAgo(game.updated, Date.now(), currentLanguage())}</span>
        </span>
      </a>
      <button
        type="button"
        class="slip-remove center soft round-12"
        aria-label={words.remove(`${title}, ${who}`)}
        title={words.remove(title)}
        onClick={remove}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
};

const standing = ({ waits, status, seats, taken }: TableSummary, words: HomeWords): string => {
  if (waits) return words.yourTurn;
  return status === 'open' ? words.fillsUp(seats - taken) : words.theirTurn;
};

/** A table of the server: it is left there, not here. */
const TableRow = ({
  summary,
  words,
  shared,
}: Omit<GamesProps, 'games'> & { readonly summary: TableSummary }) => {
  const who = tableOpponents(summary, shared, currentLanguage());
  return (
    <li
      class="slip paper-ink flex relative clip round-12"
      data-game={summary.game}
      data-waits={summary.waits ? '' : undefined}
    >
      <a class="slip-go grow round-12" href={`/t/${summary.id}`}>
        <span class="slip-title block number">{titleOf(summary.game)}</span>
        <span class="slip-facts soft block">
          {summary.group && <b>{summary.group.name} · </b>}
          {who !== '' && <span>{who} · </span>}
          <strong class="ink">{standing(summary, words)}</strong>{' '}
          <span>· {timeAgo(summary.changed, Date.now(), currentLanguage())}</span>
        </span>
      </a>
      <span class="slip-mark center soft" aria-hidden="true">
        <Icon name="friends" size={20} />
      </span>
    </li>
  );
};

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

/** Tables where others wait for me, then the games of this device, then tables where I wait. */
export const WaitingGames = ({
  games,
  tables,
  words,
  shared,
}: GamesProps & { readonly tables: readonly TableSummary[] }) => {
  if (games.length + tables.length === 0) return null;
  const row = (summary: TableSummary) => (
    <Guarded key={summary.id}>
      <TableRow summary={summary} words={words} shared={shared} />
    </Guarded>
  );
  const slips = [
    ...tables.filter(({ waits }) => waits).map(row),
    ...games.map((game) => <SavedGameRow key={game.id} game={game} words={words} shared={shared} />),
    ...tables.filter(({ waits }) => !waits).map(row),
  ];
  return (
    <section class="waiting" aria-labelledby="waiting">
      <h2 id="waiting">{words.goOn}</h2>
      <ul class="slips flex gap-10">{slips}</ul>
    </section>
  );
};

export const FinishedGames = ({ games, words, shared }: GamesProps) => {
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

export const UnreadableGames = ({ words }: { readonly words: HomeWords }) => {
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
