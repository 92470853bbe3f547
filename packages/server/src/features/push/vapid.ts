// Identifies this server to push services (RFC 8292): a key pair created at the first start and stored with the data.
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';

export interface VapidKeys {
  /** The public key with which pages subscribe, as base64url. */
  readonly publicKey: string;
  readonly privateKey: JsonWebKey;
}

const HOURS_12 = 43_200;

export const newVapidKeys = (): VapidKeys => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  const { x = '', y = '' } = jwk;
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: jwk };
};

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The authorization header for one push service. */
export const vapidHeader = (keys: VapidKeys, endpoint: string, contact: string, now: number): string => {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + HOURS_12, sub: contact };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = createPrivateKey({ key: keys.privateKey, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`;
};
