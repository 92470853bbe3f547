// One table of the lobby: what is played, who sits there, how fast; join or watch.

import type { TableSummary } from '@crescendo/protocol';
import { titleOf } from '@crescendo/rules/manifests';
import { currentLanguage } from '../../../shell/language.ts';
import { Icon } from '../../../ui/icons.tsx';
import { formatClock, formatLength, formatRules } from '../../play/waiting-room/header/table-facts.ts';
import { useGameWithWords } from '../../play/waiting-room/use-game-with-words.ts';
import type { WaitingRoomWords } from '../../play/waiting-room/words.ts';
import { playersText } from '../../shared/game-facts.ts';
import { canJoin, canWatch } from './filters.ts';
import type { LobbyWords } from './words.ts';

interface TableRowProps {
  readonly summary: TableSummary;
  readonly words: LobbyWords;
  readonly friends: WaitingRoomWords;
}

const RowAction = ({
  summary,
  words,
  title,
  names,
}: TableRowProps & { readonly title: string; readonly names: string }) => {
  const href = `/t/${summary.id}`;
  if (summary.seat !== null)
    return (
      <a class="button" href={href}>
        {words.goOn}
      </a>
    );
  if (canJoin(summary))
    return (
      <a class="button main" href={href} aria-label={words.joinOf(title, names)}>
        {words.join}
      </a>
    );
  if (!canWatch(summary)) return null;
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

export const TableRow = (props: TableRowProps) => {
  const { summary, words, friends } = props;
  const known = useGameWithWords(summary.game);
  const title = titleOf(summary.game);
  const names = playersText(summary.players, currentLanguage()) || words.nobody;
  const facts = [
    ...(known ? formatRules(summary, known, title, friends) : []),
    formatLength(summary.series, summary.seats, friends),
    formatClock(summary.clock, friends),
  ];
  return (
    <li class="lobby-line row gap-14" data-table={summary.id}>
      <div class="lobby-words grow">
        <p class="lobby-who cluster breakable">
          <span class="number">{title}</span> <strong>{names}</strong>
        </p>
        <p class="lobby-facts soft tight">
          {[standing(summary, words), ...facts.filter((fact) => fact !== '')].join(' · ')}
        </p>
      </div>
      <RowAction {...props} title={title} names={names} />
    </li>
  );
};
