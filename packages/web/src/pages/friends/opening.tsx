// What is played here and by which rules: the first thing a guest sees, beside who invites.
import type { TableInfo } from '@crescendo/protocol';
import type { GameCard } from '../../boards/boards.ts';
import type { HomeWords } from '../../words/words.ts';
import { Picture } from '../parts/picture.tsx';
import { Closing } from './closing.tsx';
import { clockSaid, lengthSaid, rulesSaid } from './said.ts';
import { useGame } from './use-game.ts';
import type { FriendsWords } from './words.ts';

interface OpeningProps {
  readonly table: TableInfo;
  readonly card: GameCard;
  readonly words: FriendsWords;
  readonly home: HomeWords;
}

export const hostName = ({ chairs }: TableInfo): string => chairs.find(({ host }) => host)?.name ?? '';

export const greeting = (table: TableInfo, words: FriendsWords): string => {
  if (table.host) return words.yourTable;
  return table.public ? words.anyTable : words.invitedBy(hostName(table));
};

export const Opening = ({ table, card, words, home }: OpeningProps) => {
  const known = useGame(table.game);
  const facts = [
    ...(known ? rulesSaid(table, known, card.title, words) : []),
    lengthSaid(table.series, table.seats, words),
    clockSaid(table.clock, words),
  ];
  return (
    <header class="opening">
      <Picture game={table.game} class="opening-picture" />
      <div class="opening-words">
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
      <div class="opening-more">
        {table.host && (
          <a href={`/new/${table.game}?instead=${table.id}`} aria-label={words.changeLabel}>
            {words.change}
          </a>
        )}
        <a href={`/rules/${table.game}`} aria-label={home.rulesOf(card.title)}>
          {home.rules}
        </a>
        {table.host && <Closing table={table} words={words} />}
      </div>
    </header>
  );
};
