// docs/protocol.md, made of the schemas that check every message.
import {
  CLIENT_MESSAGES,
  ERRORS,
  OLD_NAMES,
  PROTOCOL,
  PROTOCOL_HEADER,
  SERVER_MESSAGES,
  UNNAMED_PROTOCOL,
} from '@crescendo/protocol';
import type { GenericSchema } from 'valibot';
import { ROUTES } from '../src/boot/routes.ts';
import { jsonSchema } from '../src/http/openapi/openapi.ts';

interface Json {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly properties?: { readonly [name: string]: Json };
  readonly required?: readonly string[];
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly allOf?: readonly Json[];
}

const kind = (schema: Json): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' \\| ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.map(kind))].join(' or ');
  if (schema.allOf?.[0]) return kind(schema.allOf[0]);
  if (schema.type === 'array') return `list of ${schema.items ? kind(schema.items) : 'anything'}`;
  return schema.type === undefined ? 'anything' : String(schema.type);
};

const about = (schema: Json): string =>
  schema.description ??
  (schema.anyOf ?? schema.allOf ?? []).map((part) => part.description).find(Boolean) ??
  '';

const fields = (schema: GenericSchema): string => {
  const { properties = {}, required = [] } = jsonSchema(schema) as Json;
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `| \`${name}\`${required.includes(name) ? '' : '?'} | ${kind(field)} | ${about(field)} |`,
  );
  return ['| field | type | |', '|---|---|---|', ...rows].join('\n');
};

const message = ([name, schema]: [string, GenericSchema]): string =>
  `### \`${name}\`\n\n${(jsonSchema(schema) as Json).description ?? ''}\n\n${fields(schema)}\n`;

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

export const protocolText = (): string => `# The protocol

Version ${PROTOCOL}. Generated from the schemas in \`packages/protocol\` by \`npm run docs -w packages/server\`; do not edit. The
same schemas validate every message, define the types, and are served as \`/api/openapi.json\` and, for reading, at \`/api\`.

## In short

1. \`POST /api/me\` introduces you: it sets a cookie for pages and returns a token for programs (\`Authorization: Bearer …\`).
2. \`POST /api/tables\` creates a table, \`POST /api/tables/:table/sit\` takes a seat. Anyone who knows the id is invited.
3. Open a WebSocket at \`/api/socket?protocol=${PROTOCOL}\` and check the \`protocol\` in \`welcome\` (also in \`GET /api/server\`): a client of
   another version must stop and ask its user to update. With \`&table=…\` in the address a proxy in front of several servers can
   bring everyone at a table to the same one; it is optional, and means nothing else. Send \`watch\`. You get \`state\`, the whole
   table as you may see it, and again after every change: the newest \`state\` is all you need. A client that wants less traffic
   asks for changes (below).
4. When \`turn.seats\` contains your \`seat\`, send \`move\` with an id of your choice. \`done\` means that it is on disk. If there is
   no answer, or the connection breaks, send the same move with the same id again; it counts once.
5. After every reconnect send \`watch\` with the version you \`have\`: the answer is the current state, with the news since then.

Moves are in the notation of their game, as in records: the same text that \`crescendo play\` takes after a colon. Views, moves
and reasons are those of [\`game.ts\`](../packages/rules/src/game.ts); in a series \`readFullView\` of \`@crescendo/rules\` takes the
view apart. \`Connection\` in \`packages/protocol\` does the reconnecting.

## Versions

A client names the version that it speaks: in the address of the socket, and in the header \`${PROTOCOL_HEADER}: ${PROTOCOL}\` of a request
or with \`?protocol=${PROTOCOL}\`. Who names none is answered in version ${UNNAMED_PROTOCOL}, in which some fields of messages and replies have other names:

| version ${PROTOCOL} | version ${UNNAMED_PROTOCOL} |
|---|---|
${[...OLD_NAMES].map(([now, then]) => `| \`${now}\` | \`${then}\` |`).join('\n')}

## Changes

