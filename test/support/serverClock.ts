/** A clock for a server under test that the test controls, for what takes minutes, months, or a leap year. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExchangeOptions } from './exchange';
import { temporaryFolder } from './temporaryFolder';

export class ServerClock {
  private readonly file = join(temporaryFolder(), 'now');
  /** Options for `startExchange` with which every start of the server uses this clock. */
  readonly options: ExchangeOptions = {
    // The test sets the clock as it likes, so that no jump is one too many.
    environment: { CLOCK_FILE: this.file, CLOCK_SKEW_MAX_MS: '315576000000' },
    preload: join(__dirname, 'clockFromFile.js'),
    nowMs: () => this.nowMs(),
  };

  constructor(private timeMs: number) {
    this.set(timeMs);
  }

  nowMs(): number {
    return this.timeMs;
  }

  set(timeMs: number): void {
    this.timeMs = timeMs;
    // The server may read at any moment and must never read half a time.
    writeFileSync(`${this.file}.new`, String(timeMs));
    renameSync(`${this.file}.new`, this.file);
  }
}
