// One table of the lobby: what is played, who sits there, how fast; join or watch.
import type { TableSummary } from '@crescendo/protocol';
import { spoken } from '../../app/settings.ts';
import { cardOf } from '../../boards/boards.ts';
import { Icon } from '../../look/icons.tsx';
import { clockSaid, lengthSaid, rulesSaid } from '../friends/said.ts';
import { useGame } from '../friends/use-game.ts';
import type { FriendsWords } from '../friends/words.ts';
import { sitters } from '../home/told.ts';
import { canJoin, canWatch } from './filters.ts';
import type { LobbyWords } from './words.ts';

interface LineProps {
  readonly line: TableSummary;
  readonly words: LobbyWords;
  readonly friends: FriendsWords;
}

const Way = ({
  line,
  words,
  title,
  names,
}: LineProps & { readonly title: string; readonly names: string }) => {
  const href = `/t/${line.id}`;
  if (line.seat !== null)
    return (
      <a class="button" href={href}>
        {words.goOn}
      </a>
    );
  if (canJoin(line))
    return (
      <a class="button main" href={href} aria-label={words.joinOf(title, names)}>
        {words.join}
      </a>
    );
  if (!canWatch(line)) return null;
  return (
    <a class="button" href={href} aria-label={words.watchOf(title, names)}>
      <Icon name="eye" size={20} />
      {words.watch}
    </a>
  );
};

const standing = ({ status, taken, seats }: TableSummary, words: LobbyWords): string => {
  if (status === 'playing') return words.playing;
  return taken < seats ? words.taken(taken, seats) : words.full;
};

export const Line = (props: LineProps) => {
  const { line, words, friends } = props;
  const known = useGame(line.game);
  const title = cardOf(line.game)?.title ?? line.game;
  const names = sitters(line.names, spoken()) || words.nobody;
  const facts = [
    ...(known ? rulesSaid(line, known, title, friends) : []),
    lengthSaid(line.series, line.seats, friends),
    clockSaid(line.clock, friends),
  ];
  return (
    <li class="lobby-line" data-table={line.id}>
      <div class="lobby-words">
        <p class="lobby-who">
          <span class="number">{title}</span> <strong>{names}</strong>
        </p>
        <p class="lobby-facts">
          {[standing(line, words), ...facts.filter((fact) => fact !== '')].join(' · ')}
        </p>
      </div>
      <Way {...props} title={title} names={names} />
    </li>
  );
};
