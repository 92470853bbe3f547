// My groups, among my games: a table for us in two taps, and questions that wait for an answer.
import './groups.css';
import type { MyGroups, TableSummary } from '@crescendo/protocol';
import { currentLanguage } from '../../../shell/language.ts';
import { AskedToJoin } from './joining/asked.tsx';
import { OpenTables } from './tables/open-tables.tsx';
import { StartTable } from './tables/start-table.tsx';
import { groupWords } from './words.ts';

interface MineProps {
  readonly known: MyGroups;
  /** Those that wait for players from a group. */
  readonly tables: readonly TableSummary[];
  readonly onChanged: () => void;
}

const FEW_NAMES = 6;

const namesOf = ({ members }: MyGroups['groups'][number], somebody: string): string => {
  const others = members.filter(({ you }) => !you).map(({ name }) => name || somebody);
  const more = others.length - FEW_NAMES;
  const shown = more > 0 ? [...others.slice(0, FEW_NAMES), `+${more}`] : others;
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(shown);
};

export const MyGroupsPart = ({ known, tables, onChanged }: MineProps) => {
  const words = groupWords.value;
  const { groups, asked } = known;
  if (!words || groups.length + asked.length === 0) return null;
  return (
    <section class="leaf ruled my-groups" aria-labelledby="my-groups">
      <h2 id="my-groups">{words.title}</h2>
      <ul>
        {asked.map((ask) => (
          <li key={ask.id}>
            <AskedToJoin group={ask} by={ask.by} words={words} onAnswered={onChanged} isMain />
          </li>
        ))}
        {groups.map((group) => (
          <li key={group.id} class="my-group grid items-center">
            <a class="my-group-name grid touch-high" href={`/g/${group.id}`}>
              <b>{group.name}</b>{' '}
              <span class="quiet">{namesOf(group, words.somebody) || words.members(1)}</span>
            </a>
            <StartTable
              group={{ id: group.id, name: group.name, members: group.members.length }}
              words={words}
            />
            <OpenTables tables={tables.filter((table) => table.group?.id === group.id)} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
};
