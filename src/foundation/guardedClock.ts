/**
 * The clock of the server, guarded against jumps. Limits such as the withdrawals of 24 hours, the order of events, and
 * the intervals of klines depend on the time, so a jump of the machine's clock must not reach them.
 *
 * At every reading the machine's clock is compared with the monotonic clock. While they agree, the machine's clock is
 * returned. After a jump, the time that passes steadily from the last agreement is returned instead, and the clock is
 * not trusted: the engine refuses commands. The same holds while the clock of the database is another one. A gateway
 * compares with the clock of the leader, which compares with that of the database.
 */
import type { Logger } from 'pino';
import { type Clock, type ClockDeviation, type ClockGuard, monotonicMs, systemClock } from './clock';

/**
 * Time in milliseconds for which the database's clock must agree with the new time before that is accepted. Such
 * agreement means that the clocks of all machines were corrected, which is rare and intended.
 */
const AGREEMENT_MS = 60_000;

export interface GuardedClockOptions {
  /** Largest difference between two clocks that counts as agreement, in milliseconds. */
  readonly skewMaxMs: number;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** Whose clock is compared, for the log. */
  readonly reference?: 'the database' | 'the leader';
  /** The machine's clock and monotonic clock, unless a test sets them. */
  readonly wall?: Clock;
  readonly monotonicMs?: () => number;
}

export class GuardedClock implements Clock, ClockGuard, ClockDeviation {
  private readonly skewMaxMs: number;
  private readonly log: Pick<Logger, 'error' | 'warn'>;
  private readonly reference: string;
  private readonly wall: Clock;
  private readonly monotonicMs: () => number;
  /**
   * The time of the database: that of this server while both agree. It decides what must not happen too early by a clock
   * that is wrong, such as the end of sessions.
   */
  readonly databaseClock: Clock = { nowMs: () => Math.round(this.nowMs() + this.databaseAheadMs) };
  /** The time of the last agreement, by the machine's clock (`anchorWallMs`) and by the monotonic clock. */
  private anchorWallMs: number;
  private anchorMonotonicMs: number;
  private isSteady = true;
  private isDatabaseAgreeing = true;
  /** The database's clock minus that of this server, while they do not agree; otherwise 0. */
  private databaseAheadMs = 0;
  /**
   * Start of the period, by the monotonic clock, in which every comparison with the database agreed with the machine's
   * clock; undefined outside of such a period.
   */
  private agreeingSinceMs: number | undefined;
  private agreedAtMs = 0;
  /** Whether the log already says if the database's clock made the present jump, too. */
  private isJumpExplained = true;
  private timesLost = 0;
  private skew = 0;

  constructor({
    skewMaxMs,
    log,
    reference = 'the database',
    wall = systemClock,
    monotonicMs: monotonic = monotonicMs,
  }: GuardedClockOptions) {
    this.skewMaxMs = skewMaxMs;
    this.reference = reference;
    this.log = log;
    this.wall = wall;
    this.monotonicMs = monotonic;
    this.anchorWallMs = wall.nowMs();
    this.anchorMonotonicMs = monotonic();
  }

  /** The machine's time. After a jump, the time that the monotonic clock has advanced since the last agreement. */
  nowMs(): number {
    const monotonic = this.monotonicMs();
    const wallMs = this.wall.nowMs();
    const steadyMs = this.anchorWallMs + (monotonic - this.anchorMonotonicMs);
    this.skew = wallMs - steadyMs;
    if (Math.abs(this.skew) > this.skewMaxMs) {
      if (this.isSteady) this.reportJump();
      return Math.round(steadyMs);
    }
    this.anchorWallMs = wallMs;
    this.anchorMonotonicMs = monotonic;
    if (!this.isSteady) this.reportReturn('the clock of this server is back; commands are accepted again');
    return wallMs;
  }

  /** Reads the clock, so that a jump is noticed even if nothing else reads it. */
  get isTrusted(): boolean {
    this.nowMs();
    return this.isSteady && this.isDatabaseAgreeing;
  }

  get isAgreeing(): boolean {
    return this.isDatabaseAgreeing;
  }

  get jumps(): number {
    return this.timesLost;
  }

  get skewMs(): number {
    return this.skew;
  }

