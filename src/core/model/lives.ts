/**
 * The lives of a database. A restore, or the acceptance of lost data, begins a new one: its numbers (ids of orders, trades,
 * users, events and so on) continue above everything that an earlier life can have given out, and its name is part of
 * every key that others keep for ever. So no identity that has left the exchange is used again.
 */

export interface Life {
  /** 16 random hexadecimal characters. No restore can repeat them, because each makes its own. */
  readonly name: string;
  /** Every number that this life gives out is greater. */
  readonly idsAfter: number;
  /** The last event of the previous life, as far as this database knows it; 0 for the first life. */
  readonly previousSequence: number;
}

/** The name of the life in which the number was assigned. `lives`: at least one, oldest first. */
export function lifeNameOf(lives: readonly Life[], id: number): string {
  const life = lives.findLast(({ idsAfter }) => idsAfter < id) ?? lives[0];
  if (life === undefined) throw new Error('the lives of the database are not loaded');
  return life.name;
}

/** Whether `id` directly follows `previous`: it is the next number, or the first one of a later life. */
export function follows(lives: readonly Life[], previous: number, id: number): boolean {
  return (
    id === previous + 1 || (previous < id && lives.some(({ idsAfter }) => previous <= idsAfter && id === idsAfter + 1))
  );
}
