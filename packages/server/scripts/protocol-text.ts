// docs/protocol.md, made of the schemas that check every message.
import { CLIENT_MESSAGES, ERRORS, PROTOCOL, SERVER_MESSAGES } from '@crescendo/protocol';
import type { GenericSchema } from 'valibot';
import { ROUTES } from '../src/http/app.ts';
import { jsonSchema } from '../src/http/openapi.ts';

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
  return ['| field | is | |', '|---|---|---|', ...rows].join('\n');
};

const message = ([name, schema]: [string, GenericSchema]): string =>
  `### \`${name}\`\n\n${(jsonSchema(schema) as Json).description ?? ''}\n\n${fields(schema)}\n`;

const sentence = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;

export const protocolText = (): string => `# The protocol

Version ${PROTOCOL}. Generated from the schemas in \`packages/protocol\` by \`npm run docs -w packages/server\`; do not edit. The
same schemas check every message, make the types, and are served as \`/api/openapi.json\` and, to read, at \`/api\`.

## In short

1. \`POST /api/me\` makes you known: a cookie for pages, a token for programs (\`Authorization: Bearer …\`).
2. \`POST /api/tables\` sets up a table, \`POST /api/tables/:table/sit\` takes a seat. Whoever has the id is invited.
3. Open a WebSocket at \`/api/socket\`, say \`watch\`. You get \`state\`: the whole table as you may know it, and again after
   every change. There are no patches; the newest \`state\` is all you need.
4. When \`turn.seats\` holds your \`seat\`, say \`move\` with an id of your own making. \`done\` means: it is on disk. No answer,
   or a broken line: send the same move with the same id again; it counts once.
5. After any break say \`watch\` with the version you \`have\`: the answer is the state now, and what was told since.

Moves are in the notation of their game, as in records: the same text that \`crescendo play\` takes after a colon. Views, moves
and reasons are those of [\`game.ts\`](../packages/rules/src/game.ts); \`Connection\` in \`packages/protocol\` does the reconnecting.

## You say

${Object.entries(CLIENT_MESSAGES).map(message).join('\n')}
## You hear

${Object.entries(SERVER_MESSAGES).map(message).join('\n')}
## Over HTTP

| | what it does | body |
|---|---|---|
${ROUTES(() => null)
  .map(({ method, path, summary, body }) => {
    const names = body ? Object.keys((jsonSchema(body) as Json).properties ?? {}) : [];
    return `| \`${method} ${path}\` | ${summary} | ${names.map((name) => `\`${name}\``).join(' ')} |`;
  })
  .join('\n')}

## Errors

An \`error\` message, and the body of every answer over HTTP that is not well, has a \`code\`, a \`message\` for programmers and
sometimes a \`reason\`: why the rules refuse a move, as a code with its facts.

| code | status | meaning |
|---|---|---|
${Object.entries(ERRORS)
  .map(([code, [status, text]]) => `| \`${code}\` | ${status} | ${sentence(text)}. |`)
  .join('\n')}

## Limits

Messages and bodies of at most 16 KiB; so many messages a second on a socket, requests and sockets from an address, open tables
of a person as the host has set ([hosting.md](hosting.md)). Whoever goes on regardless is cut off with 1008, a message that is
too long with 1009, a server that goes down says \`bye\` and closes with 1012: come back after \`wait\`.
`;
