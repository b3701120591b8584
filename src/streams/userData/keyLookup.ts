/**
 * Looks listen keys up, one statement at a time: whatever is asked for meanwhile goes into the next one. Anybody may name keys, known or made up, so
 * however many are named they cost the database one connection.
 */

/** Keys in one statement. */
export const KEYS_PER_STATEMENT = 1_000;

type Find = (hashes: readonly string[]) => Promise<ReadonlyMap<string, number>>;

interface PendingLookup {
  readonly hash: string;
  readonly resolve: (userId: number | undefined) => void;
  readonly reject: (error: unknown) => void;
}

export class KeyLookup {
  private pending: PendingLookup[] = [];
  private isWorking = false;

  /** `find`: whose stream each of these living keys opens, by their hash. */
  constructor(private readonly find: Find) {}

  /** Whose stream the key opens; undefined when it does not live. Rejects with what `find` rejects with. */
  userOf(hash: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      this.pending.push({ hash, resolve, reject });
      if (!this.isWorking) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    // What else is named in the same breath comes along.
    await Promise.resolve();
    while (this.pending.length > 0) await this.answer(this.pending.splice(0, KEYS_PER_STATEMENT));
    this.isWorking = false;
  }

  private async answer(asked: readonly PendingLookup[]): Promise<void> {
    try {
      const found = await this.find(asked.map(({ hash }) => hash));
      for (const { hash, resolve } of asked) resolve(found.get(hash));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
