/**
 * Detects that the process has no file descriptor left. Then the system accepts new connections and closes them at once,
 * of which Node.js says nothing.
 */
import { close, open } from 'node:fs';
import { devNull } from 'node:os';
import type { Logger } from 'pino';
import type { Cancel, EventLoop } from './eventLoop';

const EVERY_MS = 1_000;
/** So that a long shortage does not fill the disk, which the log needs descriptors for as well. */
const LOGGED_EVERY_MS = 60_000;
const SHORTAGES = ['EMFILE', 'ENFILE'];

export class DescriptorWatch {
  private cancel: Cancel = () => undefined;
  private loggedAtMs = Number.NEGATIVE_INFINITY;
  private isLooking = false;

  constructor(
    private readonly eventLoop: EventLoop,
    private readonly log: Pick<Logger, 'error'>,
  ) {}

  start(): void {
    this.cancel = this.eventLoop.every(EVERY_MS, () => this.look());
  }

  stop(): void {
    this.cancel();
  }

  private look(): void {
    if (this.isLooking) return;
    this.isLooking = true;
    open(devNull, 'r', (error, descriptor) => {
      this.isLooking = false;
      if (error === null) close(descriptor, () => undefined);
      else if (SHORTAGES.includes(error.code ?? '')) this.report(error.code);
    });
  }

  private report(code: string | undefined): void {
    const nowMs = this.eventLoop.elapsedMs();
    if (nowMs - this.loggedAtMs < LOGGED_EVERY_MS) return;
    this.loggedAtMs = nowMs;
    this.log.error(
      { code },
      'no file descriptor is free, so new connections are dropped: raise the limit of open files (LimitNOFILE), or lower HTTP_CONNECTIONS_MAX',
    );
  }
}
