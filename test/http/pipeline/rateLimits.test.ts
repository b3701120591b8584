import { rateLimitOwner } from '../../../src/http/pipeline/addresses';
import { RateLimits, stricterAllowance } from '../../../src/http/pipeline/rateLimits';

function clockAt(startMs: number) {
  let nowMs = startMs;
  return { nowMs: () => nowMs, pass: (milliseconds: number) => (nowMs += milliseconds) };
}

function allowed(limits: RateLimits, owner: string, times: number): number {
  return Array.from({ length: times }, () => limits.take(owner, 'post')).filter((allowance) => allowance.allowed)
    .length;
}

const RATES = { get: 160, post: 10, other: 5 };

test('a full bucket holds one second of requests and no more', () => {
  const limits = new RateLimits(RATES, 100, clockAt(0));
  expect(allowed(limits, 'a', 50)).toBe(10);
});

test('it fills steadily, never above one second', () => {
  const clock = clockAt(0);
  const limits = new RateLimits(RATES, 100, clock);
  allowed(limits, 'a', 10);
  clock.pass(350);
  expect(allowed(limits, 'a', 50)).toBe(3);
  clock.pass(3_600_000);
  expect(allowed(limits, 'a', 50)).toBe(10);
});

test('over any ten seconds no more than the burst and the rate get through', () => {
  const clock = clockAt(0);
  const limits = new RateLimits(RATES, 100, clock);
  let passed = 0;
  for (let step = 0; step < 10_000; step += 7) {
    passed += allowed(limits, 'a', 1);
    clock.pass(7);
  }
  expect(passed).toBeLessThanOrEqual(110);
  expect(passed).toBeGreaterThanOrEqual(108);
});

test('owners and classes of methods do not share', () => {
  const limits = new RateLimits(RATES, 100, clockAt(0));
  allowed(limits, 'a', 10);
  expect(limits.take('b', 'post').allowed).toBe(true);
  expect(limits.take('a', 'get').allowed).toBe(true);
  expect(limits.take('a', 'post').allowed).toBe(false);
});

test('tells what is left and when to come back, in whole seconds', () => {
  const limits = new RateLimits({ ...RATES, other: 1 }, 100, clockAt(0));
  expect(limits.take('a', 'other')).toEqual({
    allowed: true,
    limit: 1,
    remaining: 0,
    resetSeconds: 1,
    retryAfterSeconds: 0,
  });
  expect(limits.take('a', 'other')).toEqual({
    allowed: false,
    limit: 1,
    remaining: 0,
    resetSeconds: 1,
    retryAfterSeconds: 1,
  });
});

test('a clock that steps back neither fills nor empties', () => {
  const clock = clockAt(1_000_000);
  const limits = new RateLimits(RATES, 100, clock);
  allowed(limits, 'a', 10);
  clock.pass(-500_000);
  expect(limits.take('a', 'post').allowed).toBe(false);
  clock.pass(100);
  expect(limits.take('a', 'post').allowed).toBe(true);
});

test('remembers a bounded number of owners, and forgets the idle ones first', () => {
  const clock = clockAt(0);
  const limits = new RateLimits(RATES, 3, clock);
  allowed(limits, 'idle', 1);
  clock.pass(900);
  allowed(limits, 'busy', 10);
  clock.pass(100);
  limits.take('c', 'post');
  limits.take('d', 'post');
  expect(allowed(limits, 'busy', 5)).toBe(1);
  for (let owner = 0; owner < 100_000; owner += 1) limits.take(`stranger ${owner}`, 'post');
  expect(limits.take('new', 'post').allowed).toBe(true);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, owner) => {
  expect(rateLimitOwner(address)).toBe(owner);
});

test('the tighter bucket is the one to show', () => {
  const limits = new RateLimits(RATES, 100, clockAt(0));
  const wide = limits.take('a', 'get');
  const tight = limits.take('a', 'other');
  expect(stricterAllowance(wide, tight)).toBe(tight);
  expect(stricterAllowance(tight, wide)).toBe(tight);
  expect(stricterAllowance(undefined, wide)).toBe(wide);
});
