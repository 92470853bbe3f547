// A message from outside becomes a `ClientMessage`, or is rejected.
import { CLIENT_MESSAGES, type ClientMessage } from '@crescendo/protocol';
import * as v from 'valibot';
import { RequestError } from '../table/request-error.ts';

const invalid = (code: string): RequestError => new RequestError('bad-message', { code });

const isKind = (type: unknown): type is keyof typeof CLIENT_MESSAGES =>
  typeof type === 'string' && Object.hasOwn(CLIENT_MESSAGES, type);

/** `undefined`: a binary message. */
export const readMessage = (text: string | undefined): ClientMessage => {
  if (text === undefined) throw invalid('binary');
  let json: { readonly type?: unknown } | null;
  try {
    json = JSON.parse(text);
  } catch {
    throw invalid('not-json');
  }
  const type = json?.type;
  if (!isKind(type)) throw invalid('not-a-message');
  const parsed = v.safeParse(CLIENT_MESSAGES[type], json);
  if (parsed.success) return parsed.output;
  throw invalid('not-a-message');
};
