/**
 * Computes how old a gateway's state may be. The leader's answer to a question names the position up to which the
 * leader has published. Once the gateway has applied that event, its state is at least as new as the time of the
 * question.
 */
import type { EventLoop } from '../../foundation/eventLoop';

/** Largest number of answered questions whose events are not applied yet. */
const WAITING_MAX = 1_000;

export class Freshness {
  private upToDateMs = Number.NEGATIVE_INFINITY;
  private waiting: { readonly sequence: number; readonly askedMs: number }[] = [];
  private appliedSequence = 0;

  constructor(
    private readonly eventLoop: Pick<EventLoop, 'elapsedMs'>,
    private readonly ageMaxMs: number,
  ) {}

  get isFresh(): boolean {
    return this.ageMs <= this.ageMaxMs;
  }

  get ageMs(): number {
    return this.eventLoop.elapsedMs() - this.upToDateMs;
  }

  /** A question that was asked at `askedMs` was answered: the leader has published up to `sequence`. */
  record(sequence: number, askedMs: number): void {
    this.waiting.push({ sequence, askedMs });
    if (this.waiting.length > WAITING_MAX) this.waiting.shift();
  }

  /** Everything up to `sequence` is applied. */
  reached(sequence: number): void {
    this.appliedSequence = sequence;
    if (this.waiting.length === 0) return;
    for (const { sequence: published, askedMs } of this.waiting)
      if (published <= this.appliedSequence) this.upToDateMs = Math.max(this.upToDateMs, askedMs);
    this.waiting = this.waiting.filter((each) => each.sequence > this.appliedSequence);
  }

  /** Forgets all proofs, because there is another leader. */
  reset(): void {
    this.upToDateMs = Number.NEGATIVE_INFINITY;
    this.waiting = [];
  }
}
