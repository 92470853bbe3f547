import * as v from 'valibot';

/** All errors, with their HTTP status. A client translates the code; the message is for programmers. */
export const ERRORS = {
  'bad-message': [400, 'not a message of this protocol'],
  'bad-options': [400, 'the game has no such option, preset or value'],
  'bad-seats': [400, 'the game cannot be played by this many'],
  'bad-code': [400, 'the code is wrong or has expired'],
  'reserved-name': [400, 'bots are called like this, or the own seat'],
  'bad-move': [400, 'the text is not a move of this game'],
  'unknown-game': [400, 'there is no such game'],
  'unknown-bot': [400, 'there is no such bot'],
  'unknown-seat': [400, 'the table has no such seat'],
  unauthenticated: [401, 'introduce yourself first: POST /api/me'],
  'bad-origin': [403, 'requested by a page from another site'],
  'not-host': [403, 'only the host of the table may do this'],
  'not-seated': [403, 'you are not seated at this table'],
  'no-spectators': [403, 'this table is not open to spectators'],
  removed: [403, 'the host of this table has removed you'],
  'not-member': [403, 'only members of the group may do this'],
  'talk-off': [403, 'the chat is switched off at this table'],
  'unknown-table': [404, 'there is no such table'],
  'unknown-group': [404, 'there is no such group'],
  'not-found': [404, 'there is nothing here'],
  'illegal-move': [409, 'the rules do not allow this move; `reason` says why'],
  'not-your-turn': [409, 'it is not your turn'],
  'too-late': [409, 'your seat has already decided: by the clock, a bot or another device of yours'],
  'seat-taken': [409, 'the seat is taken'],
  'table-full': [409, 'every seat is taken'],
  'already-seated': [409, 'you are already seated at this table'],
  'not-open': [409, 'the game has started, is over, or the table is closed'],
  'not-playing': [409, 'no game is in progress at this table'],
  'paused-by-agreement': [409, 'the players have agreed on a pause; nobody can move until it ends'],
  'not-over': [409, 'the game is not over'],
  'others-playing': [409, 'other people are playing: leave, and the game goes on without you'],
  'player-present': [409, 'this player is there, or was a moment ago: nobody decides about their seat'],
  'seats-empty': [409, 'some seats are still empty'],
  'group-full': [409, 'the group has as many members as it may have'],
  'too-large': [413, 'the message is too long'],
  'too-fast': [429, 'too many requests or messages; slow down'],
  'too-many-tables': [429, 'you have too many open tables'],
  'too-many-groups': [429, 'you are in as many groups as you may be'],
  'too-many-sockets': [429, 'too many connections from your address'],
  'try-again': [503, 'the storage failed; nothing has happened, try again'],
  'shutting-down': [503, 'the server is shutting down; reconnect in a moment'],
} as const satisfies { readonly [code: string]: readonly [status: number, message: string] };

export type ErrorCode = keyof typeof ERRORS;

export const ErrorBody = v.object({
  code: v.picklist(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  message: v.string(),
  /** The reason of the rules, a code with its facts; or what is wrong with a message, and where. */
  reason: v.optional(v.looseObject({ code: v.string() })),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;
