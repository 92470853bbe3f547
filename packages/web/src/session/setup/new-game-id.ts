/** A new name for a game on this device, or a new seed. */
export const newGameId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
};
