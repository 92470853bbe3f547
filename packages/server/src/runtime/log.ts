// One JSON object per line. No names, no tokens, no full table ids (the id is the invitation), nothing about a game.

export type LogLevel = 'error' | 'warn' | 'info' | 'debug';
export const LOG_LEVELS: readonly LogLevel[] = ['error', 'warn', 'info', 'debug'];

export type Log = (level: LogLevel, event: string, fields?: { readonly [name: string]: unknown }) => void;

export const createLog =
  (write: (line: string) => void, max: LogLevel): Log =>
  (level, event, fields = {}) => {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(max)) return;
    write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
  };

/** Enough of an id to follow it through the log, too little to use it. */
export const shortId = (id: string): string => id.slice(0, 6);
