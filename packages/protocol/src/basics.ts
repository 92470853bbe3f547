// The fields that several messages share. Every schema is also a type and a part of the documentation.
import * as v from 'valibot';
import { hasInvisible, MAX_GROUP_NAME, MAX_NAME, tidyText } from './visible-text.ts';

/** 128 random bits: knowing the link is the invitation. */
export const TableId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{22}$/, 'a table id has 22 characters'),
  v.description('the unguessable id of a table'),
);

/** 127 random bits: anyone who knows the link may join. */
export const GroupId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{22}$/, 'a group id has 22 characters'),
  v.description('the unguessable id of a group'),
);

export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));

/** A seat, or null for a spectator. */
export const ViewerSeat = v.nullable(SeatNumber);

const printable = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(tidyText),
    v.minLength(1, 'must not be empty'),
    v.maxLength(max, `must not be longer than ${max} characters`),
    v.check((text) => !hasInvisible(text), 'must not contain invisible characters'),
  );

export const PersonName = v.pipe(printable(MAX_NAME), v.description('your name, as others see it'));

export const GroupName = v.pipe(printable(MAX_GROUP_NAME), v.description('what the group is called'));

export const TalkText = v.pipe(printable(200), v.description('a talk message'));

export const REACTIONS = [
  'hello',
  'well-played',
  'thanks',
  'oops',
  'thinking',
  'hurry',
  'good-game',
] as const;
export const Reaction = v.picklist(REACTIONS);

const LEVEL_NAMES = ['random', 'greedy', 'beginner', 'casual', 'strong', 'expert', 'collector'] as const;
export const BotLevel = v.picklist(LEVEL_NAMES);

/** Chosen by the client, so that a move sent twice counts once. */
export const MoveId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{8,64}$/, 'a move id has 8 to 64 letters, digits, - or _'),
  v.description('chosen by the client; the same id counts once'),
);

/** A move in the notation of its game. */
export const MoveText = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(2000),
  v.description("a move in the game's notation, such as “a1” or “dice oy”"),
);

/** A move that arrives a whole turn late must not count for another decision. */
export const DecisionNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('the `decided` of the state you saw: the move counts only for that decision'),
);

/** The contribution of a player's device to the dice: 32 bytes in hexadecimal. */
export const Entropy = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits'),
  v.description('your contribution to the dice, 32 random bytes in hexadecimal'),
);

export const ShareCommitment = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits'),
  v.description('SHA-256 of your contribution to the dice, which you reveal once the table is full'),
);

export const Version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));

/** Milliseconds since 1970. */
export const Time = v.pipe(v.number(), v.description('milliseconds since 1970'));
