// The base path of the page, decided when it is built: by our server at the root of a host, or as a static site
// under any path, with no server behind it.

/** Begins and ends with a slash. */
export const BASE: string = import.meta.env.BASE_URL;

/** A static site has nothing to ask: no tables with others, no deal of the day. */
export const HAS_SERVER: boolean = import.meta.env.MODE !== 'site';

/** The address of a path of the page, as `/rules/qwinto`. */
export const addressOf = (path: string): string => BASE + path.slice(1);

/** The path of the page that an address means; `undefined` when it leads elsewhere. */
export const pathOf = (address: string): string | undefined => {
  if (address.startsWith(BASE)) return address.slice(BASE.length - 1);
  return `${address}/` === BASE ? '/' : undefined;
};
