// Groups of people, by the keys of their devices. A group without members does not exist.
import { visibleText } from '@crescendo/protocol';
import type { Engine, Work } from '../../storage/engine.ts';

export interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly made: number;
}

export interface MemberRow {
  readonly group: string;
  /** The id by which the other members know this one; the person's own id is sent to nobody. */
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly joined: number;
  readonly notices: boolean;
}

export interface GroupRequestRow {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  /** The name of who asks. */
  readonly by: string;
}

export type NewMember = Pick<MemberRow, 'id' | 'person' | 'joined' | 'notices'>;

export interface GroupLimits {
  readonly members: number;
  /** For one person. */
  readonly groups: number;
}

/** Only the newest questions to a person are kept. */
const MAX_ASKS = 20;

const insertMember = (group: string, { id, person, joined, notices }: NewMember) => ({
  sql: `INSERT INTO group_members (group_id, person, id, joined, notices) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING`,
  values: [group, person, id, joined, notices ? 1 : 0],
});

/** False: there is no such group. Until the end of the transaction nobody else joins or leaves it. */
function* lockWork(group: string): Work<boolean> {
  const rows = yield {
    sql: 'UPDATE player_groups SET name = name WHERE id = $1 RETURNING id',
    values: [group],
  };
  return rows.length > 0;
}

function* countWork(column: 'group_id' | 'person', value: string): Work<number> {
  const [row] = yield {
    sql: `SELECT COUNT(*) AS count FROM group_members WHERE ${column} = $1`,
    values: [value],
  };
  return Number(row?.count ?? 0);
}

/** The last one to leave deletes the group: its games become games like any other. */
function* leaveWork(group: string, person: string): Work<boolean> {
  if (!(yield* lockWork(group))) return false;
  const left = yield {
    sql: 'DELETE FROM group_members WHERE group_id = $1 AND person = $2 RETURNING id',
    values: [group, person],
  };
  if (left.length === 0) return false;
  if ((yield* countWork('group_id', group)) > 0) return true;
  yield { sql: 'DELETE FROM group_asks WHERE group_id = $1', values: [group] };
  yield { sql: 'UPDATE tables SET group_id = NULL WHERE group_id = $1', values: [group] };
  yield { sql: 'DELETE FROM player_groups WHERE id = $1', values: [group] };
  return true;
}

/** Leaves nothing about this person in any group. */
export function* leaveAllWork(person: string): Work<void> {
  const own = yield {
    // In the same order for everyone: two people who leave the same groups must not wait for each other.
    sql: 'SELECT group_id FROM group_members WHERE person = $1 ORDER BY group_id',
    values: [person],
  };
  for (const { group_id } of own) yield* leaveWork(String(group_id), person);
  yield { sql: 'DELETE FROM group_asks WHERE person = $1', values: [person] };
  yield { sql: 'DELETE FROM group_asks WHERE asker = $1', values: [person] };
}

function* requestGroupWork(group: string, asker: string, people: readonly string[], now: number): Work<void> {
  for (const person of people) {
    yield {
      sql: `INSERT INTO group_asks (person, asker, group_id, made) VALUES ($1, $2, $3, $4)
        ON CONFLICT (person, asker) DO UPDATE SET group_id = excluded.group_id, made = excluded.made`,
      values: [person, asker, group, now],
    };
    yield {
      sql: `DELETE FROM group_asks WHERE person = $1 AND asker NOT IN
        (SELECT asker FROM group_asks WHERE person = $2 ORDER BY made DESC, asker LIMIT $3)`,
      values: [person, person, MAX_ASKS],
    };
  }
}

const membersIn = async (engine: Engine, sql: string, value: string): Promise<readonly MemberRow[]> => {
  const rows = await engine.read({ sql, values: [value] });
  return rows.map((row) => ({
    group: String(row.group_id),
    id: String(row.id),
    person: String(row.person),
    name: visibleText(String(row.name)),
    joined: Number(row.joined),
    notices: row.notices === 1,
  }));
};

const groupIn = (row: { readonly [column: string]: unknown }): GroupRow => ({
  id: String(row.id),
  name: String(row.name),
  made: Number(row.made),
});

