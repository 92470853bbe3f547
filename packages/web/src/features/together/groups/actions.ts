// The actions for groups. A failure is shown in a toast, and changes nothing.
import { Group, TableGroup } from '@crescendo/protocol';
import { NOTHING } from '../../../server/api.ts';
import { ensureIdentity, me, rename, requestAsMe } from '../../../server/identity.ts';
import { startPush } from '../../../server/push.ts';
import { attempt } from '../../../session/remote/table-actions.ts';
import { canPush, isPushed } from '../../../shell/pwa/notices.ts';
import { settings } from '../../../shell/settings.ts';
import { showToast } from '../../../ui/toast.tsx';
import { groupWords } from './words.ts';

/** Some browsers ask only in direct answer to a tap: this comes before anything that takes time, and nothing waits for it. */
const askForNotices = async (): Promise<void> => {
  if (canPush() && isPushed()) return;
  if (!canPush() || !(await startPush())) showToast({ text: groupWords.value?.noticesFailed ?? '' });
};

export const joinGroup = async (
  id: string,
  { name, notices }: { readonly name: string; readonly notices: boolean },
): Promise<Group | undefined> => {
  if (notices) void askForNotices();
  return attempt(
    (async () => {
      const own = name.trim();
      if (own !== '') settings.name.value = own;
      await ensureIdentity();
      if (own !== '' && me.value?.name !== own) await rename(own);
      return requestAsMe('POST', `/api/groups/${id}/join`, Group, { notices });
    })(),
  );
};

export const declineGroup = (id: string): Promise<unknown> =>
  attempt(requestAsMe('POST', `/api/groups/${id}/decline`, NOTHING).then(() => true));

/** People who create a group want to hear of its tables; the page of the group says so, and can change it. */
export const makeGroup = (name: string, table: string): Promise<Group | undefined> =>
  attempt(requestAsMe('POST', '/api/groups', Group, { name, table, notices: true }));

export const renameGroup = (id: string, name: string): Promise<Group | undefined> =>
  attempt(requestAsMe('PATCH', `/api/groups/${id}`, Group, { name }));

export const changeNotices = (id: string, notices: boolean): Promise<Group | undefined> => {
  if (notices) void askForNotices();
  return attempt(requestAsMe('PATCH', `/api/groups/${id}`, Group, { notices }));
};

/** True: it has happened. */
export const leaveGroup = (id: string): Promise<true | undefined> =>
  attempt(requestAsMe('POST', `/api/groups/${id}/leave`, NOTHING).then(() => true as const));

export const groupAtTable = (table: string): Promise<TableGroup> =>
  requestAsMe('GET', `/api/tables/${table}/group`, TableGroup);
