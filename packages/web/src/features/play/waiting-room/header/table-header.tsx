// Shows the game and its rules: the first thing a guest sees, beside the host's name.
import type { TableInfo } from '@crescendo/protocol';
import type { GameCard } from '../../../../boards/boards.ts';
import type { SharedWords } from '../../../../ui/page/words.ts';
import { GamePicture } from '../../../shared/game-picture.tsx';
import { CloseTable } from '../close-table.tsx';
import { useGameWithWords } from '../use-game-with-words.ts';
import type { WaitingRoomWords } from '../words.ts';
import { formatClock, formatFirst, formatHeadStart, formatLength, formatRules } from './table-facts.ts';

interface TableHeaderProps {
  readonly table: TableInfo;
  readonly card: GameCard;
  readonly words: WaitingRoomWords;
  readonly shared: SharedWords;
}

export const hostName = ({ seating }: TableInfo): string => seating.find(({ host }) => host)?.name ?? '';

export const greeting = (table: TableInfo, words: WaitingRoomWords): string => {
  if (table.host) return words.yourTable;
  return table.public ? words.anyTable : words.invitedBy(hostName(table));
};

export const TableHeader = ({ table, card, words, shared }: TableHeaderProps) => {
  const known = useGameWithWords(table.game);
  const facts = [
    ...(known ? formatRules(table, known, card.title, words) : []),
    formatLength(table.series, table.seats, words),
    formatClock(table.clock, words),
    formatFirst(table.first, words),
    formatHeadStart(table, words),
  ];
  return (
    <header class="opening grid items-center">
      <GamePicture game={table.game} class="opening-picture picture-frame rigid" />
      <div class="opening-words min-0">
        <h2 class="opening-title number">{card.title}</h2>
        <p class="opening-facts">
          {facts
            .filter((fact) => fact !== '')
            .map((fact, i, all) => (
              <span key={fact}>
                {fact}
                {i < all.length - 1 && ' · '}
              </span>
            ))}
        </p>
      </div>
      <div class="opening-more cluster">
        {table.host && (
          <a href={`/new/${table.game}?instead=${table.id}`} aria-label={words.changeLabel}>
            {words.change}
          </a>
        )}
        <a href={`/rules/${table.game}`} aria-label={shared.rulesOf(card.title)}>
          {shared.rules}
        </a>
        {table.host && <CloseTable table={table} words={words} />}
      </div>
    </header>
  );
};
