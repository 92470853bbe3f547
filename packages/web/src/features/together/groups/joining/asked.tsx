// Somebody asks me to join a group: one tap to join, one to decline, and whether to be told of its tables.
import '../tables/at-table.css';
import '../../../../ui/styles/forms.css';
import { useSignal } from '@preact/signals';
import { Switch } from '../../../../ui/controls.tsx';
import { declineGroup, joinGroup } from '../actions.ts';
import type { GroupWords } from '../words.ts';

interface AskedProps {
  readonly group: { readonly id: string; readonly name: string; readonly members: number };
  readonly by: string;
  readonly words: GroupWords;
  readonly onAnswered: () => void;
  /** Tells whether there is nothing more important on the page. */
  readonly isMain?: boolean;
}

export const AskedToJoin = ({ group, by, words, onAnswered, isMain = false }: AskedProps) => {
  const notices = useSignal(true);
  const answer = async (work: Promise<unknown>): Promise<void> => {
    await work;
    onAnswered();
  };
  return (
    <div class="group-asked">
      <p>
        {words.askedBy(by || words.somebody, group.name)}{' '}
        <span class="quiet">({words.members(group.members)})</span>
      </p>
      <Switch
        on={notices.value}
        turn={(on) => {
          notices.value = on;
        }}
      >
        {words.notices}
      </Switch>
      <div class="abreast">
        <button
          type="button"
          class={`button ${isMain ? 'main' : ''}`}
          onClick={() => void answer(joinGroup(group.id, { name: '', notices: notices.value }))}
        >
          {words.join}
        </button>
        <button type="button" class="button" onClick={() => void answer(declineGroup(group.id))}>
          {words.notNow}
        </button>
      </div>
    </div>
  );
};
