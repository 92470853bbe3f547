// The people whom the host has removed, and the way back for them. Only the host sees it.
import type { TableInfo } from '@crescendo/protocol';
import { letBackIn } from '../../../session/remote/table-actions.ts';
import type { OnlineWords } from './words.ts';

export const RemovedPeople = ({ info, words }: { readonly info: TableInfo; readonly words: OnlineWords }) => {
  const { id, removed = [] } = info;
  if (removed.length === 0) return null;
  return (
    <ul class="cluster gap-8 bare">
      {removed.map(({ key, name }) => (
        <li key={key} class="cluster gap-8 items-center">
          <span class="breakable">{words.removedPeople(name || words.guest)}</span>
          <button type="button" class="button small" onClick={() => void letBackIn(id, key)}>
            {words.letIn(name || words.guest)}
          </button>
        </li>
      ))}
    </ul>
  );
};
