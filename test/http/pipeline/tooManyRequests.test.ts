/** Rate limits from the client's point of view. `rateLimits.test.ts` tests how the buckets refill. */
import { type TestExchange, withExchange } from '../../support/exchange';
import { ServerClock } from '../../support/serverClock';

const clock = new ServerClock(Date.UTC(2030, 0, 1));

/** No bucket refills before the test lets a second pass. */
function withStandingClock(
  limits: Readonly<Record<string, string>>,
  test: (exchange: TestExchange, passSecond: () => void) => Promise<void>,
): Promise<void> {
  const environment = { ...clock.options.environment, ...limits };
  return withExchange({ ...clock.options, environment }, (exchange) =>
    test(exchange, () => clock.set(clock.nowMs() + 1_000)),
  );
}

test('an address that exceeds its rate limit gets 429 and Retry-After, in both forms of errors', () =>
  withStandingClock({ RATE_LIMIT_ADDRESS_GET: '20' }, async (exchange, passSecond) => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => exchange.anonymous.call('getExchangeInfo')));
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([20, 40]);
    expect(refused[0]?.body).toEqual({ code: -1003, msg: 'Too many requests.' });
    // Pages of other origins can read this response too, because the data is public.
    expect(refused[0]?.headers).toMatchObject({
      'retry-after': '1',
      'x-mbx-used-weight': '20',
      'access-control-allow-origin': '*',
    });

    const estimates = await Promise.all(
      Array.from({ length: 60 }, () =>
        exchange.anonymous.call('getEstimatedPrice', { query: { pair: 'btc_thb', side: 'buy', amount: '1' } }),
      ),
    );
    const late = estimates.find(({ status }) => status === 429);
    expect(late?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(late?.headers).toMatchObject({
      'retry-after': '1',
      'x-ratelimit-limit': '20',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '1',
    });
    // Each class of methods has its own bucket.
    expect((await exchange.operator.call('createUser', { body: { email: 'a@example.com' } })).status).toBe(201);
    passSecond();
    expect((await exchange.anonymous.call('getExchangeInfo')).status).toBe(200);
  }));

test('each key has its own rate limit', () =>
  withStandingClock({ RATE_LIMIT_KEY_GET: '5' }, async (exchange) => {
    const [alice, bob] = [await exchange.createUser(), await exchange.createUser()];
    const read = (user: typeof alice) => user.client.call('getUser', { path: { userid: 'me' } });
    const answers = await Promise.all(Array.from({ length: 30 }, () => read(alice)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers).toMatchObject({
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'retry-after': '1',
    });
    expect((await read(bob)).status).toBe(200);
    expect((await read(bob)).headers).toMatchObject({ 'x-ratelimit-limit': '5' });
  }));

test("requests with a wrong signature count against the address's rate limit and not against the key's", () =>
  withStandingClock({ RATE_LIMIT_KEY_GET: '5', RATE_LIMIT_ADDRESS_GET: '40' }, async (exchange, passSecond) => {
    const alice = await exchange.createUser();
    const guess = { authorization: `TDAX-API ${alice.apiKey}`, signature: 'a'.repeat(128) };
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () =>
        exchange.anonymous.send({ method: 'GET', path: '/api/users/me', headers: guess }),
      ),
    );
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await alice.client.call('getUser', { path: { userid: 'me' } })).status).toBe(200);
    const more = await Promise.all(
      Array.from({ length: 60 }, () =>
        exchange.anonymous.send({ method: 'GET', path: '/api/users/me', headers: guess }),
      ),
    );
    expect(more.some(({ status }) => status === 429)).toBe(true);
    // The audit at the end of every test sends a request, too.
    passSecond();
  }));
