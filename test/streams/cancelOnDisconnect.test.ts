/** Connections with `cancel_on_disconnect`: the user's orders are cancelled when the connection ends, however it ends. */
import { eventually } from '../support/eventually';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { apiKeyOnly, createSecondApiKey, listenKeyOf } from '../support/listenKeyHelpers';
import { orderBody } from '../support/orderHelpers';
import { ShiftedServerClock } from '../support/shiftedServerClock';
import type { StreamClient } from '../support/streamClient';
import { type HttpAnswer, handshakeText, parseHttpAnswer, rawSocket } from './rawSocket';

/** Longer than a timer runs without renewal. */
const TIMER_PASSES_MS = 31_000;
const PAIRS = ['btc_thb', 'eth_thb'] as const;

const clock = new ShiftedServerClock();
const exchange = exchangeOfThisFile({
  ...clock.options,
  // The test shifts the clock as it likes.
  environment: { ...clock.options.environment, CLOCK_SKEW_MAX_MS: '315576000000' },
});

/** Lets every timer that runs now run out. The clock never goes back, because the exchange's time would stand still. */
let shiftMs = 0;
function passTimers(): void {
  shiftMs += TIMER_PASSES_MS;
  clock.shift(shiftMs);
}

async function trader(): Promise<TestUser> {
  const user = await exchange().createUser({ balances: { thb: '10000' } });
  for (const pair of PAIRS)
    await user.client.expect('createOrder', 200, { body: orderBody({ pair, side: 'buy', price: '100', amount: '1' }) });
  return user;
}

/** The pairs of the user's open orders. */
async function openPairs(user: TestUser): Promise<string[]> {
  const rows = await exchange().database('orders').where({ user_id: user.id, status: 'created' }).orderBy('id');
  return rows.map(({ symbol }: { symbol: string }) => symbol);
}

async function waitForOpenPairs(user: TestUser, expected: readonly string[]): Promise<void> {
  await eventually(
    () => openPairs(user),
    (pairs) => pairs.join() === expected.join(),
  );
}

async function connect(user: Pick<TestUser, 'apiKey'>, orders = 'all'): Promise<StreamClient> {
  const listenKey = await listenKeyOf(exchange(), user);
  return exchange().openStream(`/ws/${listenKey}?cancel_on_disconnect=${orders}`);
}

async function runningTimers(user: TestUser): Promise<string[]> {
  const rows = await exchange().database('cancel_timers').where('user_id', user.id).where('deadline_ms', '>', 0);
  return rows.map(({ scope }: { scope: string }) => scope);
}

async function refusedHandshake(path: string): Promise<HttpAnswer> {
  const raw = rawSocket(exchange().port);
  raw.write(handshakeText(path));
  return parseHttpAnswer(await raw.ended);
}

test('closing the connection cancels all orders of its user, and sends no frames to the user before', async () => {
  const [user, other] = [await trader(), await trader()];
  const watcher = await exchange().openStream(`/ws/${await listenKeyOf(exchange(), user)}`);
  const client = await connect(user);
  expect(await runningTimers(user)).toEqual([expect.stringMatching(/^~[0-9a-f]{6}00:all$/)]);
  expect(await openPairs(user)).toEqual(PAIRS);
  await client.close();
  const { i: first } = await watcher.next(({ X }) => X === 'CANCELED');
  expect(watcher.frames[0]).toMatchObject({ e: 'executionReport', X: 'CANCELED', i: first });
  await waitForOpenPairs(user, []);
  expect([await openPairs(other), await runningTimers(user)]).toEqual([PAIRS, []]);
  await watcher.close();
});

test.each([
  ['/ws/', (listenKey: string) => `/ws/${listenKey}?cancel_on_disconnect=BTC_THB`],
  ['/stream', (listenKey: string) => `/stream?streams=${listenKey}&cancel_on_disconnect=btc_thb&from=0`],
  ['/binance/ws/', (listenKey: string) => `/binance/ws/${listenKey}?cancel_on_disconnect=btc_thb`],
])('a connection at %s that breaks cancels the orders of its pair only', async (_address, pathOf) => {
  const user = await trader();
  const client = await exchange().openStream(pathOf(await listenKeyOf(exchange(), user)));
  client.socket.terminate();
  await waitForOpenPairs(user, ['eth_thb']);
});

