/**
 * Publishes the head of the log of operators' actions at intervals (`engine/actionLogHeads`), if it has changed. While
 * that fails, rows could be deleted unseen, so audits report it and a metric shows it.
 */
import { publishHead } from '../engine/actionLogHeads';
import { systemEventLoop } from '../eventLoop';
import { newestAction } from '../store/audit/operatorActions';
import type { Preparation } from './preparation';

export class ActionLogHeadPublisher {
  /** Why the newest head was not published; undefined if it was, or if there is nothing to publish. */
  problem: string | undefined;
  failures = 0;
  private published = 0;
  private isBusy = false;
  private isStopped = false;
  private cancel = (): void => undefined;

  constructor(private readonly parts: Pick<Preparation, 'config' | 'database' | 'clock' | 'log'>) {}

  start(): void {
    const { actionLogHeadTo, actionLogHeadIntervalMs } = this.parts.config;
    if (actionLogHeadTo === '') return;
    void this.publish();
    this.cancel = systemEventLoop.every(actionLogHeadIntervalMs, () => void this.publish());
  }

  stop(): void {
    this.isStopped = true;
    this.cancel();
  }

  private async publish(): Promise<void> {
    const { config, database, clock, log } = this.parts;
    if (this.isBusy || this.isStopped) return;
    this.isBusy = true;
    try {
      const head = await newestAction(database);
      if (head.id > this.published) await publishHead(config.actionLogHeadTo, head, clock.nowMs());
      this.published = head.id;
      this.problem = undefined;
    } catch (error) {
      if (!this.isStopped) {
        this.failures += 1;
        this.problem = `the newest row could not be published: ${error instanceof Error ? error.message : String(error)}`;
        log.warn({ err: error, to: config.actionLogHeadTo }, 'the head of the action log was not published');
      }
    } finally {
      this.isBusy = false;
    }
  }
}
