// The API documentation as a page, without any script or style.
import { CLIENT_MESSAGES, SERVER_MESSAGES } from '@crescendo/protocol';
import type { GenericSchema } from 'valibot';
import type { RouteDescription } from '../route.ts';
import { jsonSchema } from './openapi.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const schemaBlock = (title: string, schema: GenericSchema): string =>
  `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(jsonSchema(schema), null, 2))}</pre></details>`;

const page = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Crescendo</title>${body}</html>`;

export const apiPage = (routes: readonly RouteDescription[]): string =>
  page(`<h1>Crescendo: the API</h1>
<p>HTTP with JSON for tables and people, a WebSocket at <code>/api/socket</code> for play. Introduce yourself with
<code>POST /api/me</code>; the response sets a cookie and contains a token, which programs send as
<code>Authorization: Bearer …</code>. For programs: <a href="api/openapi.json">openapi.json</a>.</p>
<h2>HTTP</h2>
${routes
  .map(
    ({ method, path, summary, body, response }) =>
      `<h3><code>${method} ${path}</code></h3><p>${escaped(summary)}</p>${body ? schemaBlock('request body', body) : ''}${
        typeof response === 'object' ? schemaBlock('response', response) : ''
      }`,
  )
  .join('\n')}
<h2>Socket: client messages</h2>
${Object.entries(CLIENT_MESSAGES)
  .map(([name, schema]) => schemaBlock(name, schema))
  .join('\n')}
<h2>Socket: server messages</h2>
${Object.entries(SERVER_MESSAGES)
  .map(([name, schema]) => schemaBlock(name, schema))
  .join('\n')}`);

/** Shown in place of the page when it has not been built. */
export const emptyPage = (): string =>
  page(`<h1>Crescendo</h1>
<p>The server is running; its page has not been built. Play in a terminal with
<code>crescendo join</code>, or write a program: <a href="api">the API</a>.</p>`);
