/** A clock for a server under test whose hands the test holds: for what takes minutes, months, or a leap year. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExchangeOptions } from './exchange';
import { temporaryFolder } from './temporary';

export class ServerClock {
  private readonly file = join(temporaryFolder(), 'now');
  /** For `startExchange`: that server, and each start of it, goes by this clock. */
  readonly options: ExchangeOptions = {
    environment: { CLOCK_FILE: this.file },
    nodeArguments: ['--require', join(__dirname, 'clockFromFile.js')],
  };

  constructor(private timeMs: number) {
    this.set(timeMs);
  }

  nowMs(): number {
    return this.timeMs;
  }

  set(timeMs: number): void {
    this.timeMs = timeMs;
    // The server may read at any moment, and never half a time.
    writeFileSync(`${this.file}.new`, String(timeMs));
    renameSync(`${this.file}.new`, this.file);
  }
}