const queries = (engine: Engine) => ({
  find: async (id: string): Promise<GroupRow | undefined> => {
    const [row] = await engine.read({
      sql: 'SELECT id, name, made FROM player_groups WHERE id = $1',
      values: [id],
    });
    return row && groupIn(row);
  },

  members: (group: string): Promise<readonly MemberRow[]> =>
    membersIn(
      engine,
      `SELECT m.group_id, m.id, m.person, p.name, m.joined, m.notices FROM group_members m
        JOIN people p ON p.id = m.person WHERE m.group_id = $1 ORDER BY m.joined, m.id`,
      group,
    ),

  /** This person's groups, the latest first, and all their members. */
  of: async (
    person: string,
  ): Promise<{ readonly groups: readonly GroupRow[]; readonly members: readonly MemberRow[] }> => {
    const [groups, members] = await Promise.all([
      engine.read({
        sql: `SELECT g.id, g.name, g.made FROM player_groups g JOIN group_members m ON m.group_id = g.id
          WHERE m.person = $1 ORDER BY m.joined DESC, g.id`,
        values: [person],
      }),
      membersIn(
        engine,
        `SELECT m.group_id, m.id, m.person, p.name, m.joined, m.notices FROM group_members own
          JOIN group_members m ON m.group_id = own.group_id JOIN people p ON p.id = m.person
          WHERE own.person = $1 ORDER BY m.joined, m.id`,
        person,
      ),
    ]);
    return { groups: groups.map(groupIn), members };
  },

  /** The names of this person's groups, by their ids. */
  namesFor: async (person: string): Promise<ReadonlyMap<string, string>> => {
    const rows = await engine.read({
      sql: `SELECT g.id, g.name FROM player_groups g JOIN group_members m ON m.group_id = g.id WHERE m.person = $1`,
      values: [person],
    });
    return new Map(rows.map(({ id, name }) => [String(id), String(name)]));
  },

  isMember: async (group: string, person: string): Promise<boolean> => {
    const sql = 'SELECT id FROM group_members WHERE group_id = $1 AND person = $2';
    return (await engine.read({ sql, values: [group, person] })).length > 0;
  },

  /** The questions to this person that wait for an answer, the latest first. */
  asksTo: async (person: string): Promise<readonly GroupRequestRow[]> => {
    const rows = await engine.read({
      sql: `SELECT a.group_id, g.name, p.name AS asked_by,
          (SELECT COUNT(*) FROM group_members m WHERE m.group_id = a.group_id) AS count
        FROM group_asks a JOIN player_groups g ON g.id = a.group_id JOIN people p ON p.id = a.asker
        WHERE a.person = $1 ORDER BY a.made DESC, a.group_id`,
      values: [person],
    });
    return rows.map(({ group_id, name, asked_by, count }) => ({
      id: String(group_id),
      name: String(name),
      members: Number(count),
      by: visibleText(String(asked_by)),
    }));
  },

  /** The group of a table. */
  ofTable: async (table: string): Promise<string | undefined> => {
    const [row] = await engine.read({ sql: 'SELECT group_id FROM tables WHERE id = $1', values: [table] });
    return typeof row?.group_id === 'string' ? row.group_id : undefined;
  },
});

export const groupsStore = (engine: Engine) => ({
  ...queries(engine),

  /** False: this person is in too many groups. A table that belongs to no group becomes one of this group. */
  add: (
    group: GroupRow,
    first: NewMember,
    from: {
      readonly table: string | undefined;
      readonly asked: readonly string[];
      readonly limits: GroupLimits;
    },
  ): Promise<boolean> =>
    engine.write(function* (): Work<boolean> {
      const { id, name, made } = group;
      if ((yield* countWork('person', first.person)) >= from.limits.groups) return false;
      yield {
        sql: 'INSERT INTO player_groups (id, name, made) VALUES ($1, $2, $3)',
        values: [id, name, made],
      };
      yield insertMember(id, first);
      if (from.table !== undefined)
        yield {
          sql: 'UPDATE tables SET group_id = $1 WHERE id = $2 AND group_id IS NULL',
          values: [id, from.table],
        };
      yield* requestGroupWork(id, first.person, from.asked, made);
      return true;
    }),

  /** A person who is a member already stays one. */
  join: (
    group: string,
    member: NewMember,
    limits: GroupLimits,
  ): Promise<'joined' | 'unknown-group' | 'group-full' | 'too-many-groups'> =>
    engine.write(function* () {
      if (!(yield* lockWork(group))) return 'unknown-group' as const;
      const { person } = member;
      const known = yield {
        sql: 'SELECT id FROM group_members WHERE group_id = $1 AND person = $2',
        values: [group, person],
      };
      if (known.length === 0) {
        if ((yield* countWork('group_id', group)) >= limits.members) return 'group-full' as const;
        if ((yield* countWork('person', person)) >= limits.groups) return 'too-many-groups' as const;
        yield insertMember(group, member);
      }
      yield {
        sql: 'DELETE FROM group_asks WHERE group_id = $1 AND person = $2',
        values: [group, person],
      };
      return 'joined' as const;
    }),

  /** False: this person was no member. */
  leave: (group: string, person: string): Promise<boolean> => engine.write(() => leaveWork(group, person)),

  /** This person does not want to join. */
  decline: async (group: string, person: string): Promise<void> => {
    await engine.one({
      sql: 'DELETE FROM group_asks WHERE group_id = $1 AND person = $2',
      values: [group, person],
    });
  },

  rename: async (group: string, name: string): Promise<void> => {
    await engine.one({ sql: 'UPDATE player_groups SET name = $1 WHERE id = $2', values: [name, group] });
  },

  setNotices: async (group: string, person: string, notices: boolean): Promise<void> => {
    await engine.one({
      sql: 'UPDATE group_members SET notices = $1 WHERE group_id = $2 AND person = $3',
      values: [notices ? 1 : 0, group, person],
    });
  },
});

export type GroupsStore = ReturnType<typeof groupsStore>;
