/**
 * Publishes committed batches: updates the committed state that readers see, informs the listeners, answers the
 * callers, and releases the readers that waited until a batch was durable.
 */
import type { Logger } from 'pino';
import type { EngineEvent } from '../core/events';
import type { DecidedBatch } from './batchPipeline';
import { CommittedState, type LoadedState } from './committedState';

export type EventListener = (events: readonly EngineEvent[]) => void;

export class Publisher {
  private state = new CommittedState();
  private readonly listeners = new Set<EventListener>();
  /** Readers that found rows of a batch before it was known to be durable. */
  private waitingReaders: (() => void)[] = [];

  constructor(private readonly log: Logger) {}

  get committed(): CommittedState {
    return this.state;
  }

  /** Returns the function that ends the subscription. */
  subscribe(listener: EventListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Replaces the committed state by what was loaded from the tables. */
  reset(loaded: LoadedState): void {
    this.state = loaded.committed ?? CommittedState.from(loaded);
  }

  publish(batch: DecidedBatch): void {
    const { events, klines } = batch.decider;
    this.state.apply(events, klines);
    this.notifyListeners(events);
    resolveOutcomes(batch);
    this.releaseReaders();
  }

  /** Publishes a batch that recovery found in the tables; the recovered state contains it already. */
  publishRecovered(batch: DecidedBatch): void {
    this.notifyListeners(batch.decider.events);
    resolveOutcomes(batch);
  }

  /** Resolves when the batch that is being committed is published, or has failed. */
  nextRelease(): Promise<void> {
    return new Promise((resolve) => this.waitingReaders.push(resolve));
  }

  releaseReaders(): void {
    for (const resolve of this.waitingReaders.splice(0)) resolve();
  }

  private notifyListeners(events: readonly EngineEvent[]): void {
    if (events.length === 0) return;
    for (const listener of this.listeners) {
      try {
        listener(events);
      } catch (error) {
        this.log.error({ err: error }, 'a listener to committed events failed');
      }
    }
  }
}

function resolveOutcomes({ outcomes }: DecidedBatch): void {
  for (const [pending, outcome] of outcomes) pending.resolve(outcome);
}
