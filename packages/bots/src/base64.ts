/** The bytes of a base64 text; bots run in browsers too, so there is no Buffer. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
