/**
 * Delivers webhook messages to partners: writes them from the event log and sends them. Only the leader runs it, and it
 * does nothing while another server may be the leader.
 */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { EngineEvent } from '../../../core/model/events';
import type { Engine } from '../../../engine/types';
import type { Clock } from '../../../foundation/clock';
import { type EventLoop, OwnedEventLoop } from '../../../foundation/eventLoop';
import { deleteExpiredWebhookMessages, readWebhookBacklog } from '../../../store/portal/webhookMessages';
import type { SecretKeys } from '../../../store/secrets/secretKeys';
import type { WebhookClient } from '../../partner/webhookClient';
import { WebhookSender } from './webhookSender';
import { type MessageRendering, WebhookWriter } from './webhookWriter';

export interface WebhookWorkerOptions {
  readonly engine: Pick<Engine, 'publishedSequence' | 'ready' | 'leaseHeld' | 'subscribe'>;
  readonly database: Knex;
  readonly masterKeys: SecretKeys;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly log: Logger;
  readonly client: WebhookClient;
  readonly rendering: MessageRendering;
  readonly callsMax: number;
  readonly retryMs: number;
  readonly retryMsMax: number;
  readonly pollMs: number;
  /** Older messages are deleted. */
  readonly keptMs: number;
}

export interface WebhookBacklog {
  /** Messages that are not delivered yet. */
  readonly messages: number;
  readonly oldestAgeMs: number;
}

/** Delay of a run after an event or an attempt, so that many of them cause only one run. */
const RUN_DELAY_MS = 5;
/** Interval of counting the backlog and deleting expired messages. */
const UPKEEP_MS = 15_000;

export class WebhookWorker {
  /** The backlog at the last count. */
  backlog: WebhookBacklog = { messages: 0, oldestAgeMs: 0 };
  private readonly writer: WebhookWriter;
  private readonly sender: WebhookSender;
  private readonly eventLoop: OwnedEventLoop;
  private unsubscribe = (): void => undefined;
  private work: Promise<void> | undefined;
  private isRunScheduled = false;
  /** Something has happened during the run in progress. */
  private isWokenAgain = false;
  private upkeepAtMs = 0;
  private stopped = false;

  constructor(private readonly options: WebhookWorkerOptions) {
    this.eventLoop = new OwnedEventLoop(options.eventLoop);
    this.writer = new WebhookWriter(options);
    this.sender = new WebhookSender({
      ...options,
      mayWork: () => this.mayWork,
      onFinished: () => this.scheduleRun(),
    });
  }

  start(): void {
    const { engine, pollMs } = this.options;
    this.eventLoop.every(pollMs, () => this.wake());
    this.unsubscribe = engine.subscribe((events) => this.onPublished(events));
    this.wake();
  }

  /** Starts no further attempts. The next leader continues. */
  stop(): void {
    this.stopped = true;
    this.eventLoop.end();
    this.unsubscribe();
  }

  /** Resolves when nothing is in progress; every answer of a partner is then recorded. */
  async whenIdle(): Promise<void> {
    await this.work;
    await this.sender.whenIdle();
  }

  private get mayWork(): boolean {
    const { ready, leaseHeld } = this.options.engine;
    return !this.stopped && ready && leaseHeld;
  }

  private onPublished(events: readonly EngineEvent[]): void {
    this.writer.onPublished(events);
    if (events.some(({ withdrawal }) => withdrawal !== null && withdrawal.orderId !== null)) this.scheduleRun();
  }

  private scheduleRun(): void {
    if (this.isRunScheduled || this.stopped) return;
    this.isRunScheduled = true;
    this.eventLoop.after(RUN_DELAY_MS, () => {
      this.isRunScheduled = false;
      this.wake();
    });
  }

  private wake(): void {
    if (!this.mayWork) return;
    if (this.work !== undefined) {
      this.isWokenAgain = true;
      return;
    }
    this.work = this.run()
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'webhook messages are delayed'))
      .finally(() => {
        this.work = undefined;
        if (this.isWokenAgain) this.scheduleRun();
        this.isWokenAgain = false;
      });
  }

  private async run(): Promise<void> {
    let mayBeMore = true;
    while (mayBeMore && this.mayWork) {
      mayBeMore = await this.writer.run();
      await this.sender.run();
    }
    await this.doUpkeep();
  }

  private async doUpkeep(): Promise<void> {
    const { database, clock, keptMs } = this.options;
    const nowMs = clock.nowMs();
    if (nowMs < this.upkeepAtMs && this.upkeepAtMs <= nowMs + UPKEEP_MS) return;
    this.upkeepAtMs = nowMs + UPKEEP_MS;
    await deleteExpiredWebhookMessages(database, nowMs - keptMs);
    const { count, oldestAtMs } = await readWebhookBacklog(database);
    this.backlog = { messages: count, oldestAgeMs: oldestAtMs === null ? 0 : Math.max(0, nowMs - oldestAtMs) };
  }
}
