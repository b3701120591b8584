/** Warnings about states that last, each logged once and not at every poll. */
import type { Logger } from 'pino';

export class Warnings {
  private readonly given = new Set<string>();

  constructor(private readonly log: Logger) {}

  /** Logs it, unless it was logged for the same subject. */
  warn(subject: string, fields: object, message: string): void {
    if (this.given.has(subject)) return;
    this.given.add(subject);
    this.log.warn(fields, message);
  }
}
