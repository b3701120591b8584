/**
 * If a dependency is down or slow, the server answers 503 in time, states whether the outcome is known, and never
 * answers 401.
 */
import { eventually } from '../../support/eventually';
import { type TestExchange, withExchange } from '../../support/exchange';
import { KeepAliveConnection } from '../../support/keepAliveConnection';
import { NO_TIME_LIMITS, untilAccepted, whileTableLocked } from '../../support/lockedTables';
import { signUpUser } from '../../support/pageClient';
import { startFakePartner } from '../../support/partner/fakePartner';
import { portalLogin, registerApp } from '../../support/portalLogin';

/** Only queries of the database time out. Set after everything is prepared, because it may take longer. */
const SHORT_QUERIES = {
  ...NO_TIME_LIMITS,
  DATABASE_QUERY_TIMEOUT_MS: '300',
  DATABASE_POOL_WAIT_MS: '300',
  AUTHENTICATION_IDENTITY_CACHE_MS: '0',
};
/** Only requests time out. */
const SHORT_REQUESTS = { ...NO_TIME_LIMITS, ENGINE_COMMAND_DEADLINE_MS: '600', HTTP_HANDLER_DEADLINE_MS: '700' };

const UNAVAILABLE = { code: 'SERVICE_UNAVAILABLE', message: 'The service is not available now. Nothing was changed.' };

/** Resolves when the request is no longer answered 503: what was locked is read again, however busy the machine is. */
async function untilServed(request: () => Promise<{ readonly status: number }>): Promise<void> {
  await eventually(
    async () => (await request()).status,
    (status) => status !== 503,
  );
}

/** Resolves when the server accepts no connection any more. */
async function untilRefused({ baseUrl }: TestExchange): Promise<void> {
  await eventually(
    () =>
      fetch(`${baseUrl}/api/v3/ping`).then(
        () => 'accepted',
        () => 'refused',
      ),
    (how) => how === 'refused',
  );
}

test('if credentials cannot be checked, the response is 503 and not 401', () =>
  withExchange({}, async (exchange) => {
    const alice = await exchange.createUser({});
    const partner = await startFakePartner();
    const { client, extras } = await portalLogin(exchange, await registerApp(exchange, partner), alice);
    const buy = () =>
      client.call('createPortalOrder', { body: { extras, price: '1', pair: 'btc_thb', side: 'buy', amount: '1' } });

    await exchange.restart(SHORT_QUERIES);
    const requests: [
      string,
      () => Promise<{ status: number; body?: unknown; headers: Readonly<Record<string, string>> }>,
    ][] = [
      ['api_keys', () => alice.client.call('getUser', { path: { userid: 'me' } })],
      ['portal_sessions', buy],
      ['operator_tokens', () => exchange.operator.call('getHouseBalances')],
    ];
    for (const [table, request] of requests) {
      const answer = await whileTableLocked(exchange, table, request);
      expect([table, answer.status, answer.body, answer.headers['retry-after']]).toEqual([
        table,
        503,
        UNAVAILABLE,
        '1',
      ]);
      await untilServed(request);
    }
    await partner.close();
  }));

test('pages answer with a problem page', () =>
  withExchange({}, async (exchange) => {
    const { browser } = await signUpUser(() => exchange.baseUrl);
    await exchange.restart(SHORT_QUERIES);
    const answer = await whileTableLocked(exchange, 'sessions', () => browser.send('/account'));
    expect([
      answer.status,
      answer.headers['retry-after'],
      answer.text.includes('The service is temporarily unavailable'),
    ]).toEqual([503, '1', true]);
    await untilServed(() => browser.send('/account'));
  }));

test('a page that exceeds its deadline is answered with a problem page', () =>
  withExchange({}, async (exchange) => {
    const { browser } = await signUpUser(() => exchange.baseUrl);
    await exchange.restart(SHORT_REQUESTS);
    const answer = await whileTableLocked(exchange, 'sessions', () => browser.send('/account'));
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
    await untilServed(() => browser.send('/account'));
  }));

test('the response to a write with an unknown outcome states that', () =>
  withExchange({ environment: SHORT_REQUESTS }, async (exchange) => {
    const answer = await whileTableLocked(exchange, 'users', () =>
      exchange.operator.call('createUser', { body: { email: 'a@example.com' } }),
    );
    expect([answer.status, answer.body]).toMatchObject([
      503,
      { message: expect.stringContaining('The outcome is unknown') },
    ]);
  }));

