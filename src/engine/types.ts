/**
 * The interface of the engine for the rest of the server: commands go in, outcomes and committed events come out, and
 * all state that can be read is committed. Other folders must not use the engine's internals.
 */

import type { Decision } from '../core/decide';
import type { Command, CreateOrder, CreateOrderList, OrderBatch } from '../core/model/commands';
import type { EngineEvent } from '../core/model/events';
import type { IdempotencyKey } from '../core/model/idempotencyKeys';
import type { PartRefusal, Refusal } from '../core/model/refusals';
import type { Amount } from '../core/values/decimal';
import type { AuditReport, QuarantineReport } from './audit/auditReport';
import type { Balance, CommittedView } from './state/committedView';

/**
 * Outcome of a command, published only after it is durable. `replayed`: it is the stored first outcome under the same
 * idempotency key.
 */
export type CommandOutcome =
  | { readonly refusal: Refusal; readonly event: null; readonly replayed: boolean }
  | { readonly refusal: null; readonly event: EngineEvent; readonly replayed: boolean };

export type PartOutcome =
  | CommandOutcome
  | { readonly refusal: PartRefusal; readonly event: null; readonly replayed: boolean };

/** Outcome of a batch: one outcome for each part, in their order. */
export interface BatchOutcome {
  readonly parts: readonly PartOutcome[];
}

/**
 * A dependency failed. `not_done`: nothing was changed. `unknown`: a repetition with the same idempotency key returns
 * the outcome. `not_current`: nothing was changed, and the server cannot prove that it is the leader, so its data may
 * be outdated. `quarantine`: nothing was changed, and the exchange takes no such command before its quarantine ends.
 */
export class Outage extends Error {
  override readonly name = 'Outage';
  constructor(
    readonly outcome: 'not_done' | 'unknown' | 'not_current' | 'quarantine',
    message: string,
  ) {
    super(message);
  }
}

/** Called with the events of each committed batch, in sequence. */
export type EventListener = (events: readonly EngineEvent[]) => void;

/** A command that can be previewed: a new order, or a new OCO list. */
export type PreviewedCommand = CreateOrder | CreateOrderList;

export interface Preview {
  /** Position in the event log for which the preview is exact. */
  readonly sequence: number;
  readonly decision: Decision;
  /**
   * The trader's balances of the symbol's two assets at that position, before the order; empty if the symbol is not
   * listed.
   */
  readonly balances: ReadonlyMap<string, Balance>;
}

export interface RestingOrder {
  readonly price: Amount;
  readonly remaining: Amount;
}

export interface RestingOrders {
  readonly bids: readonly RestingOrder[];
  readonly asks: readonly RestingOrder[];
}

/**
 * `report_changed`: there is no quarantine, or a newer report. `not_acceptable`: the report names damage with which the
 * next start is refused.
 */
export type QuarantineEnd = 'ended' | 'report_changed' | 'not_acceptable';

export interface Engine {
  /** Queues a command; resolves to its outcome after its batch is committed and published. Throws `Outage`. */
  execute(command: Command): Promise<CommandOutcome>;
  /** Like `execute`, for all parts of a batch together. */
  executeBatch(batch: OrderBatch): Promise<BatchOutcome>;
  /**
   * The stored outcome under this key, read from the tables; undefined if there is none. If the key was used with
   * another fingerprint, the outcome is the refusal IDEMPOTENCY_CONFLICT. Not for keys of a batch's parts. Throws
   * `Outage`.
   */
  findOutcome(key: IdempotencyKey): Promise<CommandOutcome | undefined>;
  /**
   * The committed state. Throws `Outage` while the lease is not proved, because another server may be the leader and
   * have committed more.
   */
  readonly committed: CommittedView;
  /** Whether this server certainly is the leader, so that its published state is current. */
  readonly leaseHeld: boolean;
  /**
   * The position in the event log up to which this server has published, whether or not that is current. It never
   * decreases.
   */
  readonly publishedSequence: number;
  /**
   * Resolves when this server has published the position `sequence` of the event log; at once if it has already. Throws
   * `Outage` (`not_current`) if that takes longer than SEQUENCE_WAIT_MS.
   */
  waitForSequence(sequence: number): Promise<void>;
  /**
   * Wraps a reading of tables that the engine writes: resolves to its result when all of it is durable and published.
   * Rows of a batch may be visible to other connections before they are durable and before `committed` shows them.
   * Throws what `reading` throws, and `Outage` if a batch failed meanwhile or the lease is not proved.
   */
  whenDurable<Found>(reading: Promise<Found>): Promise<Found>;
  /**
   * Calls `listener` once per committed batch, in sequence: synchronously after `committed` shows the batch and before
   * callers receive their outcomes. Returns the function that ends the subscription.
   */
  subscribe(listener: EventListener): () => void;
  /**
   * Time up to which all events are published: no later event will carry an earlier time. Intervals that end before it
   * can be closed.
   */
  watermarkMs(): number;
  /**
   * Previews the result of `command` if it were decided next, with the position in the log for which this is exact.
   * Changes nothing.
   */
  preview(command: PreviewedCommand): Promise<Preview>;
  /** Committed resting orders, at most `limit` on each side: best price first, then in time priority. */
  restingOrders(symbol: string, limit: number): Promise<RestingOrders>;
  /**
   * Audits tables and memory at one position of the log. In quarantine, the engine first loads its memory from the tables
   * again, and a complete audit that finds nothing ends the quarantine.
   */
  audit(): Promise<AuditReport>;
  /** Whether the exchange refuses most commands, because its tables contradict each other (`engine/quarantine`). */
  readonly isQuarantined: boolean;
  /** What the last audit in quarantine found; undefined if there is no quarantine. Throws `Outage`. */
  quarantineReport(): Promise<QuarantineReport | undefined>;
  /**
   * Ends the quarantine, because operators have accepted everything that the report with this hash names. Throws `Outage`.
   */
  endQuarantine(reportHash: string): Promise<QuarantineEnd>;
  /** False before the start, during a recovery, and after the engine has stopped. */
  readonly ready: boolean;
  /** False while the queue is full or would make one more command wait too long. Further commands are then rejected. */
  readonly hasRoom: boolean;
}