A client that sends \`watch\` with \`changes: true\` gets one \`state\` and then \`change\`, about a quarter as long. A change is a list of
one item, which is the new value, or an object with the changes of some keys; the items of a list have their indices as keys:

\`\`\`js
const withChange = (before, change) => {
  if (Array.isArray(change)) return change[0];
  const after = Array.isArray(before) ? [...before] : { ...before };
  for (const key in change) after[key] = withChange(after[key], change[key]);
  return after;
};
state = withChange(state, message.state);
state.news = message.news ?? state.view?.news ?? [];
\`\`\`

The answer to a move is in \`done\` of the change that it led to, if there is one: \`{ "id of the move": version }\`. A change
always follows the last message about its table on the same socket. After a reconnect, \`watch\` begins with a \`state\` again.

## Seats

No seat changes hands in silence. \`seatEvents\` of the history tells, in order, after how many moves (\`moves\`) what happened to a
seat: \`left\` (the player left and a bot plays on), \`absent\` (away too long: a bot plays until the player is back), \`stand-in\` (the
same, as the seats \`by\` agreed), \`replaced\` (a bot plays to the end, as \`by\` agreed) and \`back\`. A state has the last twenty. Each
step of the history names its \`source\`, and a state that of its \`lastMove\`: \`person\`, \`bot\` or \`clock\`. While a bot has a seat for
good, or until its player takes it back, its entry in \`seating\` says whose it was (\`former\`). All of it comes from the log, so it survives a
restart. A record tells it in one line, with the bots by the names that people saw:

\`\`\`
fair seats "0 B bot casual Andante; 12 A stand-in casual Moderato by CD; 17 A back; 20 C clock"
\`\`\`

## Around a table

- \`watching\` in \`table\` names who watches without a seat. Before the game the host offers one of them a seat
  (\`POST …/offer\` with the \`key\`); their \`offered\` becomes true, and \`POST …/sit\` takes it. Adding a seat replaces the table
  (\`instead\`): the offer goes along.
- Where \`reactions\` is true, spectators may \`say\` a \`reaction\`, but no \`text\`.
- A table with \`continues\` is a rematch: \`GET …/evening\` has the tally of the games so far, and \`GET …/talk\` also what was said
  before (\`earlier\`) to those who sat there.
- Where \`drafts\` is true, the player whose turn it is may send \`draft\`: the move as far as it is prepared, in the game's notation,
  legal or not. The others get \`draft\` with the seat. It may contain only what lies open and what is the player's own, is
  void once \`moment\` differs from that of the state, and \`null\` means that there is none. Send it a few times a second at most.
- Where \`clockDrafts\` is true, send \`draft\` as well: when the time of a seat is up, the rules decide by its last draft. Nobody else
  gets it unless \`drafts\` is true.

## Client messages

${Object.entries(CLIENT_MESSAGES).map(message).join('\n')}
## Server messages

${Object.entries(SERVER_MESSAGES).map(message).join('\n')}
## HTTP

| route | what it does | body |
|---|---|---|
${ROUTES(() => null)
  .map(({ method, path, summary, body }) => {
    const names = body ? Object.keys((jsonSchema(body) as Json).properties ?? {}) : [];
    return `| \`${method} ${path}\` | ${summary} | ${names.map((name) => `\`${name}\``).join(' ')} |`;
  })
  .join('\n')}

## Errors

An \`error\` message, and the body of every HTTP response with an error status, has a \`code\`, a \`message\` for programmers and
sometimes a \`reason\`: why the rules reject a move, as a code with its facts.

| code | status | meaning |
|---|---|---|
${Object.entries(ERRORS)
  .map(([code, [status, text]]) => `| \`${code}\` | ${status} | ${sentence(text)}. |`)
  .join('\n')}

## Limits

Messages and bodies are limited to 16 KiB. The operator limits the messages per second on a socket, the requests and sockets per
address and the open tables per person ([hosting.md](hosting.md)). A client that ignores the limits is disconnected with 1008,
and with 1009 after a message that is too long. A server that shuts down sends \`bye\` and closes with 1012: reconnect after \`wait\`.
`;