test('a handler that exceeds its deadline is answered 503, once', () =>
  withExchange({ environment: SHORT_REQUESTS }, async (exchange) => {
    // The lock is held until the response has arrived.
    const answer = await whileTableLocked(exchange, 'journal_entries', () => exchange.operator.call('getAudit'));
    expect([answer.status, answer.body]).toEqual([503, UNAVAILABLE]);
    expect((await exchange.anonymous.call('getExchangeInfo')).status).toBe(200);
  }));

test.each([
  ['that wait', NO_TIME_LIMITS],
  ['that were answered at their deadline, until their work has ended', SHORT_REQUESTS],
] as const)('the limit of requests in flight counts those %s; further ones are answered 503', (_, limits) =>
  withExchange({ environment: { ...limits, HTTP_REQUESTS_IN_FLIGHT_MAX: '2' } }, async (exchange) => {
    const orderBook = async () =>
      (await exchange.anonymous.call('getOrderBook', { query: { pair: 'btc_thb' } })).status;
    const held = await whileTableLocked(exchange, 'journal_entries', async () => {
      const audit = () => exchange.operator.call('getAudit');
      if (limits === SHORT_REQUESTS)
        expect((await Promise.all([audit(), audit()])).map(({ status }) => status)).toEqual([503, 503]);
      const audits = limits === SHORT_REQUESTS ? [] : [untilAccepted(audit), untilAccepted(audit)];
      await eventually(orderBook, (status) => status === 503);
      return audits;
    });
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200));
    await eventually(orderBook, (status) => status === 200);
    for (let more = 0; more < 5; more += 1) expect(await orderBook()).toBe(200);
  }),
);

test('after SIGTERM, accepted requests are finished and new ones are refused', () =>
  withExchange(
    { environment: { ...NO_TIME_LIMITS, HTTP_REQUESTS_IN_FLIGHT_MAX: '60', HTTP_SHUTDOWN_DEADLINE_MS: '60000' } },
    async (exchange) => {
      const alice = await exchange.createUser({ balances: { thb: '1000' } });
      const body = { pair: 'btc_thb', type: 'limit' as const, side: 'buy' as const, price: '1', amount: '1' };
      const accepted = await whileTableLocked(exchange, 'api_keys', async () => {
        const reads = Array.from({ length: 20 }, () =>
          untilAccepted(() => alice.client.call('getUser', { path: { userid: 'me' } })),
        );
        const orders = Array.from({ length: 40 }, (_, nonce) =>
          alice.client.call('createOrder', { body: { ...body, nonce: nonce + 1 } }),
        );
        // All 60 have been accepted.
        await eventually(
          async () => (await exchange.anonymous.call('getOrderBook', { query: { pair: 'btc_thb' } })).status,
          (status) => status === 503,
        );
        const stopped = exchange.stop();
        await untilRefused(exchange);
        return { reads, orders, stopped };
      });
      expect((await Promise.all(accepted.reads)).map(({ status }) => status)).toEqual(
        Array.from({ length: 20 }, () => 200),
      );
      const ids = (await Promise.all(accepted.orders)).flatMap((answer) =>
        answer.status === 200 ? [answer.body.id] : [],
      );
      expect(ids).toHaveLength(40);
      await accepted.stopped;
      const kept = await exchange.database('orders').orderBy('id').select<{ id: number }[]>('id');
      expect(kept.map(({ id }) => Number(id))).toEqual(ids.toSorted((a, b) => a - b));
      await exchange.restart();
    },
  ));

test('SIGHUP stops the server in order, and SIGUSR1 opens no inspector', () =>
  withExchange({}, async (exchange) => {
    const { baseUrl } = exchange;
    const server = await exchange.releaseServer();
    server.signal('SIGUSR1');
    expect((await fetch(baseUrl)).status).toBe(200);
    server.signal('SIGHUP');
    expect(await server.exited).toEqual({ code: 0, signal: null });
    expect(exchange.lines.filter((line) => line.includes('Debugger listening'))).toEqual([]);
    await exchange.restart();
  }));

test('while the server stops, a request on a connection that was open before is answered, and ends the connection', () =>
  withExchange({ environment: { SHUTDOWN_DRAIN_MS: '500' } }, async (exchange) => {
    const connection = new KeepAliveConnection(exchange.port);
    const ping = Buffer.from('GET /api/v3/ping HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const before = await connection.request(ping);
    const stopped = exchange.stop();
    await untilRefused(exchange);
    const after = await connection.request(ping);
    expect([before.status, before.headers['connection'], after.status, after.headers['connection']]).toEqual([
      200,
      'keep-alive',
      200,
      'close',
    ]);
    await stopped;
    await exchange.restart();
  }));
