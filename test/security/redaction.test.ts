/** The log contains no secrets, whatever is logged, and the request log contains no content of requests. */
import { randomUUID } from 'node:crypto';
import { createLog } from '../../src/foundation/log';
import { type TestExchange, withExchange } from '../support/exchange';
import { whileTableLocked } from '../support/lockedTables';
import { signUpUser } from '../support/pageClient';

const CANARY = 'canary-that-no-log-may-show';

async function logLineOf(format: 'json' | 'pretty', what: object): Promise<string> {
  let text = '';
  const log = await createLog(
    { logLevel: 'info', logFormat: format },
    { write: (line: string) => void (text += line) },
  );
  log.info({ user: 42, ...what }, 'an event');
  log.debug('not this one');
  return text;
}

const SECRETS = ['password', 'secret', 'token', 'authorization', 'signature', 'cookie', 'extras', 'listenKey', 'api_secret', 'client_secret', 'access_token', 'refresh_token', 'masterKey', 'databaseUrl']; // biome-ignore format: a list reads better dense

test.each(SECRETS)('%s is left out of a line, at any of three depths and in both forms', async (name) => {
  for (const format of ['json', 'pretty'] as const) {
    for (const what of [
      { [name]: CANARY },
      { headers: { [name]: CANARY } },
      { request: { body: { [name]: CANARY } } },
    ]) {
      const text = await logLineOf(format, what);
      expect([
        text.includes(CANARY),
        text.includes('(secret)'),
        text.includes('an event'),
        text.includes('42'),
      ]).toEqual([false, true, true, true]);
    }
  }
});

test('an error is logged with message and stack, but without the failed statement', async () => {
  const err = Object.assign(new Error('the database is away'), {
    code: 'ECONNRESET',
    errno: 7,
    sql: CANARY,
    bindings: [CANARY],
    response: { body: CANARY },
  });
  const text = await logLineOf('json', { err });
  expect(text).not.toContain(CANARY);
  expect(JSON.parse(text)).toMatchObject({
    err: {
      type: 'Error',
      message: 'the database is away',
      code: 'ECONNRESET',
      errno: 7,
      stack: expect.stringContaining('redaction'),
    },
  });
});

test('a failed statement is not logged with its values, which are user data', () =>
  withExchange({ environment: { DATABASE_QUERY_TIMEOUT_MS: '300' } }, async (exchange) => {
    const email = `${CANARY}@example.com`;
    const answer = await whileTableLocked(exchange, 'users', () =>
      exchange.operator.call('createUser', { body: { email } }),
    );
    expect(answer.status).toBe(503);
    const lines = await linesOf(exchange, String(answer.headers['x-request-id']));
    expect(lines.join()).not.toContain(CANARY);
    expect(lines.join()).toContain('the database failed');
  }));

/** The lines with a request id, once there is one. */
async function linesOf(exchange: TestExchange, requestId: string): Promise<string[]> {
  for (;;) {
    const lines = exchange.lines.filter((line) => line.includes(`"requestId":"${requestId}"`));
    if (lines.length > 0) return lines;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('with LOG_REQUESTS each request has one line with the id of its response and no content', () =>
  withExchange({ environment: { LOG_REQUESTS: 'on' } }, async (exchange) => {
    const alice = await exchange.createUser({ balances: { thb: '100' } });
    const { browser } = await signUpUser(() => exchange.baseUrl);
    const order = { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1', amount: '1', nonce: 1 } as const;
    const { listenKey } = await exchange.anonymous
      .send({ method: 'POST', path: '/api/v3/userDataStream', headers: { 'x-mbx-apikey': alice.apiKey } })
      .then(({ body }) => body as { listenKey: string });
    const secret = `${CANARY}-${randomUUID()}`;
    const asked = [
      {
        what: { operation: 'createOrder', method: 'post', status: 200, user: alice.id },
        answer: await alice.client.call('createOrder', { body: order }),
      },
      {
        what: { operation: 'extendListenKey', method: 'put', status: 200, user: alice.id },
        answer: await exchange.anonymous.send({
          method: 'PUT',
          path: `/api/v3/userDataStream?listenKey=${listenKey}`,
          headers: { 'x-mbx-apikey': alice.apiKey },
        }),
      },
      {
        what: { operation: 'getUser', method: 'get', status: 401 },
        answer: await exchange.anonymous.send({
          method: 'GET',
          path: '/api/users/me',
          headers: { authorization: `TDAX-API ${alice.apiKey}`, signature: secret },
        }),
      },
      {
        what: { operation: 'none', method: 'get', status: 404 },
        answer: await exchange.anonymous.send({ method: 'GET', path: `/api/${secret}?token=${secret}` }),
      },
      { what: { operation: 'page', method: 'get', status: 200 }, answer: await browser.send('/account') },
      {
        what: { operation: 'getHouseBalances', operatorToken: 1, status: 200 },
        answer: await exchange.operator.call('getHouseBalances'),
      },
    ];
    for (const { what, answer } of asked) {
      const [line = ''] = await linesOf(exchange, String(answer.headers['x-request-id']));
      const shown = JSON.parse(line) as Record<string, unknown>;
      expect(shown).toMatchObject({ ...what, msg: 'request', tookMs: expect.any(Number) });
      const names = [
        'level',
        'time',
        'pid',
        'hostname',
        'requestId',
        'operation',
        'method',
        'status',
        'tookMs',
        'user',
        'apiKey',
        'operatorToken',
        'msg',
      ];
      expect(Object.keys(shown).filter((name) => !names.includes(name))).toEqual([]);
    }
    expect(exchange.lines.filter((line) => line.includes(secret) || line.includes(listenKey))).toEqual([]);
  }));
