/** How long an answer asks to wait: RFC 9110, sections 10.2.3 and 5.6.7. */
import { retryAfterMs } from '../../src/foundation/retryAfter';

const NOW_MS = Date.UTC(1994, 10, 6, 8, 49, 7);

test.each([
  [undefined, 0],
  ['0', 0],
  ['120', 120_000],
  [' \t120 \t', 120_000],
  ['Sun, 06 Nov 1994 08:49:37 GMT ', 30_000],
  ['999999999', 999_999_999_000],
  ['Sun, 06 Nov 1994 08:49:37 GMT', 30_000],
  ['Sunday, 06-Nov-94 08:49:37 GMT', 30_000],
  ['Sun Nov  6 08:49:37 1994', 30_000],
  ['Sun, 06 Nov 1994 08:49:00 GMT', 0],
  ['-1', 0],
  ['1.5', 0],
  ['1e9', 0],
  ['99999999999', 99_999_999_999_000],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ['Fri, 31 Dec 9999 23:59:59 GMT', Date.UTC(9999, 11, 31, 23, 59, 59) - NOW_MS],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', 0],
  ['Soon', 0],
  ['', 0],
])('%j', (header, waitMs) => {
  expect(retryAfterMs(header, NOW_MS)).toBe(waitMs);
});
