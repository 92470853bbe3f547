// The interface for people to read, without a line of script or style.
import { CLIENT_MESSAGES, SERVER_MESSAGES } from '@crescendo/protocol';
import type { GenericSchema } from 'valibot';
import { jsonSchema } from './openapi.ts';
import type { Route } from './route.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const schemaBlock = (title: string, schema: GenericSchema): string =>
  `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(jsonSchema(schema), null, 2))}</pre></details>`;

const page = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Crescendo</title>${body}</html>`;

export const apiPage = (routes: readonly Route[]): string =>
  page(`<h1>Crescendo: the interface</h1>
<p>HTTP with JSON for tables and people, a WebSocket at <code>/api/socket</code> for play. Say hello with
<code>POST /api/me</code>; the answer sets a cookie and holds a token, which programs send as
<code>Authorization: Bearer …</code>. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>HTTP</h2>
${routes
  .map(
    ({ method, path, summary, body, answer }) =>
      `<h3><code>${method} ${path}</code></h3><p>${escaped(summary)}</p>${body ? schemaBlock('you send', body) : ''}${
        typeof answer === 'object' ? schemaBlock('you get', answer) : ''
      }`,
  )
  .join('\n')}
<h2>Socket: you say</h2>
${Object.entries(CLIENT_MESSAGES)
  .map(([name, schema]) => schemaBlock(name, schema))
  .join('\n')}
<h2>Socket: you hear</h2>
${Object.entries(SERVER_MESSAGES)
  .map(([name, schema]) => schemaBlock(name, schema))
  .join('\n')}`);

/** Where the page would be, had it been built. */
export const emptyPage = (): string =>
  page(`<h1>Crescendo</h1>
<p>The server is running; its page has not been built. Play in a terminal with
<code>crescendo join</code>, or write a program: <a href="/api">the interface</a>.</p>`);
