/** Normalized addresses, and which addresses an allowlist allows. */

import { createAllowlist, isAllowed, normalizeAddress } from '../../../src/api/http/calls/addresses';
import { isIpRange } from '../../../src/usecases/apiKeys/ipRange';

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['2001:db8::1', '2001:db8::1'],
])('%s is normalized to %s', (address, plain) => {
  expect(normalizeAddress(address)).toBe(plain);
});

test('an empty allowlist allows every address', () => {
  expect(isAllowed(createAllowlist([]), '203.0.113.7')).toBe(true);
});

test.each([
  [['203.0.113.7'], '203.0.113.7', true],
  [['203.0.113.7'], '203.0.113.8', false],
  [['203.0.113.0/24'], '203.0.113.255', true],
  [['203.0.113.0/24'], '203.0.114.0', false],
  [['2001:db8::/32'], '2001:db8:ffff::1', true],
  [['2001:db8::/32'], '2001:db9::1', false],
  [['2001:DB8:0:0:0:0:0:1'], '2001:db8::1', true],
  [['::ffff:203.0.113.7'], '203.0.113.7', true],
  [['::ffff:203.0.113.0/120'], '203.0.113.9', true],
  [['::ffff:203.0.113.0/120'], '203.0.114.9', false],
  [['::/0'], '203.0.113.7', true],
  [['0.0.0.0/0'], '203.0.113.7', true],
  [['10.0.0.1', '203.0.113.7'], '203.0.113.7', true],
])('%j allows %s: %s', (networks, address, allowed) => {
  expect(networks.every(isIpRange)).toBe(true);
  expect(isAllowed(createAllowlist(networks), address)).toBe(allowed);
});

test.each([
  '203.0.113',
  '203.0.113.256',
  '203.0.113.7/33',
  '203.0.113.7/',
  '203.0.113.7/08',
  '::1/129',
  '1.2.3.4/24/8',
  'localhost',
  '',
  ':::',
  '2130706433',
  '0x7f.1',
])('%j is not a network', (text) => {
  expect(isIpRange(text)).toBe(false);
});
