// Everything that clients have asked for, so that nothing else happens: by person, table and kind of request.

export class Requests {
  readonly #bodies = new Map<string, object[]>();

  /** A person is about to send this. */
  sent(person: string | null, name: string, table: string, body: object): void {
    const key = `${person} ${name} ${table}`;
    this.#bodies.set(key, [...(this.#bodies.get(key) ?? []), body]);
  }

  /** Tells whether this person has asked for this, with these fields. */
  has(person: string | null, name: string, table: string, fields: object = {}): boolean {
    const bodies = this.#bodies.get(`${person} ${name} ${table}`) ?? [];
    return bodies.some((body) =>
      Object.entries(fields).every(([field, value]) => (body as Record<string, unknown>)[field] === value),
    );
  }
}