test('each connection has a timer of its own, and the timer that the user has set is left alone', async () => {
  const user = await trader();
  await user.client.expect('setCancelAfter', 200, { body: { cancel_after: 300_000 } });
  const [first, second] = [await connect(user, 'btc_thb'), await connect(user, 'eth_thb')];
  await first.close();
  await waitForOpenPairs(user, ['eth_thb']);
  expect((await runningTimers(user)).sort()).toEqual(['all', expect.stringMatching(/^~[0-9a-f]{6}01:eth_thb$/)]);
  const third = await connect(user, 'btc_thb');
  // The number of the first connection is not used again so soon.
  expect((await runningTimers(user)).sort()).toEqual([
    'all',
    expect.stringMatching(/^~[0-9a-f]{6}01:eth_thb$/),
    expect.stringMatching(/^~[0-9a-f]{6}02:btc_thb$/),
  ]);
  for (const client of [second, third]) await client.close();
  await waitForOpenPairs(user, []);
  // The last connection had no open order of its pair.
  expect(
    await eventually(
      () => runningTimers(user),
      ({ length }) => length === 1,
    ),
  ).toEqual(['all']);
});

test('deleting the listen key ends the connection, and cancels the orders', async () => {
  const user = await trader();
  const client = await connect(user);
  await exchange().anonymous.expect('deleteListenKey', 200, apiKeyOnly(user));
  await client.closed;
  await waitForOpenPairs(user, []);
});

test('at most five connections of a user', async () => {
  const user = await exchange().createUser();
  const path = `/ws/${await listenKeyOf(exchange(), user)}?cancel_on_disconnect=all`;
  const clients = await Promise.all(Array.from({ length: 5 }, () => exchange().openStream(path)));
  expect((await refusedHandshake(path)).status).toBe(429);
  await clients.pop()?.close();
  clients.push(
    await eventually(
      () =>
        exchange()
          .openStream(path)
          .catch(() => undefined),
      (client) => client !== undefined,
    ).then((client) => client as StreamClient),
  );
  for (const client of clients) await client.close();
});

describe('handshakes that are refused', () => {
  test('without the permission to cancel orders', async () => {
    const user = await trader();
    const key = await createSecondApiKey(exchange(), user);
    const path = `/ws/${await listenKeyOf(exchange(), key)}`;
    const answer = await refusedHandshake(`${path}?cancel_on_disconnect=all`);
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([403, { code: 'PERMISSION_DENIED' }]);
    expect(await runningTimers(user)).toEqual([]);
    await (await exchange().openStream(path)).close();
  });

  test.each([
    ['an unlisted pair', 'cancel_on_disconnect=doge_thb'],
    ['the scope of another connection', 'cancel_on_disconnect=~3fa9c100:all'],
    ['nothing', 'cancel_on_disconnect='],
    ['two values', 'cancel_on_disconnect=all&cancel_on_disconnect=btc_thb'],
  ])('%s', async (_name, query) => {
    const listenKey = await listenKeyOf(exchange(), await exchange().createUser());
    const answer = await refusedHandshake(`/ws/${listenKey}?${query}`);
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
      400,
      { code: 'INVALID_PARAMETERS', fields: { cancel_on_disconnect: { code: 'INVALID' } } },
    ]);
  });

  test('without a listen key, or with one that is not active', async () => {
    expect((await refusedHandshake('/ws/btc_thb@ticker?cancel_on_disconnect=all')).status).toBe(400);
    const answer = await refusedHandshake(`/ws/${'0'.repeat(32)}?cancel_on_disconnect=all`);
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([400, { code: -1125 }]);
  });
});

describe('a server that ends', () => {
  test('by a kill: the orders are cancelled when the time has passed and a server is back', async () => {
    const user = await trader();
    const client = await connect(user);
    await exchange().kill();
    await client.closed;
    expect(await openPairs(user)).toEqual(PAIRS);
    passTimers();
    await exchange().restart();
    await waitForOpenPairs(user, []);
  });

  test('in order: orders stay if the client connects again, and are cancelled if it does not', async () => {
    const [returning, lost] = [await trader(), await trader()];
    const clients = [await connect(returning), await connect(lost)];
    await exchange().restart();
    for (const client of clients) expect(await client.closed).toMatchObject({ code: 1012 });
    const handedOver = [expect.stringMatching(/^~h[0-9a-f]{7}:all$/)];
    expect([await runningTimers(returning), await runningTimers(lost)]).toEqual([handedOver, handedOver]);
    const again = await connect(returning);
    const own = await eventually(
      () => runningTimers(returning),
      (scopes) => scopes.length === 1,
    );
    expect(own).toEqual([expect.stringMatching(/^~[0-9a-f]{6}00:all$/)]);
    expect([await openPairs(returning), await openPairs(lost)]).toEqual([PAIRS, PAIRS]);
    passTimers();
    await waitForOpenPairs(lost, []);
    await again.close();
    await waitForOpenPairs(returning, []);
  });
});
