// Groups: making one, joining, leaving, and what its members see.

import { ChangeGroup, Group, JoinGroup, MyGroups, NewGroup, TableGroup } from '@crescendo/protocol';
import type { Tables } from '../../hosting/tables.ts';
import { type RouteContext, routesWith } from '../../http/route.ts';
import { visibleTable } from '../../http/table-param.ts';
import type { SharedLimits } from '../../limits/limits.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { RequestError } from '../../table/request-error.ts';
import type { GroupServices } from './groups.ts';
import { createGroup, findGroup, groupAt, groupFor, groupsOf, joinGroup, requireMember } from './groups.ts';
import type { GroupRow } from './groups-store.ts';

interface GroupRouteServices extends GroupServices {
  readonly tables: Tables;
  readonly limits: SharedLimits;
}

type GroupContext = RouteContext<unknown, GroupRouteServices>;

const route = routesWith<GroupRouteServices>();

/** A change stays: people make one now and then. */
const CHANGE_COST = 10;

const seenBy = ({ services, person, charge }: GroupContext, group: GroupRow): Promise<Group> =>
  groupFor(services, group, person?.id ?? null, charge);

const groupIn = ({ services, param }: GroupContext): Promise<GroupRow> => findGroup(services, param('group'));

const ownGroupIn = ({ services, param, requirePerson }: GroupContext): Promise<GroupRow> =>
  requireMember(services, param('group'), requirePerson().id);

const checkNew = ({ services, address, charge }: GroupContext): void => {
  charge(CHANGE_COST);
  if (!services.limits.takeTable(address)) throw new RequestError('too-many-groups');
};

export const GROUP_ROUTES = [
  route('GET /api/groups', 'Your groups with their members, and the groups that you are asked to join', {
    response: MyGroups,
    run: ({ services, requirePerson, charge }) => groupsOf(services, requirePerson().id, charge),
  }),
  route('POST /api/groups', 'Make a group; with a table, the others who sit there are asked to join', {
    body: NewGroup,
    response: Group,
    run: async (context) => {
      const { services, body } = context;
      checkNew(context);
      const table =
        body.table === undefined ? undefined : await services.tables.fresh(body.table, context.charge);
      return seenBy(context, await createGroup(services, context.requirePerson(), body, table));
    },
  }),
  route('GET /api/groups/:group', 'A group: for its members all of it, for others its name and its size', {
    response: Group,
    isPublic: true,
    run: async (context) => seenBy(context, await groupIn(context)),
  }),
  route(
    'PATCH /api/groups/:group',
    'Rename a group of yours, or say whether you want to be told of its tables',
    {
      body: ChangeGroup,
      response: Group,
      run: async (context) => {
        const { services, body, charge } = context;
        const { id: person } = context.requirePerson();
        const group = await ownGroupIn(context);
        const { groups } = services.store;
        charge(CHANGE_COST);
        if (body.name !== undefined && body.name !== group.name) {
          if (!services.limits.takeRename(person)) throw new RequestError('too-fast');
          await asRetryable(groups.rename(group.id, body.name));
        }
        if (body.notices !== undefined) await asRetryable(groups.setNotices(group.id, person, body.notices));
        return seenBy(context, await groupIn(context));
      },
    },
  ),
  route('POST /api/groups/:group/join', 'Join a group whose link you have', {
    body: JoinGroup,
    response: Group,
    run: async (context) => {
      const group = await groupIn(context);
      context.charge(CHANGE_COST);
      await joinGroup(context.services, group, context.requirePerson().id, context.body.notices);
      return seenBy(context, group);
    },
  }),
  route('POST /api/groups/:group/decline', 'Do not join a group that you are asked to join', {
    run: async ({ services, param, requirePerson, charge }) => {
      charge(1);
      await asRetryable(services.store.groups.decline(param('group'), requirePerson().id));
    },
  }),
  route('POST /api/groups/:group/leave', 'Leave a group; the last one to leave deletes it', {
    run: async (context) => {
      const { id } = await groupIn(context);
      const left = context.services.store.groups.leave(id, context.requirePerson().id);
      if (!(await asRetryable(left))) throw new RequestError('not-member');
    },
  }),
  route('GET /api/tables/:table/group', 'The group of a table, if you are in it or asked to join', {
    response: TableGroup,
    run: async (context) => {
      const { id } = await visibleTable(context);
      return groupAt(context.services, id, context.requirePerson().id);
    },
  }),
];
