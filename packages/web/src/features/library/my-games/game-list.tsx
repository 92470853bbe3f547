// Lists of my games: a slip of paper each.
import { titleOf } from '@crescendo/rules/manifests';
import { useSignal } from '@preact/signals';
import { rescueFocus } from '../../../shell/focus.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { Guarded } from '../../../ui/page/guarded.tsx';
import type { SharedWords } from '../../../ui/page/words.ts';
import { timeAgo } from '../../shared/game-facts.ts';
import { groupWords } from '../../together/groups/words.ts';
import { opponentsText } from '../shared/player-names.ts';
import type { MineWords } from '../shared/words.ts';
import { type MyGame, outcomeText, pointsText } from './games.ts';

interface GameListProps {
  readonly id: string;
  readonly title: string;
  readonly games: readonly MyGame[];
  /** Tells whether there are others at the server: then the list says which are here. */
  readonly tellsHere: boolean;
  readonly words: MineWords;
  readonly shared: SharedWords;
}

const FEW = 8;

const isWon = ({ seat, result }: MyGame): boolean =>
  seat !== null && (result?.winners.includes(seat) ?? false);

const GameRow = ({
  game,
  tellsHere,
  words,
  shared,
}: { readonly game: MyGame } & Pick<GameListProps, 'tellsHere' | 'words' | 'shared'>) => {
  const { players, seat, result, freeSeats, daily, group, isHere, at } = game;
  // Nobody sits on the free seats yet.
  const known = players.filter(({ kind }) => kind !== 'free');
  const me = seat === null ? undefined : players[seat];
  const own = me === undefined ? null : known.indexOf(me);
  const told = outcomeText(game, words, currentLanguage());
  const isAlone = freeSeats > 0 && known.length < 2;
  const facts = [
    ...(isAlone ? [] : [opponentsText(known, own, words.somebody, shared, currentLanguage())]),
    ...(freeSeats > 0 ? [words.freeSeats(freeSeats)] : []),
    ...(daily === null ? [] : [words.daily]),
    ...(game.isLesson ? [shared.lesson] : []),
    ...(group === undefined ? [] : [groupWords.value?.forGroup(group) ?? group]),
    // It stays together: "3 minutes ago".
    timeAgo(at, Date.now(), currentLanguage()).replaceAll(' ', '\u00a0'),
  ];
  return (
    <li>
      <a class="my-game game-line" href={game.href}>
        <span class="my-game-title nowrap number">{titleOf(game.game)}</span>
        <span class="my-game-facts soft text-15">{facts.join(' · ')}</span>
        {isHere && tellsHere && <span class="my-game-here pill soft nowrap text-13">{words.here}</span>}
        {result && (
          <span class={`my-game-result ${seat === null ? '' : 'nowrap'} ${isWon(game) ? 'my-game-won' : ''}`}>
            {told && <b class="text-14 semibold">{told}</b>}{' '}
            <span class="number">{pointsText(game, words.somebody)}</span>
          </span>
        )}
      </a>
      {result && players.length > 1 && (
        <a class="button my-game-review" href={`/review/${game.id}`}>
          {words.review}
          <span class="unseen">
            {' '}
            {titleOf(game.game)}, {timeAgo(at, Date.now(), currentLanguage())}
          </span>
        </a>
      )}
    </li>
  );
};

export const GameList = ({ id, title, games, tellsHere, words, shared }: GameListProps) => {
  const all = useSignal(false);
  if (games.length === 0) return null;
  return (
    <section class="leaf ruled my-games" aria-labelledby={id}>
      <h2 id={id}>
        {title} <small class="number">{games.length}</small>
      </h2>
      <ul>
        {games.slice(0, all.value ? undefined : FEW).map((game) => (
          <Guarded key={game.id}>
            <GameRow game={game} tellsHere={tellsHere} words={words} shared={shared} />
          </Guarded>
        ))}
      </ul>
      {games.length > FEW && !all.value && (
        <button
          type="button"
          class="button"
          onClick={() => {
            all.value = true;
            rescueFocus(`[aria-labelledby="${id}"] li:nth-child(${FEW + 1}) a`);
          }}
        >
          {shared.showAll(games.length)}
        </button>
      )}
    </section>
  );
};
