/** The machine's clock of a server under test, which the test sets wrong while it goes on, unlike `ServerClock`. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExchangeOptions } from './exchange';
import { temporaryFolder } from './temporaryFolder';

export class ShiftedServerClock {
  private readonly file = join(temporaryFolder(), 'shift');
  /** Options for `startExchange`. */
  readonly options: ExchangeOptions = {
    environment: { CLOCK_SHIFT_FILE: this.file },
    preload: join(__dirname, 'shiftedClock.js'),
  };

  constructor() {
    this.shift(0);
  }

  /** By how many milliseconds the clock is wrong from now on. */
  shift(milliseconds: number): void {
    // The server may read at any moment and must never read half a number.
    writeFileSync(`${this.file}.new`, String(milliseconds));
    renameSync(`${this.file}.new`, this.file);
  }
}
