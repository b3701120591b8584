/**
 * The `Host` header must name the host of PUBLIC_URL, so that a web page of another site, whose name its owner lets
 * resolve to this server (DNS rebinding), is not served. Health checks use any host, and clients on this machine may
 * name it `localhost`.
 */
import { request } from 'node:http';
import { createHostCheck } from '../../../src/api/http/calls/hostCheck';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile({
  environment: { PUBLIC_URL: 'https://exchange.example', TRUST_PROXY: 'on' },
});

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** A request with this `Host` header, which `fetch` does not let a program choose. */
function send(path: string, headers: Readonly<Record<string, string>>, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${exchange().baseUrl}${path}`, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};

test('a page of another site that resolves its name to this server gets no data', async () => {
  for (const host of ['attacker.example', 'exchange.example.attacker.example', 'attacker.example:443', '10.1.2.3']) {
    const answer = await send('/api/configs/', { host });
    expect([host, answer.status, JSON.parse(answer.text)]).toEqual([
      host,
      421,
      { code: 'MISDIRECTED_REQUEST', message: 'The server does not serve the host that the request names.' },
    ]);
  }
  const host = 'attacker.example';
  const declared = await exchange().anonymous.send({ method: 'GET', path: '/api/configs/', headers: { host } });
  expect(declared.status).toBe(421);
  const v3 = await send('/api/v3/exchangeInfo', { host: 'attacker.example' });
  expect([v3.status, JSON.parse(v3.text)]).toMatchObject([400, { code: -1100 }]);
  const chart = await exchange().anonymous.send({ method: 'GET', path: '/udf/config', headers: { host } });
  expect([chart.status, chart.body]).toMatchObject([421, { s: 'error' }]);
  expect((await send('/api/orders/', { host: 'attacker.example' }, 'POST')).status).toBe(421);
  expect((await send('/internal/users', { host: 'attacker.example' })).status).toBe(421);
});

test('a page of another site cannot open a stream', async () => {
  const answer = await send('/ws/btc_thb@trade', { ...UPGRADE, host: 'attacker.example' });
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([421, 'MISDIRECTED_REQUEST']);
});

test.each([
  ['en', 'This page is not at this address'],
  ['th', 'หน้านี้ไม่ได้อยู่ที่ที่อยู่นี้'],
])('a browser gets a page that explains it (%s)', async (language, title) => {
  const headers = { host: 'attacker.example', accept: 'text/html', 'accept-language': language };
  const answer = await send('/sign-in', headers);
  expect([answer.status, answer.type]).toEqual([421, 'text/html; charset=utf-8']);
  expect(answer.text).toContain(title);
});

test('clients that use the public URL are served, with and without port and in either case', async () => {
  for (const host of ['exchange.example', 'exchange.example:443', 'EXCHANGE.example', 'exchange.example.'])
    expect([host, (await send('/api/v3/ping', { host })).status]).toEqual([host, 200]);
});

test('health checks may name any host', async () => {
  for (const path of ['/health/live', '/health/ready'])
    expect((await send(path, { host: '10.1.2.3:3000' })).status).toBe(200);
});

test('monitoring and operators on this machine may name it localhost, a client behind the proxy may not', async () => {
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1', '[::1]:3000']) {
    expect([host, (await send('/api/v3/time', { host })).status]).toEqual([host, 200]);
    const forwarded = await send('/api/configs/', { host, 'x-forwarded-for': '203.0.113.9' });
    expect([host, forwarded.status]).toEqual([host, 421]);
  }
});

test.each([
  ['the public URL names this machine', 'http://127.0.0.1:3000', '127.0.0.1', 'localhost:8080', true],
  ['the public URL names this machine', 'http://localhost:3000', '127.0.0.1', '[::1]', true],
  ['the public URL names this machine', 'http://127.0.0.1:3000', '127.0.0.1', 'localhost.attacker.example', false],
  ['the host is the address in HOST', 'https://exchange.example', '10.1.2.3', '10.1.2.3:3000', true],
  ['the public URL names no host', 'http://0.0.0.0:3000', '0.0.0.0', '192.0.2.7:3000', true],
  ['the public URL names no host', 'http://[::]:3000', '::', '[2001:db8::1]:3000', true],
  ['the public URL names no host', 'http://0.0.0.0:3000', '0.0.0.0', 'attacker.example', false],
  ['the public URL has a port', 'https://exchange.example:8443', '127.0.0.1', 'exchange.example', true],
  ['the header is malformed', 'https://exchange.example', '127.0.0.1', 'exchange.example@attacker.example', false],
  ['the header is malformed', 'https://exchange.example', '127.0.0.1', 'exchange.example:x', false],
  ['the header is empty', 'https://exchange.example', '127.0.0.1', '', false],
] as const)('%s: %s on %s, Host: %s', (_, publicUrl, host, sent, isServed) => {
  const isOwnHost = createHostCheck({ publicUrl, host });
  const incoming = { url: '/', headers: { host: sent } } as Parameters<typeof isOwnHost>[0];
  expect(isOwnHost(incoming, '203.0.113.9')).toBe(isServed);
});
