/**
 * Raised whenever a client of the previous version would misunderstand the server. The server announces it in `welcome`
 * and in `GET /api/server`; a client of another version stops and tells its user to update.
 */
export const PROTOCOL = 3;
