/** The network of an address, in every form in which an address can be written. */
import { ipNetwork } from '../../src/usecases/accounts/ipNetwork';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['255.255.255.255', '255.255.255.0/24'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
  ['2001:db8:1:2ff::9', '2001:db8:1:200::/56'],
  ['2001:db8::9', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::', 'fe80:0:0:0::/56'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/56'],
])('%s belongs to %s', (address, network) => {
  expect(ipNetwork(address, { ipv4: 24, ipv6: 56 })).toBe(network);
});

test('a longer prefix keeps more of the address', () => {
  const address = '2001:db8:1:2345:6789::';
  expect(ipNetwork(address, { ipv4: 24, ipv6: 48 })).toBe('2001:db8:1::/48');
  expect(ipNetwork(address, { ipv4: 24, ipv6: 64 })).toBe('2001:db8:1:2345::/64');
  expect(ipNetwork('203.0.113.77', { ipv4: 32, ipv6: 128 })).toBe('203.0.113.77/32');
  expect(ipNetwork('203.0.113.77', { ipv4: 20, ipv6: 48 })).toBe('203.0.112.0/20');
});
