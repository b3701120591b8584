/** The klines of a window cover it without a gap or an overlap, and are few. */
import { intervalCloseMs } from '../../../src/core/market/klines';
import { WINDOW_MINUTE_MS, windowParts } from '../../../src/core/market/windowParts';
import { printSeed, seededRandom } from '../../support/randomSeed';

test('every window up to a week', () => {
  const random = seededRandom(printSeed('windows'));
  for (let round = 0; round < 200; round += 1) {
    const fromMs = WINDOW_MINUTE_MS * (29_000_000 + random.integer(0, 20_000));
    const toMs = fromMs + WINDOW_MINUTE_MS * (1 + random.integer(0, 7 * 24 * 60 - 1));
    const parts = windowParts(fromMs, toMs);
    let atMs = fromMs;
    for (const { interval, openTimeMs } of parts) {
      expect([interval, openTimeMs]).toEqual([interval, atMs]);
      atMs = intervalCloseMs(interval, openTimeMs) + 1;
    }
    expect(atMs).toBe(toMs);
    expect(parts.length).toBeLessThan(40);
  }
});

test('a bound that is no minute is a mistake', () => {
  expect(() => windowParts(0, 90_000)).toThrow(RangeError);
});
