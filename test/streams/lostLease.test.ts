/**
 * While a server cannot prove that it is the leader, it sends no event and keeps no connection open, because another
 * server may have committed more.
 */
import { handshakeText, parseHttpAnswer, rawSocket } from './rawSocket';
import { type HarnessClient, START_MS, type StreamHarness, startStreams } from './streamServerHarness';

const RESTART = { code: 1012, reason: 'the server cannot confirm that its data is current' };
const SECOND_MS = 1_000;

let harness: StreamHarness;
beforeEach(async () => {
  harness = await startStreams();
});
afterEach(() => harness.stop());

/** How the connection was closed, or a frame that was sent instead. */
function endOrFrame(client: HarnessClient): Promise<unknown> {
  return Promise.race([client.closed, client.next().catch(() => client.closed)]);
}

/** How the connection was closed; `open` if it answers a ping instead. */
function endUnlessOpen({ socket, closed }: HarnessClient): Promise<unknown> {
  const pong = new Promise((resolve) => socket.once('pong', () => resolve('open')));
  if (socket.readyState === socket.OPEN) socket.ping();
  return Promise.race([closed, pong]);
}

test('within a second of the loss every connection is closed with 1012, also one on which nothing is sent', async () => {
  const clients = await Promise.all(
    ['/ws', '/ws/btc_thb@ticker', '/stream?streams=btc_thb@depth/eth_thb@trade'].map((path) => harness.connect(path)),
  );
  harness.engine.leaseHeld = false;
  harness.eventLoop.advance(SECOND_MS);
  expect(await Promise.all(clients.map(endUnlessOpen))).toEqual([RESTART, RESTART, RESTART]);
  expect(harness.streams.subscriptions).toBe(0);
});

test.each([
  ['a trade', '/ws/btc_thb@trade'],
  ['a trade, wrapped', '/stream?streams=btc_thb@aggTrade'],
  ['the top of the book', '/ws/btc_thb@bookTicker'],
])('%s that is published after the loss is not sent, even before a timer has run', async (_what, path) => {
  const client = await harness.connect(path);
  harness.engine.leaseHeld = false;
  harness.engine.commit({ bids: { 99: '1' }, trades: [{ at: START_MS, price: '100' }] });
  expect(await endOrFrame(client)).toEqual(RESTART);
});

test('events that were queued before the loss are not sent after it', async () => {
  const client = await harness.connect('/stream?streams=btc_thb@trade/btc_thb@aggTrade/btc_thb@depth@100ms');
  harness.engine.commit({ at: START_MS, price: '100' }, { at: START_MS, price: '101' });
  harness.engine.leaseHeld = false;
  expect(await endOrFrame(client)).toEqual(RESTART);
});

test('a control message after the loss is not answered, because the answer would look like a quiet market', async () => {
  const client = await harness.connect('/ws');
  harness.engine.leaseHeld = false;
  client.send({ method: 'SUBSCRIBE', params: ['btc_thb@ticker'], id: 1 });
  expect(await endOrFrame(client)).toEqual(RESTART);
});

test('new connections are refused with 503, and accepted again when the lease is proved again', async () => {
  harness.engine.leaseHeld = false;
  await expect(harness.connect('/ws/btc_thb@trade')).rejects.toThrow('503');
  const refused = rawSocket(harness.port);
  refused.write(handshakeText('/ws/btc_thb@trade'));
  const { status, headers, body } = parseHttpAnswer(await refused.ended);
  expect([status, JSON.parse(body).code, headers['retry-after']]).toEqual([503, 'SERVICE_UNAVAILABLE', '1']);

  harness.engine.leaseHeld = true;
  const client = await harness.connect('/ws/btc_thb@trade');
  harness.engine.commit({ at: START_MS, price: '100' });
  expect(await client.next()).toMatchObject({ e: 'trade', p: '100' });
  harness.eventLoop.advance(SECOND_MS);
  expect(await client.subscriptions()).toEqual(['btc_thb@trade']);
});
