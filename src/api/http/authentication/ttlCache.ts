/**
 * Caches rows of a table for a few seconds, so that not every request of a busy client needs a query. Only found rows
 * are cached. Entries are bounded in number and in age; after `clear`, a change applies from the next request on.
 */
import type { Clock } from '../../../foundation/clock';

interface Entry<Value> {
  readonly value: Value;
  readonly readAtMs: number;
}

export interface TtlCacheOptions {
  readonly ttlMs: number;
  readonly entriesMax: number;
  readonly clock: Clock;
}

export class TtlCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly loads = new Map<string, Promise<Value | undefined>>();
  private generation = 0;

  constructor(
    private readonly load: (key: string) => Promise<Value | undefined>,
    private readonly options: TtlCacheOptions,
  ) {}

  /** Concurrent callers share one read. */
  async get(key: string): Promise<Value | undefined> {
    const nowMs = this.options.clock.nowMs();
    const entry = this.entries.get(key);
    if (entry !== undefined && nowMs >= entry.readAtMs && nowMs - entry.readAtMs < this.options.ttlMs)
      return entry.value;
    const pending = this.loads.get(key);
    if (pending !== undefined) return pending;
    const load = this.loadEntry(key, nowMs);
    this.loads.set(key, load);
    return load;
  }

  clear(): void {
    // A read that started before the change may return the old row: its callers get it, but it is not cached.
    this.generation += 1;
    this.entries.clear();
    this.loads.clear();
  }

  private async loadEntry(key: string, startedAtMs: number): Promise<Value | undefined> {
    const { generation } = this;
    try {
      const value = await this.load(key);
      if (value !== undefined && generation === this.generation) this.storeEntry(key, { value, readAtMs: startedAtMs });
      return value;
    } finally {
      if (generation === this.generation) this.loads.delete(key);
    }
  }

  private storeEntry(key: string, entry: Entry<Value>): void {
    this.entries.delete(key);
    if (this.entries.size >= this.options.entriesMax) {
      const oldest = this.entries.keys().next();
      if (oldest.done !== true) this.entries.delete(oldest.value);
    }
    this.entries.set(key, entry);
  }
}
