/**
 * Publishes the head of the log of operators' actions at intervals (`engine/audit/actionLogHeads`), if it has changed, and
 * compares the published heads with the table, until that has succeeded once after the last failure. While the copy cannot
 * be reached, rows could be deleted unseen, so metrics and the log say so; the exchange goes on.
 */
import { publishHead, readPublishedHeads } from '../../engine/audit/actionLogHeads';
import type { HeadsCopy } from '../../engine/audit/auditProof';
import { OwnedEventLoop } from '../../foundation/eventLoop';
import { findChangedHeads, newestAction } from '../../store/audit/operatorActions';
import { engineDatabase } from '../../store/connection/engineConnection';
import type { Preparation } from './preparation';

export class ActionLogHeadPublisher {
  /**
   * The reason why the newest head was not published, or the published heads were not compared; undefined if they were.
   */
  problem: string | undefined;
  failures = 0;
  /** Number of published heads that the table does not contain. */
  changedHeads = 0;
  /** For audits. A copy that one of them could not read is compared when it can be read again. */
  readonly copy: HeadsCopy;
  private published = 0;
  private isCompared = false;
  private isBusy = false;
  private readonly eventLoop: OwnedEventLoop;

  constructor(private readonly parts: Pick<Preparation, 'config' | 'database' | 'clock' | 'eventLoop' | 'log'>) {
    this.eventLoop = new OwnedEventLoop(parts.eventLoop);
    this.copy = { to: parts.config.actionLogHeadTo, onUnread: (problem) => this.report(problem) };
  }

  start(): void {
    if (this.copy.to === '') return;
    void this.work();
    this.eventLoop.every(this.parts.config.actionLogHeadIntervalMs, () => void this.work());
  }

  stop(): void {
    this.eventLoop.end();
  }

  private async work(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await this.publish();
      if (!this.isCompared) await this.compare();
      this.problem = undefined;
    } catch (error) {
      if (!this.eventLoop.hasEnded) this.report(error instanceof Error ? error.message : String(error));
    } finally {
      this.isBusy = false;
    }
  }

  private async publish(): Promise<void> {
    const { database, clock } = this.parts;
    const head = await newestAction(database);
    if (head.id > this.published && !this.eventLoop.hasEnded) await publishHead(this.copy.to, head, clock.nowMs());
    this.published = head.id;
  }

  private async compare(): Promise<void> {
    const { heads, problem } = await readPublishedHeads(this.copy.to);
    const changed = await findChangedHeads(engineDatabase(this.parts.database), heads);
    this.changedHeads = changed.length;
    if (changed.length > 0)
      this.parts.log.error(
        { changed: changed.slice(0, 10) },
        "rows of the log of operators' actions were changed or deleted",
      );
    if (problem !== undefined) throw new Error(problem);
    this.isCompared = true;
  }

  private report(problem: string): void {
    this.problem = problem;
    this.failures += 1;
    this.isCompared = false;
    this.parts.log.warn(
      { problem, to: this.copy.to },
      'the head of the action log was not published, or published ones were not compared; it is tried again',
    );
  }
}
