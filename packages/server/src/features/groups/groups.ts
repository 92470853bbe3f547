// Groups: who may see and do what in them, and what their members are told.

import type { Group, GroupGame, MyGroups, OwnGroup, ServerMessage, TableGroup } from '@crescendo/protocol';
import type { TablesStore } from '../../hosting/store/tables-store.ts';
import type { Table } from '../../hosting/table.ts';
import { newId } from '../../hosting/tables.ts';
import { type Charge, replayCost } from '../../limits/replay-cost.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { RequestError } from '../../table/request-error.ts';
import { parseStoredSettings } from '../../table/settings.ts';
import { ownSummaries, resultsOfGroup, type SummaryStores } from '../lists/lists.ts';
import type { PushNotify } from '../push/push.ts';
import { eveningsOf, tallyOf } from './group-tally.ts';
import type { GroupRow, GroupsStore, MemberRow, NewMember } from './groups-store.ts';

/** For routes that ask who is in which group. */
export interface MemberServices {
  readonly store: { readonly groups: GroupsStore };
}

export interface GroupServices extends MemberServices {
  readonly store: SummaryStores & {
    readonly groups: GroupsStore;
    readonly tables: Pick<TablesStore, 'find'>;
  };
  /** False: this person has no connection here. */
  readonly sockets: { send(person: string, message: ServerMessage): boolean };
  readonly pushNotify: PushNotify;
  readonly runtime: Runtime;
  readonly now: () => number;
}

const LIMITS = { members: 50, groups: 30 } as const;
const MAX_TABLES = 100;
/** The tally counts this many, the list shows fewer. */
const MAX_COUNTED = 1000;
const MAX_LISTED = 100;
/** Charged before anything is read; a long past costs more afterwards. */
const GROUPS_COST = 2;
const INSIDE_COST = 4;

const GROUP_ID = /^[A-Za-z0-9_-]{22}$/;

export const findGroup = async ({ store }: MemberServices, id: string): Promise<GroupRow> => {
  const group = GROUP_ID.test(id) ? await asRetryable(store.groups.find(id)) : undefined;
  if (group === undefined) throw new RequestError('unknown-group');
  return group;
};

/** The preview of a link to a group; `undefined` if the group does not exist, or no longer. */
export const groupPreview = async (
  services: MemberServices,
  id: string,
): Promise<Pick<Group, 'id' | 'name' | 'members'> | undefined> => {
  const { groups } = services.store;
  const group = GROUP_ID.test(id) ? await asRetryable(groups.find(id)) : undefined;
  return group && { ...group, members: (await asRetryable(groups.members(id))).length };
};

/** Rejects people who are not members. */
export const requireMember = async (
  services: MemberServices,
  id: string,
  person: string | null,
): Promise<GroupRow> => {
  const group = await findGroup(services, id);
  const isMember = person !== null && (await asRetryable(services.store.groups.isMember(id, person)));
  if (!isMember) throw new RequestError('not-member');
  return group;
};

const ownGroup = ({ id, name, made }: GroupRow, members: readonly MemberRow[], person: string): OwnGroup => ({
  id,
  name,
  createdAt: made,
  notices: members.some((member) => member.person === person && member.notices),
  members: members.map(({ id: memberId, name: memberName, joined, person: who }) => ({
    id: memberId,
    name: memberName,
    you: who === person,
    joinedAt: joined,
  })),
});

export const groupsOf = async (
  { store }: MemberServices,
  person: string,
  charge: Charge,
): Promise<MyGroups> => {
  charge(GROUPS_COST);
  const [{ groups, members }, asked] = await asRetryable(
    Promise.all([store.groups.of(person), store.groups.asksTo(person)]),
  );
  charge(replayCost(members.length));
  const membersOf = (id: string): readonly MemberRow[] => members.filter(({ group }) => group === id);
  return {
    groups: groups.map((group) => ownGroup(group, membersOf(group.id), person)),
    asked: asked.map((ask) => ({ ...ask })),
  };
};

/** The part of a group that everyone with the link may see. */
const outside = async (
  { store }: GroupServices,
  { id, name }: GroupRow,
  members: readonly MemberRow[],
  person: string | null,
): Promise<Omit<Group, 'inside'>> => {
  const joined = members.some((member) => member.person === person);
  const asks = person === null || joined ? [] : await store.groups.asksTo(person);
  const ask = asks.find((one) => one.id === id);
  return { id, name, members: members.length, joined, ...(ask && { asked: ask.by }) };
};

