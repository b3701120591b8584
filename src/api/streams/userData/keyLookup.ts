/**
 * Looks up listen keys with one statement at a time; lookups that arrive meanwhile are combined into the next one.
 * Clients can send any number of invented keys without authentication, so lookups must never use more than one
 * connection.
 */

/** Maximum number of keys in one statement. */
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

  /** `find` returns the user of each active key, by the hash of the key. */
  constructor(private readonly find: Find) {}

  /** The user of the key; undefined if the key is not active. Rejects with the error of `find`. */
  userOf(hash: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      this.pending.push({ hash, resolve, reject });
      if (!this.isWorking) void this.runLookups();
    });
  }

  private async runLookups(): Promise<void> {
    this.isWorking = true;
    // Waits a microtask, so that lookups of the same turn are combined.
    await Promise.resolve();
    while (this.pending.length > 0) await this.lookUp(this.pending.splice(0, KEYS_PER_STATEMENT));
    this.isWorking = false;
  }

  private async lookUp(lookups: readonly PendingLookup[]): Promise<void> {
    try {
      const found = await this.find(lookups.map(({ hash }) => hash));
      for (const { hash, resolve } of lookups) resolve(found.get(hash));
    } catch (error) {
      for (const { reject } of lookups) reject(error);
    }
  }
}
