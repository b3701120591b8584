/** The guarded clock: no jump of the clock of the server or of the database reaches what depends on the time. */
import { GuardedClock } from '../../src/foundation/guardedClock';

const SKEW_MAX_MS = 5_000;
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 10, 24, 12);
/** Interval of the comparisons with the database. */
const RENEWAL_MS = 3_000;

/** A machine whose clocks the test sets. */
class FakeMachine {
  private elapsedMs = 1_234.5;
  /** By how much the clock of this machine is wrong. */
  wallOffsetMs = 0;
  databaseOffsetMs = 0;
  readonly errors: string[] = [];
  readonly warnings: string[] = [];
  readonly clock = new GuardedClock({
    skewMaxMs: SKEW_MAX_MS,
    log: {
      error: (_context: object, message: string) => this.errors.push(message),
      warn: (_context: object, message: string) => this.warnings.push(message),
    } as never,
    wall: { nowMs: () => Math.round(this.trueMs + this.wallOffsetMs) },
    monotonicMs: () => this.elapsedMs,
  });

  /** The time of day, if nobody had set a clock. */
  get trueMs(): number {
    return START_MS + this.elapsedMs - 1_234.5;
  }

  pass(milliseconds: number): void {
    this.elapsedMs += milliseconds;
  }

  compare(roundTripMs = 0): void {
    this.clock.compareWithDatabase(this.trueMs + this.databaseOffsetMs, roundTripMs);
  }

  /** Renews the lease regularly for this time. */
  renewFor(milliseconds: number): void {
    for (let passed = 0; passed < milliseconds; passed += RENEWAL_MS) {
      this.pass(RENEWAL_MS);
      this.compare();
    }
  }
}

let machine: FakeMachine;
beforeEach(() => {
  machine = new FakeMachine();
});

test('without a jump it is the clock of the machine, however long it runs fast or slow', () => {
  for (let minute = 0; minute < 600; minute += 1) {
    machine.pass(60 * SECOND_MS);
    machine.wallOffsetMs += minute < 300 ? 100 : -100;
    expect(machine.clock.nowMs()).toBe(machine.trueMs + machine.wallOffsetMs);
    machine.databaseOffsetMs = machine.wallOffsetMs;
    machine.compare();
  }
  expect([machine.clock.isTrusted, machine.clock.jumps, machine.errors]).toEqual([true, 0, []]);
});

test.each([
  ['25 hours ahead for 0.3 s', 25 * HOUR_MS, 300],
  ['2 hours back for 0.3 s', -2 * HOUR_MS, 300],
  ['2 hours back for an hour', -2 * HOUR_MS, HOUR_MS],
])('a jump %s does not reach the time, which passes steadily', (_what, offsetMs, lastsMs) => {
  machine.clock.nowMs();
  machine.wallOffsetMs = offsetMs;
  for (let step = 0; step < 10; step += 1) {
    expect([machine.clock.nowMs(), machine.clock.isTrusted]).toEqual([Math.round(machine.trueMs), false]);
    machine.compare();
    machine.pass(lastsMs / 10);
  }
  machine.wallOffsetMs = 0;
  expect([machine.clock.nowMs(), machine.clock.isTrusted]).toEqual([Math.round(machine.trueMs), true]);
  expect(machine.clock.jumps).toBe(1);
  expect(machine.errors).toEqual([
    expect.stringMatching(/the clock of this server has jumped/),
    expect.stringMatching(/only the clock of this server is wrong/),
  ]);
  expect(machine.warnings).toEqual([expect.stringMatching(/is back/)]);
});

test('a jump of a second is within the limit', () => {
  machine.wallOffsetMs = SECOND_MS;
  machine.compare();
  expect([machine.clock.nowMs(), machine.clock.isTrusted, machine.errors]).toEqual([
    machine.trueMs + SECOND_MS,
    true,
    [],
  ]);
});

test('a step of all clocks is accepted after the database has agreed for a minute, and not before', () => {
  machine.wallOffsetMs = HOUR_MS;
  machine.databaseOffsetMs = HOUR_MS;
  machine.compare();
  machine.renewFor(57 * SECOND_MS);
  expect([machine.clock.isTrusted, machine.clock.nowMs()]).toEqual([false, Math.round(machine.trueMs)]);
  machine.renewFor(6 * SECOND_MS);
  expect([machine.clock.isTrusted, machine.clock.nowMs()]).toEqual([true, machine.trueMs + HOUR_MS]);
  expect(machine.errors).toEqual([
    expect.stringMatching(/the clock of this server has jumped/),
    expect.stringMatching(/the clock of the database made the same jump/),
  ]);
});

test('the minute begins again if the database disagrees in between, or is not asked', () => {
  machine.wallOffsetMs = HOUR_MS;
  machine.databaseOffsetMs = HOUR_MS;
  machine.renewFor(40 * SECOND_MS);
  machine.databaseOffsetMs = 0;
  machine.renewFor(RENEWAL_MS);
  machine.databaseOffsetMs = HOUR_MS;
  machine.renewFor(40 * SECOND_MS);
  expect(machine.clock.isTrusted).toBe(false);
  machine.pass(HOUR_MS);
  machine.compare();
  expect(machine.clock.isTrusted).toBe(false);
  machine.renewFor(60 * SECOND_MS);
  expect(machine.clock.isTrusted).toBe(true);
});

test.each([25 * HOUR_MS, -2 * HOUR_MS])(
  'a jump of the database by %d ms pauses, and does not change the time',
  (offsetMs) => {
    machine.databaseOffsetMs = offsetMs;
    machine.renewFor(120 * SECOND_MS);
    expect([machine.clock.isTrusted, machine.clock.nowMs()]).toEqual([false, machine.trueMs]);
    expect(machine.errors).toEqual([expect.stringMatching(/the clock of the database has jumped/)]);
    machine.databaseOffsetMs = 0;
    machine.compare();
    expect([machine.clock.isTrusted, machine.clock.jumps]).toEqual([true, 1]);
  },
);

test('a database that jumps by a second, or whose answer takes long, agrees', () => {
  machine.databaseOffsetMs = SECOND_MS;
  machine.compare();
  // The database read its clock at the begin of the round trip.
  machine.databaseOffsetMs = -8 * SECOND_MS;
  machine.compare(8 * SECOND_MS);
  expect([machine.clock.isTrusted, machine.errors]).toEqual([true, []]);
});

test('a process that was suspended continues with the time of day', () => {
  machine.clock.nowMs();
  machine.pass(10 * HOUR_MS);
  expect([machine.clock.nowMs(), machine.clock.isTrusted]).toEqual([machine.trueMs, true]);
});
