// What can be done with groups. A failure is shown in a toast, and changes nothing.
import type { Group, TableGroup } from '@crescendo/protocol';
import { settings } from '../../app/settings.ts';
import { showToast } from '../../look/toast.tsx';
import { ensureIdentity, me, rename, requestAsMe } from '../../online/identity.ts';
import { canPush, isPushed, startPush } from '../../online/push.ts';
import { attempt } from '../../online/table-actions.ts';
import { groupWords } from './words.ts';

/** The browser asks only in answer to a tap, so this comes first. */
const askForNotices = async (isWanted: boolean): Promise<void> => {
  if (!isWanted || (canPush() && isPushed())) return;
  if (!canPush() || !(await startPush())) showToast({ text: groupWords.value?.noticesFailed ?? '' });
};

export const joinGroup = async (
  id: string,
  { name, notices }: { readonly name: string; readonly notices: boolean },
): Promise<Group | undefined> =>
  attempt(
    (async () => {
      const own = name.trim();
      if (own !== '') settings.name.value = own;
      await ensureIdentity();
      if (own !== '' && me.value?.name !== own) await rename(own);
      const group = await requestAsMe<Group>('POST', `/api/groups/${id}/join`, { notices });
      await askForNotices(notices);
      return group;
    })(),
  );

export const declineGroup = (id: string): Promise<unknown> =>
  attempt(requestAsMe('POST', `/api/groups/${id}/decline`).then(() => true));

export const makeGroup = (name: string, table: string): Promise<Group | undefined> =>
  attempt(requestAsMe<Group>('POST', '/api/groups', { name, table }));

export const renameGroup = (id: string, name: string): Promise<Group | undefined> =>
  attempt(requestAsMe<Group>('PATCH', `/api/groups/${id}`, { name }));

export const wantNotices = async (id: string, notices: boolean): Promise<Group | undefined> => {
  const group = await attempt(requestAsMe<Group>('PATCH', `/api/groups/${id}`, { notices }));
  if (group) await askForNotices(notices);
  return group;
};

/** True: it has happened. */
export const leaveGroup = (id: string): Promise<true | undefined> =>
  attempt(requestAsMe('POST', `/api/groups/${id}/leave`).then(() => true as const));

export const groupAtTable = (table: string): Promise<TableGroup> =>
  requestAsMe<TableGroup>('GET', `/api/tables/${table}/group`);