const inside = async (
  { store, now }: GroupServices,
  group: GroupRow,
  members: readonly MemberRow[],
  person: string,
): Promise<NonNullable<Group['inside']>> => {
  const [open, results] = await Promise.all([
    store.lists.ofGroup(group.id, now(), MAX_TABLES),
    resultsOfGroup(store, group.id, { person, now: now() }, MAX_COUNTED),
  ]);
  const idOf = new Map(members.map((member) => [member.person, member.id]));
  // Alone against bots is no game of the group.
  const shared = results.filter(({ players }) => players.filter(({ kind }) => kind === 'person').length > 1);
  const evenings = eveningsOf(shared.map(({ at }) => at));
  const games: GroupGame[] = shared.map(({ people, players, ...game }, n) => ({
    ...game,
    evening: evenings[n] ?? 1,
    players: players.map((player, seat) => ({ ...player, member: idOf.get(people[seat] ?? '') ?? null })),
  }));
  return {
    ...ownGroup(group, members, person),
    tables: (await ownSummaries(store, open, person)).filter(({ status }) => status !== 'over'),
    games: games.slice(0, MAX_LISTED),
    played: games.length,
    evenings: evenings[0] ?? 0,
    tally: tallyOf(
      members.map(({ id }) => id),
      games,
    ),
  };
};

/** The group as this person may see it. */
export const groupFor = async (
  services: GroupServices,
  group: GroupRow,
  person: string | null,
  charge: Charge,
): Promise<Group> => {
  const members = await asRetryable(services.store.groups.members(group.id));
  const seen = await asRetryable(outside(services, group, members, person));
  if (!seen.joined || person === null) return seen;
  charge(INSIDE_COST);
  const all = await asRetryable(inside(services, group, members, person));
  charge(replayCost(all.played));
  return { ...seen, inside: all };
};

/** The group of a table, for its members and those who are asked to join. */
export const groupAt = async (
  services: GroupServices,
  table: string,
  person: string,
): Promise<TableGroup> => {
  const { groups } = services.store;
  const id = await asRetryable(groups.ofTable(table));
  const group = id === undefined ? undefined : await asRetryable(groups.find(id));
  if (group === undefined) return { group: null };
  const seen = await asRetryable(outside(services, group, await groups.members(group.id), person));
  return { group: seen.joined || seen.asked !== undefined ? seen : null };
};

const newMember = ({ runtime, now }: GroupServices, person: string, notices = false): NewMember => ({
  id: newId(runtime),
  person,
  joined: now(),
  notices,
});

/** A new group with this person; the others at the table are asked, and join if they like. */
export const createGroup = async (
  services: GroupServices,
  { id: person, name: by }: { readonly id: string; readonly name: string },
  { name, notices }: { readonly name: string; readonly notices?: boolean | undefined },
  table: Table | undefined,
): Promise<GroupRow> => {
  const { store, runtime, sockets, now } = services;
  if (table !== undefined && !table.people.includes(person)) throw new RequestError('not-seated');
  const group = { id: newId(runtime), name, made: now() };
  const asked = table?.people.filter((other) => other !== person) ?? [];
  const from = { table: table?.id, asked, limits: LIMITS };
  if (!(await asRetryable(store.groups.add(group, newMember(services, person, notices), from))))
    throw new RequestError('too-many-groups');
  const message = {
    type: 'group',
    what: 'asked',
    group: group.id,
    name,
    by,
    ...(table && { table: table.id }),
  } as const;
  for (const other of asked) sockets.send(other, message);
  return group;
};

export const joinGroup = async (
  services: GroupServices,
  group: GroupRow,
  person: string,
  notices: boolean | undefined,
): Promise<void> => {
  const outcome = await asRetryable(
    services.store.groups.join(group.id, newMember(services, person, notices), LIMITS),
  );
  if (outcome !== 'joined') throw new RequestError(outcome);
};

/** Tells the members who want it, and are connected here, of a table for their group; `push`: also those with no page open. */
export const notifyMembers = async (
  { store, sockets, pushNotify }: GroupServices,
  table: string,
  { push }: { readonly push: boolean },
): Promise<void> => {
  const [row, id] = await Promise.all([store.tables.find(table), store.groups.ofTable(table)]);
  const group = id === undefined ? undefined : await store.groups.find(id);
  if (row === undefined || group === undefined) return;
  const members = await store.groups.members(group.id);
  const { game } = parseStoredSettings(row.settings);
  const by = members.find(({ person }) => person === row.host)?.name ?? '';
  const { name } = group;
  const message: ServerMessage = { type: 'group', what: 'table', group: group.id, name, by, table, game };
  for (const { person, notices } of members) {
    if (!notices || person === row.host || sockets.send(person, message) || !push) continue;
    pushNotify(person, { what: 'group-table', table, game, group: name });
  }
};
