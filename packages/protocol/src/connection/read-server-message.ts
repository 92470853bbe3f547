// Reads what the server has sent: only messages as they are described reach the page.
import * as v from 'valibot';
import { SERVER_MESSAGES, type ServerMessage, TableState } from '../server-messages.ts';
import { PROTOCOL } from '../version.ts';

export type ReadMessage =
  | { readonly kind: 'message'; readonly message: ServerMessage }
  /** A welcome of another version, of which nothing else is known. */
  | { readonly kind: 'other-version'; readonly version: number }
  /** Of a type that this version does not know: a later server may add some. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid' };

const Typed = v.looseObject({ type: v.string() });
const AnyWelcome = v.looseObject({ type: v.literal('welcome'), protocol: v.number() });

const isKnownType = (type: string): type is keyof typeof SERVER_MESSAGES =>
  Object.hasOwn(SERVER_MESSAGES, type);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isOfType = (type: keyof typeof SERVER_MESSAGES, value: unknown): value is ServerMessage =>
  v.is(SERVER_MESSAGES[type], value);

export const readServerMessage = (text: string): ReadMessage => {
  const value = parseJson(text);
  if (!v.is(Typed, value)) return { kind: 'invalid' };
  if (v.is(AnyWelcome, value) && value.protocol !== PROTOCOL)
    return { kind: 'other-version', version: value.protocol };
  const { type } = value;
  if (!isKnownType(type)) return { kind: 'unknown' };
  // The message itself, not the schema's copy: what a later server adds to a view stays.
  return isOfType(type, value) ? { kind: 'message', message: value } : { kind: 'invalid' };
};

export const isTableState = (value: unknown): value is TableState => v.is(TableState, value);
