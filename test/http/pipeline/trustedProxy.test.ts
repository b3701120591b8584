/**
 * With TRUST_PROXY on, the client's address is the one that the proxy appended: the last one of the header, whatever
 * the client itself put before it.
 */

import { request } from 'node:http';
import { createApiKey } from '../../support/apiKeys';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile({ environment: { TRUST_PROXY: 'on' } });

test('an allowlist is checked against the address that the proxy appended, and no other', async () => {
  const listed = '203.0.113.7';
  const { id } = await exchange().createUser();
  const key = await createApiKey(exchange(), id, { label: 'bot', permissions: ['user_read'], ip_allowlist: [listed] });
  const client = exchange().anonymous.withCredentials({ kind: 'key', apiKey: key.api_key, apiSecret: key.api_secret });
  const statusFrom = async (headers: Record<string, string>) =>
    (await client.call('getUser', { path: { userid: 'me' }, headers })).status;
  const cases: readonly (readonly [Record<string, string>, number])[] = [
    [{ 'x-forwarded-for': listed }, 200],
    [{ 'x-forwarded-for': `198.51.100.1, ${listed}` }, 200],
    [{ 'x-forwarded-for': `::ffff:${listed}` }, 200],
    [{ 'x-forwarded-for': `198.51.100.1, ${listed}:50123` }, 200],
    [{ 'x-forwarded-for': `[::ffff:${listed}]:50123` }, 200],
    [{ 'x-forwarded-for': `[${listed}` }, 403],
    [{ 'x-forwarded-for': `${listed}:` }, 403],
    [{ 'x-forwarded-for': `${listed}, 198.51.100.1` }, 403],
    [{ 'x-forwarded-for': `${listed},` }, 403],
    [{ 'x-forwarded-for': 'unknown', 'x-real-ip': listed }, 403],
    [{ forwarded: `for=${listed}` }, 403],
    [{}, 403],
  ];
  for (const [headers, status] of cases) expect([headers, await statusFrom(headers)]).toEqual([headers, status]);
});

/** What proxies and clouds write. */
const FORWARDING_HEADERS: Readonly<Record<string, string>> = {
  forwarded: 'for=203.0.113.7',
  'x-real-ip': '203.0.113.7',
  'x-client-ip': '203.0.113.7',
  'x-cluster-client-ip': '203.0.113.7',
  'x-original-forwarded-for': '203.0.113.7',
  'x-envoy-external-address': '203.0.113.7',
  'true-client-ip': '203.0.113.7',
  'cf-connecting-ip': '203.0.113.7',
  'cf-connecting-ipv6': '2001:db8::7',
  'cloudfront-viewer-address': '203.0.113.7:50123',
  'fastly-client-ip': '203.0.113.7',
  'fly-client-ip': '203.0.113.7',
  'do-connecting-ip': '203.0.113.7',
  'incap-client-ip': '203.0.113.7',
  'ali-cdn-real-ip': '203.0.113.7',
  'x-azure-clientip': '203.0.113.7',
  'x-azure-socketip': '203.0.113.7',
  'x-appengine-user-ip': '203.0.113.7',
  'x-nf-client-connection-ip': '203.0.113.7',
  'x-vercel-forwarded-for': '203.0.113.7',
  'x-sucuri-clientip': '203.0.113.7',
  'proxy-client-ip': '203.0.113.7',
  'wl-proxy-client-ip': '203.0.113.7',
  'x-forwarded-for': '203.0.113.7, unknown',
};

describe.each([
  ['on', 'all its clients have its address'],
  ['127.0.0.0/8', 'all its clients have its address'],
  ['192.0.2.0/24', 'was ignored, because TRUST_PROXY does not list this address'],
  ['off', 'was ignored, because TRUST_PROXY is off'],
])('with TRUST_PROXY=%s, a header without effect', (setting, warning) => {
  const behind = exchangeOfThisFile({ environment: { TRUST_PROXY: setting } });
  const sent = (headers: Record<string, string>) =>
    behind().anonymous.send({ method: 'GET', path: '/api/v3/ping', headers });
  const warnings = () => behind().lines.filter((line) => line.includes(warning));

  test('is warned about once, each by its name', async () => {
    for (const [name, value] of [...Object.entries(FORWARDING_HEADERS), ...Object.entries(FORWARDING_HEADERS)])
      await sent({ [name]: value });
    const named = () =>
      Object.keys(FORWARDING_HEADERS).map(
        (name) =>
          warnings().filter((line) => line.includes(`${name} and no address`) || line.includes(`${name} was`)).length,
      );
    await eventually(named, (counts) => !counts.includes(0));
    expect(warnings()).toHaveLength(Object.keys(FORWARDING_HEADERS).length);
  });
});

describe('with a list of networks in TRUST_PROXY', () => {
  const listed = '203.0.113.7';
  const elsewhere = exchangeOfThisFile({ environment: { TRUST_PROXY: '192.0.2.0/24,2001:db8::/32,127.7.0.0/16' } });

  /** The status of a request from this address of this machine, with a key that only `listed` may use. */
  async function statusFrom(from: string): Promise<number> {
    const { id } = await elsewhere().createUser();
    const key = await createApiKey(elsewhere(), id, {
      label: 'bot',
      permissions: ['user_read'],
      ip_allowlist: [listed],
    });
    const client = elsewhere().anonymous.withCredentials({
      kind: 'key',
      apiKey: key.api_key,
      apiSecret: key.api_secret,
    });
    const headers = { ...client.signedHeaders('GET'), 'x-forwarded-for': listed };
    return new Promise((resolve, reject) => {
      const outgoing = request(`${elsewhere().baseUrl}/api/users/me`, { headers, localAddress: from }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      outgoing.on('error', reject).end();
    });
  }

  test('a client that forges the header from elsewhere is known by its own address', async () => {
    expect(await statusFrom('127.0.0.1')).toBe(403);
    expect(await statusFrom('127.8.0.1')).toBe(403);
    expect(await statusFrom('127.7.0.1')).toBe(200);
    expect(elsewhere().lines.filter((line) => line.includes('TRUST_PROXY does not list this address'))).toHaveLength(1);
  });
});
