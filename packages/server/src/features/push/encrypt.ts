// Encrypts a message for one browser (RFC 8291, RFC 8188): the push service in between cannot read it.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

interface Recipient {
  /** The browser's public key and its secret, both base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

const RECORD = 4096;

const derive = (salt: Uint8Array, secret: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

export const encryptFor = ({ p256dh, auth }: Recipient, text: string): Buffer => {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  const ours = ecdh.generateKeys();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const key = derive(Buffer.from(auth, 'base64url'), ecdh.computeSecret(theirs), info, 32);
  const salt = randomBytes(16);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  // The padding delimiter 2 marks the last record.
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, body, cipher.getAuthTag()]);
};
