/**
 * Checks what a gateway shows: while it says that its data is current, that is true; its listeners get every event once
 * and in order; its memory is that of the leader.
 */

import { exchangeDigest } from '../../../src/core/exchangeDigest';
import type { EngineEvent } from '../../../src/core/model/events';
import type { GatewayEngine } from '../../../src/engine/cluster/gatewayEngine';
import type { SimulatedProcess } from '../machine/simulatedProcess';
import { judgeView } from '../model/engineMemory';
import type { FollowerChecker } from '../model/followerChecker';
import type { ModelJudge } from '../model/modelJudge';
import type { ReferenceModel } from '../model/referenceModel';
import type { PublishedHistory } from './publishedHistory';

/** Time between a repeated load of the tables and their use, in which streams are closed. */
const RELOAD_PAUSE_MS = 1_000;

export interface GatewayCheckerOptions {
  readonly name: string;
  readonly process: SimulatedProcess;
  readonly engine: GatewayEngine;
  readonly judge: ModelJudge;
  readonly reference: ReferenceModel;
  readonly follower: FollowerChecker;
  readonly history: PublishedHistory;
  readonly lagMaxMs: number;
  readonly count: (occurrence: string) => void;
}

export class GatewayChecker {
  /** The last event that listeners got, or that a load contained. */
  private heard: number | undefined;
  private currentAtMs = Number.NEGATIVE_INFINITY;
  private shown = 0;
  private watermarkMs = 0;
  /** The server that led when the gateway started: the watermark depends on its clock. */
  private readonly leader: string;

  constructor(private readonly options: GatewayCheckerOptions) {
    this.leader = options.history.leader;
  }

  /** The gateway has loaded the tables, up to this event. */
  onLoaded(sequence: number): void {
    const { judge, name, process, count } = this.options;
    if (this.heard !== undefined) {
      count('gateway loads the tables again');
      judge.expect(
        process.eventLoop.elapsedMs() - this.currentAtMs >= RELOAD_PAUSE_MS,
        () => `${name} loads the tables again without closing its streams`,
      );
    }
    this.heard = sequence;
    this.checkDigest();
  }

  onEvents(events: readonly EngineEvent[]): void {
    const { judge, name, engine } = this.options;
    for (const event of events) {
      judge.expectSame(event.sequence, (this.heard ?? -1) + 1, () => `${name}: the next event for listeners`);
      judge.expect(
        event.timeMs >= this.watermarkMs || !this.isSameLeader,
        () => `event ${event.sequence} is earlier than the watermark of ${name}`,
      );
      this.heard = event.sequence;
    }
    judge.expectSame(engine.published.sequence, this.heard, () => `${name}: the state that listeners see`);
  }

  /** To be called after each call on simulated time. */
  check(nowMs: number): void {
    const { judge, name, engine, history, lagMaxMs } = this.options;
    judge.expect(
      engine.publishedSequence >= this.shown,
      () => `${name} goes back to event ${engine.publishedSequence}`,
    );
    this.shown = engine.publishedSequence;
    this.watermarkMs = Math.max(this.watermarkMs, engine.watermarkMs());
    if (!engine.leaseHeld) return;
    this.currentAtMs = nowMs;
    const { sequence } = engine.committed;
    judge.expect(
      sequence >= history.publishedAt(nowMs - lagMaxMs),
      () =>
        `${name} shows event ${sequence} as current, ${history.publishedAt(nowMs - lagMaxMs)} is ${lagMaxMs} ms old`,
    );
    judge.expect(
      sequence <= history.latest,
      () => `${name} shows event ${sequence}, and only ${history.latest} is published`,
    );
    const { epoch } = engine.leadership;
    judge.expect(
      nowMs < history.leaseEndOf(epoch),
      () => `${name} trusts the lease of epoch ${epoch}, which has ended`,
    );
  }

  /** Compares memory with what the events give, and the state that readers see with the log if it is the newest. */
  inspect(): void {
    const { judge, engine, reference, process, count } = this.options;
    this.checkDigest();
    if (!engine.leaseHeld || engine.committed.sequence !== reference.sequence) return;
    judgeView(judge, engine.committed, reference, Math.max(process.latestReadMs, reference.timeMs));
    count('gateway inspections');
  }

  private get isSameLeader(): boolean {
    return this.leader === this.options.history.leader;
  }

  private checkDigest(): void {
    const { judge, name, engine, follower } = this.options;
    const exchange = engine['state'].followed?.exchange;
    if (exchange === undefined) return;
    judge.expect(
      exchangeDigest(exchange) === follower.digestAt(exchange.sequence),
      () => `${name} has another exchange at event ${exchange.sequence} than the events give`,
    );
  }
}
