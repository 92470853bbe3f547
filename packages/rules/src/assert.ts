// Checks of what the types cannot know, and of what they make sure of.

/** The value, which exists where the caller is right; throws where there is none. */
export const required = <T>(value: T | null | undefined, name = 'value'): T => {
  if (value === undefined || value === null) throw new TypeError(`no ${name}`);
  return value;
};

/** Ends a switch over every kind: the compiler reports a kind that has no case. The value stays out of the message. */
export const assertNever = (_value: never): never => {
  throw new TypeError('a kind without a case');
};
