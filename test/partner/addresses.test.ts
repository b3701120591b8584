import { isAddressAllowed } from '../../src/usecases/partner/addresses';

const strict = { allowLoopback: false };
const open = { allowLoopback: true };

const BLOCKED = [
  // this network, private, carrier-grade NAT, link-local
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.100.100.200', '100.127.255.255'],
  ...[
    '169.254.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.168.255.255',
    '168.63.129.16',
  ],
  // assignments, documentation, benchmarks, relays, multicast, reserved, broadcast
  ...[
    '192.0.0.1',
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
  ],
  ...['224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255'],
  // unspecified, compatible, mapped, translated, NAT64
  ...['::', '::7f00:1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:0:127.0.0.1'],
  ...['64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '100::1'],
  // unique-local, link-local, site-local, multicast, tunnels that carry IPv4, documentation
  ...[
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'febf::1',
    'fec0::1',
    'ff02::1',
    '2001::1',
    '2002:7f00:1::',
    '2001:db8::1',
    '3fff::1',
    '4000::1',
  ],
  // no plain literal
  ...[
    '',
    'localhost',
    'fe80::1%eth0',
    '2606:4700::1%lo',
    '127.1',
    '0x7f.0.0.1',
    '2130706433',
    ' 8.8.8.8',
    '8.8.8.8 ',
    '[2606:4700::1]',
    '08.8.8.8',
  ],
];

const ALLOWED = [
  '8.8.8.8',
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '126.255.255.255',
  '128.0.0.1',
  '172.15.255.255',
  '172.32.0.1',
];
const ALLOWED_IPV6 = ['2606:4700:4700::1111', '2001:4860:4860::8888', '2a00:1450::1', '2003::1', '3ffe::1'];

describe('the addresses that a partner may use', () => {
  it.each(BLOCKED)('never %j', (address) => {
    expect(isAddressAllowed(address, strict)).toBe(false);
    expect(isAddressAllowed(address, open)).toBe(false);
  });

  it.each([...ALLOWED, ...ALLOWED_IPV6])('%s is public', (address) => {
    expect(isAddressAllowed(address, strict)).toBe(true);
  });

  it.each(['127.0.0.1', '127.255.255.255', '::1', '0:0:0:0:0:0:0:1'])('%s only by explicit setting', (address) => {
    expect(isAddressAllowed(address, strict)).toBe(false);
    expect(isAddressAllowed(address, open)).toBe(true);
  });
});
