/**
 * A bounded queue that is shared between networks, so that one network cannot use all of it. Entries belong to a wide
 * network and to a narrow one inside it, for example a /48 and a /56 of IPv6. Entries are taken from the wide networks
 * in turn, and within each from its narrow networks in turn. If the queue is full, the network with most entries loses
 * its newest one.
 */

export interface NetworkTiers {
  readonly wide: string;
  readonly narrow: string;
}

type Group<Entry> = Map<string, Entry[]>;

export class FairQueue<Entry> {
  /** Groups in the order in which they are served next. No group and no list in it is empty. */
  private readonly groups = new Map<string, Group<Entry>>();
  private count = 0;

  constructor(private readonly entriesMax: number) {}

  get size(): number {
    return this.count;
  }

  /** Number of waiting entries of a wide network. */
  countOf(wide: string): number {
    return countEntries(this.groups.get(wide) ?? new Map());
  }

  /**
   * Appends the entry. If the queue is full, returns the entry that has no place any more, which may be the new one.
   * Takes time in proportion to the number of entries.
   */
  add(entry: Entry, tiers: NetworkTiers): Entry | undefined {
    if (this.count < this.entriesMax) {
      this.append(entry, tiers);
      return undefined;
    }
    const wide = largest(this.groups, countEntries);
    const own = this.countOf(tiers.wide) + 1;
    const isOwn = wide === undefined || own >= countEntries(this.groups.get(wide) ?? new Map());
    const refused = isOwn ? this.removeFromOwn(tiers) : this.removeNewest(wide, undefined);
    if (refused === undefined) return entry;
    this.append(entry, tiers);
    return refused;
  }

  /** Removes and returns the entry that is served next. */
  take(): Entry | undefined {
    const [wide, group] = first(this.groups);
    if (wide === undefined || group === undefined) return undefined;
    const [narrow = '', entries = []] = first(group);
    const entry = entries.shift();
    this.count -= 1;
    // The wide and the narrow network both move to the end of their rotation.
    group.delete(narrow);
    if (entries.length > 0) group.set(narrow, entries);
    this.groups.delete(wide);
    if (group.size > 0) this.groups.set(wide, group);
    return entry;
  }

  private append(entry: Entry, { wide, narrow }: NetworkTiers): void {
    const group: Group<Entry> = this.groups.get(wide) ?? new Map();
    this.groups.set(wide, group);
    const entries = group.get(narrow) ?? [];
    group.set(narrow, entries);
    entries.push(entry);
    this.count += 1;
  }

  /** Makes room within the wide network of a new entry. Undefined if the new entry itself has to be refused. */
  private removeFromOwn({ wide, narrow }: NetworkTiers): Entry | undefined {
    const group = this.groups.get(wide);
    const heaviest = group === undefined ? undefined : largest(group, ({ length }) => length);
    if (group === undefined || heaviest === undefined) return undefined;
    const own = (group.get(narrow)?.length ?? 0) + 1;
    return own >= (group.get(heaviest)?.length ?? 0) ? undefined : this.removeNewest(wide, heaviest);
  }

  /** `narrow`: by default the one with most entries. */
  private removeNewest(wide: string, narrow: string | undefined): Entry | undefined {
    const group = this.groups.get(wide);
    if (group === undefined) return undefined;
    const from = narrow ?? largest(group, ({ length }) => length) ?? '';
    const entries = group.get(from);
    const removed = entries?.pop();
    if (removed !== undefined) this.count -= 1;
    if (entries?.length === 0) group.delete(from);
    if (group.size === 0) this.groups.delete(wide);
    return removed;
  }
}

function countEntries<Entry>(group: Group<Entry>): number {
  let count = 0;
  for (const entries of group.values()) count += entries.length;
  return count;
}

/** The key of the largest value, the first one of several. */
function largest<Value>(map: ReadonlyMap<string, Value>, sizeOf: (value: Value) => number): string | undefined {
  let found: string | undefined;
  let size = 0;
  for (const [key, value] of map) {
    if (sizeOf(value) <= size) continue;
    found = key;
    size = sizeOf(value);
  }
  return found;
}

function first<Value>(map: ReadonlyMap<string, Value>): readonly [string, Value] | readonly [] {
  for (const entry of map) return entry;
  return [];
}
