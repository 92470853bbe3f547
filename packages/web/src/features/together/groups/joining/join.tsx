// Shows a group to a person with the link or an invitation: its name, its size, and how to join.
import type { Group } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { go } from '../../../../shell/router.ts';
import { settings } from '../../../../shell/settings.ts';
import { Switch } from '../../../../ui/controls.tsx';
import { submitting } from '../../../../ui/submitting.ts';
import { declineGroup, joinGroup } from '../actions.ts';
import type { GroupWords } from '../words.ts';

interface JoinProps {
  readonly group: Group;
  readonly words: GroupWords;
  readonly onJoined: () => void;
}

export const Join = ({ group, words, onJoined }: JoinProps) => {
  const name = useSignal(settings.name.value);
  const notices = useSignal(true);
  const busy = useSignal(false);
  const join = async (): Promise<void> => {
    busy.value = true;
    const joined = await joinGroup(group.id, { name: name.value, notices: notices.value });
    busy.value = false;
    if (joined) onJoined();
  };
  const decline = async (): Promise<void> => {
    if (await declineGroup(group.id)) go('/mine');
  };
  return (
    <form class="leaf brief breakable" onSubmit={submitting(join)}>
      <h2>{group.asked === undefined ? words.join : words.askedBy(group.asked, group.name)}</h2>
      <p class="quiet">{words.members(group.members)}</p>
      <p>{words.outside}</p>
      <label class="field">
        <span>{words.yourName}</span>
        <input
          type="text"
          maxLength={24}
          required
          autocomplete="nickname"
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
        />
      </label>
      <Switch
        on={notices.value}
        turn={(on) => {
          notices.value = on;
        }}
        hint={words.noticesHint}
      >
        {words.notices}
      </Switch>
      <div class="abreast">
        <button type="submit" class="button main" disabled={busy.value}>
          {words.join}
        </button>
        {group.asked !== undefined && (
          <button type="button" class="button" onClick={() => void decline()}>
            {words.notNow}
          </button>
        )}
      </div>
    </form>
  );
};
