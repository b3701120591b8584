/** What the servers of a world had published at each time, and how long each leader could prove its lease. */
import type { SimulatedServer } from '../machine/simulatedServer';

export class PublishedHistory {
  /** The highest published sequence since a time, oldest first. */
  private readonly changes: { readonly atMs: number; readonly sequence: number }[] = [{ atMs: 0, sequence: 0 }];
  private readonly leaseEnds = new Map<number, number>();
  /** Name of the server that proved its lease last. */
  leader = '';

  /** To be called after each call on simulated time. */
  record(nowMs: number, servers: readonly SimulatedServer[]): void {
    for (const { engine, process, name, state } of servers) {
      if (state === 'over' || process.isSuspended) continue;
      if (engine.publishedSequence > this.latest)
        this.changes.push({ atMs: nowMs, sequence: engine.publishedSequence });
      if (!engine.leaseHeld) continue;
      this.leader = name;
      this.leaseEnds.set(engine.epoch, Math.max(this.leaseEndOf(engine.epoch), nowMs + engine.leaseLeftMs));
    }
  }

  get latest(): number {
    return this.changes[this.changes.length - 1]?.sequence ?? 0;
  }

  /** What was published at that time. */
  publishedAt(atMs: number): number {
    for (let index = this.changes.length - 1; index >= 0; index -= 1) {
      const change = this.changes[index];
      if (change !== undefined && change.atMs <= atMs) return change.sequence;
    }
    return 0;
  }

  /** The latest time up to which the leader of this epoch could prove its lease. */
  leaseEndOf(epoch: number): number {
    return this.leaseEnds.get(epoch) ?? Number.NEGATIVE_INFINITY;
  }
}
