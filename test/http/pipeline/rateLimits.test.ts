/** Token buckets: how much they allow, how they refill, and how many there are. */
import { rateLimitOwner } from '../../../src/api/http/calls/addresses';
import { RateLimits, stricterAllowance } from '../../../src/api/http/calls/rateLimits';

function clockAt(startMs: number) {
  let nowMs = startMs;
  return { nowMs: () => nowMs, advance: (milliseconds: number) => (nowMs += milliseconds) };
}

function countAllowed(limits: RateLimits, owner: string, times: number): number {
  return Array.from({ length: times }, () => limits.takeToken(owner, 'post')).filter((allowance) => allowance.allowed)
    .length;
}

const RATES = { get: 160, post: 10, other: 5, postBurst: 10 };

test('a full bucket allows the requests of one second', () => {
  const limits = new RateLimits(RATES, 100, clockAt(0));
  expect(countAllowed(limits, 'a', 50)).toBe(10);
});

test('a bucket refills continuously, up to the requests of one second', () => {
  const clock = clockAt(0);
  const limits = new RateLimits(RATES, 100, clock);
  countAllowed(limits, 'a', 10);
  clock.advance(350);
  expect(countAllowed(limits, 'a', 50)).toBe(3);
  clock.advance(3_600_000);
  expect(countAllowed(limits, 'a', 50)).toBe(10);
});

test('a bucket with a burst larger than the rate refills at the rate, up to the burst', () => {
  const clock = clockAt(0);
  const limits = new RateLimits({ ...RATES, postBurst: 50 }, 1, clock);
  expect(countAllowed(limits, 'a', 100)).toBe(50);
  expect(limits.takeToken('a', 'post')).toMatchObject({
    limit: 50,
    remaining: 0,
    resetSeconds: 5,
    retryAfterSeconds: 1,
  });
  clock.advance(1_000);
  expect(countAllowed(limits, 'a', 100)).toBe(10);
  clock.advance(3_600_000);
  expect(countAllowed(limits, 'a', 100)).toBe(50);
});

test('a bucket is removed as unused only when it would be full', () => {
  const clock = clockAt(0);
  const limits = new RateLimits({ ...RATES, postBurst: 50 }, 2, clock);
  limits.takeToken('idle', 'post');
  clock.advance(2_000);
  countAllowed(limits, 'spent', 50);
  clock.advance(3_000);
  limits.takeToken('new', 'post');
  expect(countAllowed(limits, 'spent', 50)).toBe(30);
});

test('ten seconds allow the burst and ten times the rate', () => {
  const clock = clockAt(0);
  const limits = new RateLimits(RATES, 100, clock);
  let total = 0;
  for (let step = 0; step < 10_000; step += 7) {
    total += countAllowed(limits, 'a', 1);
    clock.advance(7);
  }
  expect(total).toBeLessThanOrEqual(110);
  expect(total).toBeGreaterThanOrEqual(108);
});

test('each owner has its own bucket for each class of methods', () => {
  const limits = new RateLimits(RATES, 100, clockAt(0));
  countAllowed(limits, 'a', 10);
  expect(limits.takeToken('b', 'post').allowed).toBe(true);
  expect(limits.takeToken('a', 'get').allowed).toBe(true);
  expect(limits.takeToken('a', 'post').allowed).toBe(false);
});

test('an allowance states the remaining requests and the times in whole seconds', () => {
  const limits = new RateLimits({ ...RATES, other: 1 }, 100, clockAt(0));
  expect(limits.takeToken('a', 'other')).toEqual({
    allowed: true,
    limit: 1,
    remaining: 0,
    resetSeconds: 1,
    retryAfterSeconds: 0,
  });
  expect(limits.takeToken('a', 'other')).toEqual({
    allowed: false,
    limit: 1,
    remaining: 0,
    resetSeconds: 1,
    retryAfterSeconds: 1,
  });
});

test('a clock that steps back neither fills nor empties a bucket', () => {
  const clock = clockAt(1_000_000);
  const limits = new RateLimits(RATES, 100, clock);
  countAllowed(limits, 'a', 10);
  clock.advance(-500_000);
  expect(limits.takeToken('a', 'post').allowed).toBe(false);
  clock.advance(100);
  expect(limits.takeToken('a', 'post').allowed).toBe(true);
});

test('the number of buckets is bounded, and unused ones are removed first', () => {
  const clock = clockAt(0);
  const limits = new RateLimits(RATES, 3, clock);
  countAllowed(limits, 'idle', 1);
  clock.advance(900);
  countAllowed(limits, 'busy', 10);
  clock.advance(100);
  limits.takeToken('c', 'post');
  limits.takeToken('d', 'post');
  expect(countAllowed(limits, 'busy', 5)).toBe(1);
  for (let owner = 0; owner < 100_000; owner += 1) limits.takeToken(`stranger ${owner}`, 'post');
  expect(limits.takeToken('new', 'post').allowed).toBe(true);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s has the rate limit of %s', (address, owner) => {
  expect(rateLimitOwner(address)).toBe(owner);
});

test('of two allowances, the one with fewer remaining requests is reported', () => {
  const limits = new RateLimits(RATES, 100, clockAt(0));
  const wide = limits.takeToken('a', 'get');
  const tight = limits.takeToken('a', 'other');
  expect(stricterAllowance(wide, tight)).toBe(tight);
  expect(stricterAllowance(tight, wide)).toBe(tight);
  expect(stricterAllowance(undefined, wide)).toBe(wide);
});
