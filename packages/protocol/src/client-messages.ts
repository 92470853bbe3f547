// What a client may say on the socket. Anything else is answered with an error of code `bad-message`.
import * as v from 'valibot';
import { DecisionNumber, MoveId, MoveText, Reaction, TableId, TalkText, Version } from './basics.ts';

const WatchMessage = v.pipe(
  v.object({
    type: v.literal('watch'),
    table: TableId,
    have: v.optional(v.pipe(Version, v.description('the version you have; you get what was told since'))),
  }),
  v.description('look at a table, from your seat or as a spectator; also after any break'),
);

const UnwatchMessage = v.pipe(
  v.object({ type: v.literal('unwatch'), table: TableId }),
  v.description('look at it no longer'),
);

const MoveMessage = v.pipe(
  v.object({
    type: v.literal('move'),
    table: TableId,
    id: MoveId,
    move: MoveText,
    decided: v.optional(DecisionNumber),
  }),
  v.description('make a move; answered by `done` or `error` with the same id'),
);

const SayMessage = v.pipe(
  v.object({
    type: v.literal('say'),
    table: TableId,
    text: v.optional(TalkText),
    reaction: v.optional(Reaction),
  }),
  v.check((said) => (said.text === undefined) !== (said.reaction === undefined), 'a text or a reaction'),
  v.description('say something to the table'),
);

const PingMessage = v.pipe(
  v.object({ type: v.literal('ping') }),
  v.description('are you there? answered by `pong`'),
);

export const CLIENT_MESSAGES = {
  watch: WatchMessage,
  unwatch: UnwatchMessage,
  move: MoveMessage,
  say: SayMessage,
  ping: PingMessage,
};

export const ClientMessage = v.variant('type', [
  MoveMessage,
  WatchMessage,
  UnwatchMessage,
  SayMessage,
  PingMessage,
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;
