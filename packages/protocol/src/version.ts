/**
 * Raised whenever a client of the previous version would misunderstand the server. The server announces the version that it
 * speaks with a client in `welcome` and in `GET /api/server`; a client of another version stops and tells its user to update.
 */
export const PROTOCOL = 4;

/** The version that a client speaks that names none. Servers still speak it: see old-names.ts. */
export const UNNAMED_PROTOCOL = 3;

/** The header of a request that names the client's version. */
export const PROTOCOL_HEADER = 'crescendo-protocol';

/**
 * The address of the socket, with the version of this client. Where a proxy chooses among several servers, the table lets all
 * who watch it meet at one server.
 */
export const socketPath = (table?: string): string =>
  `/api/socket?protocol=${PROTOCOL}${table === undefined ? '' : `&table=${table}`}`;
