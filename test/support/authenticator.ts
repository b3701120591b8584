/** An authenticator app. Each code works once, so it returns only codes of time steps that it has not returned yet. */
import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

export class Authenticator {
  private readonly totp: TOTP;
  private lastStep = 0;

  /** `nowMs` returns the time of the server's clock. */
  constructor(
    readonly secret: string,
    private readonly nowMs: () => number,
  ) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_MS / 1000 });
  }

  /**
   * Returns the code of the present time step, or of the next one. Throws if the server would not accept that yet;
   * advance its clock first.
   */
  nextCode(): string {
    const now = Math.floor(this.nowMs() / PERIOD_MS);
    const step = Math.max(this.lastStep + 1, now);
    if (step > now + 1) throw new Error('the next code is not due yet: set the clock on');
    this.lastStep = step;
    return this.codeOfStep(step);
  }

  /** Returns the code of another time step, counted from the present one. */
  codeAtOffset(offset: number): string {
    return this.codeOfStep(Math.floor(this.nowMs() / PERIOD_MS) + offset);
  }

  private codeOfStep(step: number): string {
    return this.totp.generate({ timestamp: step * PERIOD_MS });
  }
}
