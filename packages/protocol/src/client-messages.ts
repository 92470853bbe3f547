// The messages a client may send on the socket. Anything else is answered with the error `bad-message`.
import * as v from 'valibot';
import { DecisionNumber, MoveId, MoveText, Reaction, TableId, TalkText, Version } from './basics.ts';

const WatchMessage = v.pipe(
  v.object({
    type: v.literal('watch'),
    table: TableId,
    have: v.optional(v.pipe(Version, v.description('the version you have; you get the news since then'))),
    changes: v.optional(
      v.pipe(
        v.boolean(),
        v.description(
          'after the first `state` you get `change` with what is different, instead of another `state`',
        ),
      ),
    ),
  }),
  v.description('watch a table, from your seat or as a spectator; also after every reconnect'),
);

const UnwatchMessage = v.pipe(
  v.object({ type: v.literal('unwatch'), table: TableId }),
  v.description('stop watching a table'),
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
  v.check(
    (said) => (said.text === undefined) !== (said.reaction === undefined),
    'either a text or a reaction',
  ),
  v.description('talk to everyone at the table'),
);

const DraftMessage = v.pipe(
  v.object({
    type: v.literal('draft'),
    table: TableId,
    draft: v.pipe(
      v.nullable(MoveText),
      v.description('the move you are preparing, as far as it is; null: nothing any more'),
    ),
  }),
  v.description(
    'where the table has `drafts`: let the others watch what you prepare; where it has `clockDrafts`: what the clock decides by. Not answered, not stored, forwarded a few times a second at most',
  ),
);

const PingMessage = v.pipe(
  v.object({ type: v.literal('ping') }),
  v.description('checks the connection; answered by `pong`'),
);

export const CLIENT_MESSAGES = {
  watch: WatchMessage,
  unwatch: UnwatchMessage,
  move: MoveMessage,
  say: SayMessage,
  draft: DraftMessage,
  ping: PingMessage,
};

export const ClientMessage = v.variant('type', [
  MoveMessage,
  WatchMessage,
  UnwatchMessage,
  SayMessage,
  DraftMessage,
  PingMessage,
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;
