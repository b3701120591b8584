/**
 * With TRUST_PROXY on, the client's address is the one that the proxy appended: the last one of the header, whatever
 * the client itself put before it.
 */
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile({ environment: { TRUST_PROXY: 'on' } });

test('an allowlist is checked against the address that the proxy appended, and no other', async () => {
  const listed = '203.0.113.7';
  const { id } = await exchange().createUser();
  const key = await exchange().operator.expect('createApiKey', 201, {
    path: { userid: id },
    body: { label: 'bot', permissions: ['user_read'], ip_allowlist: [listed] },
  });
  const client = exchange().anonymous.withCredentials({ kind: 'key', apiKey: key.api_key, apiSecret: key.api_secret });
  const statusFrom = async (headers: Record<string, string>) =>
    (await client.call('getUser', { path: { userid: 'me' }, headers })).status;
  const cases: readonly (readonly [Record<string, string>, number])[] = [
    [{ 'x-forwarded-for': listed }, 200],
    [{ 'x-forwarded-for': `198.51.100.1, ${listed}` }, 200],
    [{ 'x-forwarded-for': `::ffff:${listed}` }, 200],
    [{ 'x-forwarded-for': `${listed}, 198.51.100.1` }, 403],
    [{ 'x-forwarded-for': `${listed},` }, 403],
    [{ 'x-forwarded-for': 'unknown', 'x-real-ip': listed }, 403],
    [{ forwarded: `for=${listed}` }, 403],
    [{}, 403],
  ];
  for (const [headers, status] of cases) expect([headers, await statusFrom(headers)]).toEqual([headers, status]);
});
