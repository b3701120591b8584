import { checkPartnerUrl } from '../../src/usecases/partner/partnerUrl';

const strict = { allowLoopback: false };
const open = { allowLoopback: true };

describe('the URL of a partner', () => {
  it.each([
    'https://partner.co.th/oauth/get-deposit-address',
    'https://partner.co.th:8443/a?tenant=1',
    'https://PARTNER.co.th./a',
    'https://8.8.8.8/a',
    'https://[2606:4700:4700::1111]/a',
    'https://พาร์ทเนอร์.ไทย/a',
  ])('takes %s', (url) => {
    expect(checkPartnerUrl(url, strict)).toBeUndefined();
  });

  it.each([
    ['', 'not a URL'],
    ['partner.co.th/a', 'not a URL'],
    ['/get-deposit-address', 'not a URL'],
    ['https://', 'not a URL'],
    ['https://256.256.256.256/', 'not a URL'],
    ['https://partner.co.th:99999/', 'not a URL'],
    [`https://partner.co.th/${'a'.repeat(2048)}`, 'longer than 2048 characters'],
    ['http://partner.co.th/a', 'scheme must be https'],
    ['ftp://partner.co.th/a', 'scheme must be https'],
    ['file:///etc/passwd', 'scheme must be https'],
    ['data:application/json,{}', 'scheme must be https'],
    ['javascript:alert(1)', 'scheme must be https'],
    ['unix:/var/run/docker.sock', 'scheme must be https'],
    ['https://user@partner.co.th/a', 'carries a user name or password'],
    ['https://user:secret@partner.co.th/a', 'carries a user name or password'],
    ['https://partner.co.th@169.254.169.254/', 'carries a user name or password'],
    ['https://partner.co.th/a#b', 'carries a fragment'],
    ['https://partner.co.th:22/', 'port is reserved for other protocols'],
    ['https://partner.co.th:25/', 'port is reserved for other protocols'],
    ['https://partner.co.th:0/', 'port is reserved for other protocols'],
    ['https://localhost/a', 'host is inside our network'],
    ['https://LOCALHOST./a', 'host is inside our network'],
    ['https://partner.localhost/a', 'host is inside our network'],
    ['https://metadata/', 'host is inside our network'],
    ['https://metadata.google.internal/', 'host is inside our network'],
    ['https://printer.local/', 'host is inside our network'],
    ['https://127.0.0.1/', 'host is inside our network'],
    ['https://2130706433/', 'host is inside our network'],
    ['https://0x7f.1/', 'host is inside our network'],
    ['https://0x7f000001/', 'host is inside our network'],
    ['https://0177.0.0.1/', 'host is inside our network'],
    ['https://127.1/', 'host is inside our network'],
    ['https://１２７.０.０.１/', 'host is inside our network'],
    ['https://127。0。0。1/', 'host is inside our network'],
    ['https://0/', 'host is inside our network'],
    ['https://169.254.169.254/latest/meta-data/', 'host is inside our network'],
    ['https://2852039166/', 'host is inside our network'],
    ['https://[::1]/', 'host is inside our network'],
    ['https://[::]/', 'host is inside our network'],
    ['https://[::ffff:127.0.0.1]/', 'host is inside our network'],
    ['https://[::ffff:a9fe:a9fe]/', 'host is inside our network'],
    ['https://[64:ff9b::7f00:1]/', 'host is inside our network'],
    ['https://[fd00:ec2::254]/', 'host is inside our network'],
  ])('refuses %j: %s', (url, fault) => {
    expect(checkPartnerUrl(url, strict)).toBe(fault);
  });

  it.each(['http://127.0.0.1:4000/a', 'http://localhost:4000/a', 'http://[::1]:4000/a', 'https://localhost/a'])(
    'accepts %s if loopback is allowed',
    (url) => {
      expect(checkPartnerUrl(url, open)).toBeUndefined();
      expect(checkPartnerUrl(url, strict)).toBeDefined();
    },
  );

  it.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'http://[::ffff:127.0.0.1]/',
    'http://0.0.0.0/',
    'file:///etc/passwd',
    'http://a@127.0.0.1/',
  ])('refuses %s even if loopback is allowed', (url) => {
    expect(checkPartnerUrl(url, open)).toBeDefined();
  });
});
