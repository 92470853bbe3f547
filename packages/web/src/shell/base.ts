// The base path of the page: the folder that it was loaded from, at the root of a host or anywhere below it.

/** The built files are in a folder of their own, one below the base. */
const OWN_FILE: string = import.meta.url;

/** Begins and ends with a slash. */
export const BASE: string = import.meta.env.PROD
  ? new URL('../', OWN_FILE).pathname
  : import.meta.env.BASE_URL;

/** A static site has nothing to ask: no tables with others, no deal of the day. */
export const HAS_SERVER: boolean = import.meta.env.MODE !== 'site';

/** The address of a path of the page, as `/rules/qwinto`. */
export const addressOf = (path: string): string => BASE + path.slice(1);

/** The same with its origin, to be sent to others; `origin`: one at which they reach this server. */
export const linkTo = (path: string, origin = location.origin): string => origin + addressOf(path);

/** The path of the page that an address means; `undefined` when it leads elsewhere. */
export const pathOf = (address: string): string | undefined => {
  if (address.startsWith(BASE)) return address.slice(BASE.length - 1);
  return `${address}/` === BASE ? '/' : undefined;
};
