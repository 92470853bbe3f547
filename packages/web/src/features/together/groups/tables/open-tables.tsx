// Tables of a group that wait for players, or where a game is on.
import type { TableSummary } from '@crescendo/protocol';
import { titleOf } from '@crescendo/rules/manifests';
import { labelled } from '@crescendo/words';
import { currentLanguage } from '../../../../shell/language.ts';
import { Guarded } from '../../../../ui/page/guarded.tsx';
import { playersText } from '../../../shared/game-facts.ts';
import type { GroupWords } from '../words.ts';

const Line = ({ table, words }: { readonly table: TableSummary; readonly words: GroupWords }) => {
  const title = titleOf(table.game);
  const names = playersText(
    table.players.filter(({ kind }) => kind !== 'free'),
    currentLanguage(),
  );
  const isFree = table.seat === null && table.status === 'open' && table.taken < table.seats;
  return (
    <li class="group-open cluster items-center space-between sunk round-12">
      <p class="min-0 breakable">
        <span class="number">{title}</span> {names}{' '}
        <span class="quiet number">{`${table.taken}/${table.seats}`}</span>
      </p>
      <a
        class={`button ${isFree ? 'main' : ''}`}
        href={`/t/${table.id}`}
        aria-label={labelled(currentLanguage(), isFree ? words.sit : words.look, `${title}, ${names}`)}
      >
        {isFree ? words.sit : words.look}
      </a>
    </li>
  );
};

export const OpenTables = ({
  tables,
  words,
}: {
  readonly tables: readonly TableSummary[];
  readonly words: GroupWords;
}) =>
  tables.length === 0 ? null : (
    <ul class="group-opens grid gap-8">
      {tables.map((table) => (
        <Guarded key={table.id}>
          <Line table={table} words={words} />
        </Guarded>
      ))}
    </ul>
  );
