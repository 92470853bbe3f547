// Reads the wishes in the address of the page.

export interface Intent {
  readonly friends: boolean;
  readonly public: boolean;
  /** The table whose rules are to be changed. */
  readonly instead: string | undefined;
}

export const intentOf = (search: string): Intent => {
  const asked = new URLSearchParams(search);
  const instead = asked.get('instead') ?? undefined;
  return {
    friends: asked.get('with') === 'friends' || instead !== undefined,
    public: asked.has('public'),
    instead,
  };
};
