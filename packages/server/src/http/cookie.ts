// The token of a device, as a cookie or a header.
const COOKIE = 'crescendo';
const YEAR = 31_536_000;

export const cookieFor = (
  token: string,
  { base, isSecure }: { readonly base: string; readonly isSecure: boolean },
): string =>
  `${COOKIE}=${token}; Path=${base}; Max-Age=${token === '' ? 0 : YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The token in a request's headers, if it is well-formed. */
export const tokenIn = (
  cookie: string | undefined,
  authorization: string | undefined,
): string | undefined => {
  const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(authorization ?? '')?.[1];
  return bearer ?? new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(cookie ?? '')?.[1];
};
