/** Streams of a complete server: a trade made over HTTP is published, and a restart is announced and survived. */
import { WebSocket } from 'ws';
import type { components } from '../../generated/streams';
import { exchangeOfThisFile, withExchange } from '../support/exchange';
import { OrderScenario } from '../support/orderScenario';
import type { Frame } from '../support/streamClient';

const exchange = exchangeOfThisFile();

type Kline = components['schemas']['Kline'];
const kline = (frame: Frame): Kline => frame['k'] as Kline;
const isKline = (frame: Frame): boolean => frame['e'] === 'kline';

test('a monthly kline continues after the server was restarted, and after it was killed', async () => {
  const story = new OrderScenario(exchange());
  await story.play(`
    maya has 5 btc
    noah has 1000 thb
    maya sells 3 at 100 -> created
  `);
  const before = await exchange().openStream('/ws/btc_thb@kline_1M');
  await story.play('noah buys 1 at 100 -> completed 1@100');
  expect(kline(await before.next(isKline))).toMatchObject({
    f: 1,
    L: 1,
    o: '100',
    c: '100',
    v: '1',
    q: '100',
    n: 1,
    V: '1',
    x: false,
  });
  await exchange().restart();
  expect((await before.closed).code).toBe(1012);
  expect(before.frames.every(isKline)).toBe(true);

  const between = await exchange().openStream('/stream?streams=btc_thb@kline_1M');
  await story.play('noah buys 1 at 101 -> completed 1@100');
  const wrapped = await between.next(({ data }) => isKline(data as Frame) && kline(data as Frame)['n'] === 2);
  expect(kline(wrapped['data'] as Frame)).toMatchObject({ f: 1, L: 2, n: 2, v: '2', q: '200' });
  await exchange().kill();
  expect((await between.closed).code).toBe(1006);
  await exchange().restart();

  const after = await exchange().openStream('/ws');
  expect(await after.request('SUBSCRIBE', ['btc_thb@kline_1M'], 1)).toMatchObject({ result: null });
  await story.play('noah buys 1 at 101 -> completed 1@100');
  expect(kline(await after.next((frame) => isKline(frame) && kline(frame)['n'] === 3))).toMatchObject({
    f: 1,
    L: 3,
    n: 3,
    v: '3',
    q: '300',
  });
  await after.close();
});

test('behind a trusted proxy, connections are counted by the client address that the proxy reports', async () => {
  await withExchange(
    { environment: { TRUST_PROXY: 'on', STREAMS_CONNECTIONS_PER_ADDRESS_MAX: '1' } },
    async ({ baseUrl }) => {
      const sockets: WebSocket[] = [];
      const connect = (forwardedFor: string): Promise<number> =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/ws`, {
            headers: { 'x-forwarded-for': forwardedFor },
          });
          sockets.push(socket);
          socket.once('open', () => resolve(101)).once('error', reject);
          socket.once('unexpected-response', (request, response) => {
            request.destroy();
            resolve(response.statusCode ?? 0);
          });
        });
      // The proxy adds the last address; the client sent those before it. A whole IPv6 /64 counts as one address.
      const seen = [
        '203.0.113.1',
        '203.0.113.2',
        '198.51.100.9, 203.0.113.1',
        '2001:db8::1',
        '2001:db8::2',
        '2001:db8:0:1::1',
      ];
      const statuses: number[] = [];
      for (const address of seen) statuses.push(await connect(address));
      expect(statuses).toEqual([101, 101, 429, 101, 429, 101]);
      for (const socket of sockets) socket.terminate();
    },
  );
});
