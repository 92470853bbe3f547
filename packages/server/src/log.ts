// One JSON object a line. No names, no tokens, no whole table ids (whoever has the id is in), nothing of a game.

export type LogLevel = 'error' | 'warn' | 'info' | 'debug';
export const LOG_LEVELS: readonly LogLevel[] = ['error', 'warn', 'info', 'debug'];

export type Log = (level: LogLevel, event: string, facts?: { readonly [name: string]: unknown }) => void;

export const createLog =
  (write: (line: string) => void, most: LogLevel): Log =>
  (level, event, facts = {}) => {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(most)) return;
    write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...facts })}\n`);
  };

/** Enough of an id to follow it through the log, too little to use it. */
export const shortId = (id: string): string => id.slice(0, 6);
