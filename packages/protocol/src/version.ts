/** Raised when a client of yesterday would misunderstand; told in `welcome` and in `GET /api/server`. */
export const PROTOCOL = 1;
