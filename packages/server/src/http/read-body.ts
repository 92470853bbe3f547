// Reads the body of a request, and rejects one that does not fit its schema.
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { RequestError } from '../table/request-error.ts';
import type { RouteDescription } from './route.ts';

const MAX_BYTES = 16_384;

export const readBody = async (
  incoming: IncomingMessage,
  { body }: Pick<RouteDescription, 'body'>,
): Promise<unknown> => {
  if (body === undefined) return undefined;
  const { headers } = incoming;
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES) throw new RequestError('too-large');
  if (!/^application\/json\b/.test(headers['content-type'] ?? 'application/json'))
    throw new RequestError('bad-message', { code: 'not-json' });
  const text = await readText(incoming);
  let json: unknown;
  try {
    json = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new RequestError('bad-message', { code: 'not-json' });
  }
  const parsed = v.safeParse(body, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new RequestError('bad-message', { code: 'wrong-field', ...{ field: v.getDotPath(issue) ?? '' } });
};

/**
 * A body without a declared length is rejected as soon as it becomes too long. Read from Node's own request: a `Request` with a
 * stream of the web would cost more than everything else that is done with it.
 */
const readText = async (incoming: Readable): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new RequestError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
