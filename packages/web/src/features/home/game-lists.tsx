// Games that wait.
import { titleOf } from '@crescendo/rules/manifests';
import './game-lists.css';
import type { TableSummary } from '@crescendo/protocol';
import { removeGame, type SavedGame, saveGame } from '../../session/saved/saved-games.ts';
import { rescueFocus } from '../../shell/focus.ts';
import { currentLanguage } from '../../shell/language.ts';
import { Icon } from '../../ui/icons.tsx';
import { Guarded } from '../../ui/page/guarded.tsx';
import type { SharedWords } from '../../ui/page/words.ts';
import { showToast } from '../../ui/toast.tsx';
import { opponents, tableOpponents, timeAgo } from '../shared/game-facts.ts';
import type { HomeWords } from './words.ts';

export interface GamesProps {
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
