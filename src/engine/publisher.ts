/**
 * Publishes committed batches: updates the committed state that readers see, informs the listeners, answers the
 * callers, and releases the readers that waited until a batch was durable.
 */
import type { Logger } from 'pino';
import type { Row } from '../store/connection/insertStatements';
import type { DecidedBatch } from './batchPipeline';
import type { SequenceWaiters } from './sequenceWaiters';
import { CommittedState, type LoadedState } from './state/committedState';
import type { EventListener } from './types';

/** Receives the events of a batch as rows of the event log. */
export type StoredEventListener = (rows: readonly Row[]) => void;

export class Publisher {
  private state = new CommittedState();
  private readonly listeners = new Set<EventListener>();
  private storedListener: StoredEventListener = () => undefined;
  /** Readers that found rows of a batch before it was known to be durable. */
  private waitingReaders: (() => void)[] = [];

  constructor(
    private readonly log: Logger,
    private readonly sequenceWaiters: SequenceWaiters,
  ) {}

  get committed(): CommittedState {
    return this.state;
  }

  /** Returns the function that ends the subscription. */
  subscribe(listener: EventListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Sets the only listener for rows: the bus to the gateways. It is called before the callers are answered. */
  setStoredListener(listener: StoredEventListener): void {
    this.storedListener = listener;
  }

  /** Replaces the committed state by the state that was loaded from the tables. */
  reset(loaded: LoadedState): void {
    this.state = loaded.committed ?? CommittedState.from(loaded);
    this.sequenceWaiters.release(this.state.sequence);
  }

  publish(batch: DecidedBatch): void {
    const { events, klines } = batch.decider;
    this.state.apply(events, klines);
    this.notifyListeners(batch);
    resolveOutcomes(batch);
    this.releaseReaders();
    this.sequenceWaiters.release(this.state.sequence);
  }

  /** Publishes a batch that recovery found in the tables. The recovered state already contains it. */
  publishRecovered(batch: DecidedBatch): void {
    this.notifyListeners(batch);
    resolveOutcomes(batch);
  }

  /** Resolves when the batch that is being committed is published, or has failed. */
  nextRelease(): Promise<void> {
    return new Promise((resolve) => this.waitingReaders.push(resolve));
  }

  releaseReaders(): void {
    for (const resolve of this.waitingReaders.splice(0)) resolve();
  }

  private notifyListeners({ decider: { events }, transaction }: DecidedBatch): void {
    if (events.length === 0) return;
    for (const listener of this.listeners) this.callListener(() => listener(events));
    if (transaction !== undefined) this.callListener(() => this.storedListener(transaction.eventRows));
  }

  private callListener(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.log.error({ err: error }, 'a listener to committed events failed');
    }
  }
}

function resolveOutcomes({ outcomes }: DecidedBatch): void {
  for (const [pending, outcome] of outcomes) pending.resolve(outcome);
}