  compareWithDatabase(databaseNowMs: number, roundTripMs = 0): void {
    const steadyMs = this.nowMs();
    const wallMs = this.wall.nowMs();
    this.trackAgreement(this.agrees(databaseNowMs, wallMs, roundTripMs));
    if (!this.isSteady && this.agreeingSinceMs !== undefined && this.agreedAtMs - this.agreeingSinceMs >= AGREEMENT_MS)
      return this.acceptStep(wallMs);
    const isAgreeing = this.agrees(databaseNowMs, steadyMs, roundTripMs);
    if (!this.isSteady && !this.isJumpExplained) this.explainJump(isAgreeing, databaseNowMs);
    // After a jump of this server's clock, the database's clock may have jumped by the same amount.
    if (this.isSteady) this.setDatabaseAgreeing(isAgreeing, databaseNowMs - steadyMs);
  }

  /** Whether the clocks agree. The database read its clock at some moment of the round trip that ends at `nowMs`. */
  private agrees(databaseNowMs: number, nowMs: number, roundTripMs: number): boolean {
    return databaseNowMs <= nowMs + this.skewMaxMs && databaseNowMs >= nowMs - roundTripMs - this.skewMaxMs;
  }

  /**
   * Tracks the period of agreement. A pause between two comparisons that is as long as the whole period restarts it.
   */
  private trackAgreement(agrees: boolean): void {
    const monotonic = this.monotonicMs();
    const isContinued = this.agreeingSinceMs !== undefined && monotonic - this.agreedAtMs < AGREEMENT_MS;
    // A jump during the period restarts it, too.
    if (!agrees) this.agreeingSinceMs = undefined;
    else if (!isContinued || this.isSteady) this.agreeingSinceMs = monotonic;
    this.agreedAtMs = monotonic;
  }

  /** Continues with the new time, because all clocks were set. */
  private acceptStep(wallMs: number): void {
    this.anchorWallMs = wallMs;
    this.anchorMonotonicMs = this.monotonicMs();
    this.isDatabaseAgreeing = true;
    this.databaseAheadMs = 0;
    this.reportReturn(`the clock of ${this.reference} agrees with the new time; commands are accepted again`);
  }

  private reportJump(): void {
    this.isSteady = false;
    this.isJumpExplained = false;
    this.agreeingSinceMs = undefined;
    this.timesLost += 1;
    this.log.error(
      { skewMs: Math.round(this.skew), limitMs: this.skewMaxMs },
      'the clock of this server has jumped by more than CLOCK_SKEW_MAX_MS. The server continues with the time before ' +
        'the jump and refuses commands until the clock is back; check the time service of this machine',
    );
  }

  private reportReturn(message: string): void {
    this.isSteady = true;
    this.log.warn({ skewMs: Math.round(this.skew) }, message);
  }

  private explainJump(isDatabaseSteady: boolean, databaseNowMs: number): void {
    this.isJumpExplained = true;
    const explanation = isDatabaseSteady
      ? `the clock of ${this.reference} agrees with the time before the jump: only the clock of this server is wrong`
      : this.agreeingSinceMs !== undefined
        ? `the clock of ${this.reference} made the same jump; if it keeps agreeing for 60 s, the new time is accepted`
        : `the clock of ${this.reference} agrees with neither time: check both machines`;
    this.log.error({ databaseNowMs, skewMs: Math.round(this.skew) }, explanation);
  }

  private setDatabaseAgreeing(isAgreeing: boolean, skewMs: number): void {
    this.databaseAheadMs = isAgreeing ? 0 : skewMs;
    if (isAgreeing === this.isDatabaseAgreeing) return;
    this.isDatabaseAgreeing = isAgreeing;
    if (isAgreeing) {
      this.log.warn({ skewMs }, `the clock of ${this.reference} agrees again; commands are accepted again`);
      return;
    }
    this.timesLost += 1;
    this.log.error(
      { skewMs: Math.round(skewMs), limitMs: this.skewMaxMs },
      `the clock of ${this.reference} differs by more than CLOCK_SKEW_MAX_MS from that of this server, which runs ` +
        `steadily: the clock of ${this.reference} has jumped, or one of the two was wrong at the start of this server. ` +
        'Commands are refused until the clocks agree; check the time service of both machines',
    );
  }
}
