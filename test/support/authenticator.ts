/** An authenticator app. A code works once, so each one it gives is of a step that it has not given yet; near the end of the window that means waiting. */
import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

export class Authenticator {
  private readonly totp: TOTP;
  private lastStep = 0;

  /** `nowMs`: the server's clock. */
  constructor(
    readonly secret: string,
    private readonly nowMs: () => number,
  ) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_MS / 1000 });
  }

  /** The code of the moment, or the next one. Throws when the server would not take that yet: set its clock on. */
  code(): string {
    const now = Math.floor(this.nowMs() / PERIOD_MS);
    const step = Math.max(this.lastStep + 1, now);
    if (step > now + 1) throw new Error('the next code is not due yet: set the clock on');
    this.lastStep = step;
    return this.at(step);
  }

  /** The code of any step: `offset` from the present one. */
  offset(offset: number): string {
    return this.at(Math.floor(this.nowMs() / PERIOD_MS) + offset);
  }

  private at(step: number): string {
    return this.totp.generate({ timestamp: step * PERIOD_MS });
  }
}
