/**
 * Reading one's own changes at another server: a response says which position of the event log it can reflect
 * (`X-Sequence`), and a request which position its response must reflect (`X-Min-Sequence`).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';

const REQUESTS_IN_FLIGHT_MAX = 4;
const exchange = exchangeOfThisFile({
  environment: { HTTP_REQUESTS_IN_FLIGHT_MAX: String(REQUESTS_IN_FLIGHT_MAX) },
});
const NOT_CURRENT = 'The server cannot confirm that its data is current. Nothing was changed.';
const FAR = '999999999999999';
let alice: TestUser;

beforeAll(async () => {
  alice = await exchange().createUser({ balances: { thb: '100000' } });
});

function read(minSequence?: number | string) {
  return alice.client.call('getUser', { path: { userid: 'me' }, headers: minSequenceHeader(minSequence) });
}

function minSequenceHeader(minSequence: number | string | undefined): Record<string, string> {
  return minSequence === undefined ? {} : { 'X-Min-Sequence': String(minSequence) };
}

let nonce = 0;
function placeOrder(minSequence?: number | string) {
  nonce += 1;
  return alice.client.call('createOrder', {
    body: { type: 'limit', pair: 'btc_thb', side: 'buy', price: '10', amount: '1', nonce },
    headers: minSequenceHeader(minSequence),
  });
}

function sequenceOf({ headers }: { readonly headers: Readonly<Record<string, string>> }): number {
  expect(headers['x-sequence']).toMatch(/^\d+$/);
  return Number(headers['x-sequence']);
}

async function newestEvent(): Promise<number> {
  const row = await exchange().database('events').max({ sequence: 'sequence' }).first();
  return Number(row?.['sequence']);
}

test('a response names the newest position that it can reflect, whether the request was accepted or refused', async () => {
  const before = sequenceOf(await read());
  expect(before).toBe(await newestEvent());
  const order = await placeOrder();
  expect([order.status, sequenceOf(order)]).toEqual([200, before + 1]);
  const refused = await alice.client.call('getOrder', { path: { id: 999_999 } });
  expect([refused.status, sequenceOf(refused)]).toEqual([404, before + 1]);
  const unauthorized = await exchange().anonymous.call('getUser', { path: { userid: 'me' } });
  expect([unauthorized.status, sequenceOf(unauthorized)]).toEqual([401, before + 1]);
});

test('a position that the server has reached is served at once', async () => {
  const sequence = sequenceOf(await placeOrder());
  for (const reached of [0, 1, sequence - 1, sequence]) {
    const answer = await read(reached);
    expect([reached, answer.status, sequenceOf(answer)]).toEqual([reached, 200, sequence]);
  }
});

test('a request waits for its position, and then reflects it', async () => {
  // On a busy machine the time limit of the wait may pass before the orders are placed; then it is repeated.
  const { answer, sequence } = await eventually(
    async () => {
      const before = sequenceOf(await read());
      let served = false;
      const waiting = read(before + 2).then((reply) => {
        served = reply.status === 200;
        return reply;
      });
      await placeOrder();
      await pause(200);
      expect(served).toBe(false);
      await placeOrder();
      return { answer: await waiting, sequence: before + 2 };
    },
    (seen) => seen.answer.status !== 503,
  );
  expect([answer.status, sequenceOf(answer)]).toEqual([200, sequence]);
});

test('a position that is not reached in time is answered 503, and nothing is changed', async () => {
  const sequence = sequenceOf(await read());
  const [own, order, depth] = await Promise.all([
    read(sequence + 1),
    placeOrder(sequence + 1),
    exchange().anonymous.call('getDepth', { query: { symbol: 'btc_thb' }, headers: minSequenceHeader(FAR) }),
  ]);
  for (const answer of [own, order])
    expect([answer.status, answer.body]).toEqual([503, { code: 'SERVICE_UNAVAILABLE', message: NOT_CURRENT }]);
  expect([depth.status, depth.body]).toEqual([503, { code: -1001, msg: NOT_CURRENT }]);
  for (const answer of [own, order, depth])
    expect([answer.headers['retry-after'], sequenceOf(answer)]).toEqual(['1', sequence]);
  expect(await newestEvent()).toBe(sequence);
});

test('requests that wait take no room from others, and their number is limited', async () => {
  let answered = 0;
  const waiting = Array.from({ length: REQUESTS_IN_FLIGHT_MAX + 3 }, async () => {
    const answer = await read(FAR);
    answered += 1;
    return answer;
  });
  await eventually(
    () => answered,
    (count) => count === 3,
  );
  expect([(await read()).status, answered]).toEqual([200, 3]);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 503));
});

test('health checks are answered whatever position is requested', async () => {
  const answer = await exchange().anonymous.call('getReadiness', { headers: minSequenceHeader(FAR) });
  expect([answer.status, answer.headers['x-sequence']]).toEqual([200, undefined]);
});

test('scripts of other origins may read the position of public operations', async () => {
  const answer = await exchange().anonymous.call('getDepth', {
    query: { symbol: 'btc_thb' },
    headers: { origin: 'https://example.com' },
  });
  expect(answer.headers['access-control-expose-headers']?.split(', ')).toContain('X-Sequence');
});
