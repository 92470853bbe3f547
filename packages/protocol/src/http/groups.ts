// Groups: people who play together again and again, without accounts. A group has a link, and anyone who has it may join.
import * as v from 'valibot';
import { GroupId, GroupName, SeatNumber, TableId, Time } from '../basics.ts';
import { ListedPlayer, TableSummary } from '../table.ts';

const MemberId = v.pipe(v.string(), v.description('of a member, in this group only; only members know it'));
const MemberCount = v.pipe(v.number(), v.description('how many it has'));

export const GroupMember = v.object({ id: MemberId, name: v.string(), you: v.boolean(), joinedAt: Time });
export type GroupMember = v.InferOutput<typeof GroupMember>;

/** A group of yours. */
export const OwnGroup = v.object({
  id: GroupId,
  name: v.string(),
  createdAt: Time,
  notices: v.pipe(v.boolean(), v.description('are you told when a table is started for the group?')),
  members: v.array(GroupMember),
});
export type OwnGroup = v.InferOutput<typeof OwnGroup>;

/** Somebody you played with asks you to join a group. */
export const GroupRequest = v.object({
  id: GroupId,
  name: v.string(),
  members: MemberCount,
  by: v.pipe(v.string(), v.description('who asks')),
});
export type GroupRequest = v.InferOutput<typeof GroupRequest>;

export const MyGroups = v.object({ groups: v.array(OwnGroup), asked: v.array(GroupRequest) });
export type MyGroups = v.InferOutput<typeof MyGroups>;

/** A finished game of the group; one evening is what lies less than six hours apart. */
export const GroupGame = v.object({
  table: TableId,
  game: v.string(),
  at: Time,
  evening: v.pipe(v.number(), v.description('1: the first evening of the group')),
  players: v.array(
    v.object({
      ...ListedPlayer.entries,
      member: v.pipe(v.nullable(MemberId), v.description('null: not, or no longer, a member')),
    }),
  ),
  scores: v.array(v.number()),
  winners: v.array(SeatNumber),
  rounds: v.pipe(v.nullable(v.number()), v.description('of a series: how many rounds; null: a single game')),
});
export type GroupGame = v.InferOutput<typeof GroupGame>;

const Count = v.object({ game: v.string(), games: v.number(), won: v.number() });

/** The results of a member, over all games of the group. A shared win counts for each winner. */
export const GroupTally = v.object({
  member: MemberId,
  evenings: v.number(),
  games: v.number(),
  won: v.number(),
  byGame: v.array(Count),
});
export type GroupTally = v.InferOutput<typeof GroupTally>;

/** Strangers with the link see the name and how many members there are, and nothing else. */
export const Group = v.object({
  id: GroupId,
  name: v.string(),
  members: MemberCount,
  joined: v.pipe(v.boolean(), v.description('are you a member?')),
  asked: v.optional(v.pipe(v.string(), v.description('who has asked you to join'))),
  inside: v.optional(
    v.pipe(
      v.object({
        ...OwnGroup.entries,
        tables: v.pipe(v.array(TableSummary), v.description('unfinished ones, the newest first')),
        games: v.pipe(v.array(GroupGame), v.description('the last hundred, the newest first')),
        played: v.pipe(v.number(), v.description('how many games the tally counts')),
        evenings: v.number(),
        tally: v.pipe(v.array(GroupTally), v.description('most wins first')),
      }),
      v.description('only for members'),
    ),
  ),
});
export type Group = v.InferOutput<typeof Group>;

const Notices = v.pipe(v.boolean(), v.description('do you want to be told of its tables? (false)'));

export const NewGroup = v.object({
  name: GroupName,
  table: v.optional(
    v.pipe(
      TableId,
      v.description('where you sit: the others there are asked to join, and it is the group’s'),
    ),
  ),
  notices: v.optional(Notices),
});
export const JoinGroup = v.object({ notices: v.optional(Notices) });
export const ChangeGroup = v.object({
  name: v.optional(GroupName),
  notices: v.optional(v.pipe(v.boolean(), v.description('for you alone'))),
});

/** The group that a table belongs to, as far as it is your business. */
export const TableGroup = v.object({ group: v.nullable(v.omit(Group, ['inside'])) });
export type TableGroup = v.InferOutput<typeof TableGroup>;
