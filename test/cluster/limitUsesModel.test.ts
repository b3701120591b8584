/**
 * What gateways tell each other about limits, on simulated time: a client that keeps the limit of one gateway is never
 * refused, whichever gateways it uses and whatever happens to the messages; and no message spoils a limit.
 */
import { RateLimits } from '../../src/api/http/calls/rateLimits';
import { WeightLimits } from '../../src/api/http/calls/weightLimits';
import { LimitUses } from '../../src/engine/cluster/limitUses';
import { encodeMessage, Subjects } from '../../src/engine/cluster/messages';
import { TokenBucket } from '../../src/foundation/tokenBucket';
import type { MessageFate } from '../support/messageFaults';
import { BusBench } from './busBench';

const RATES = { get: 10, post: 2, other: 5, postBurst: 20 };
const WEIGHT = { perMinute: 100, refusalsMax: 3, noticeMs: 0 };
const OWNER = 'fd00::/64 of a network';
const PROMPT: MessageFate = { copies: 1, delayMs: 5, isReordered: false };

function newGateways(count: number, fateOf: () => MessageFate = () => PROMPT) {
  const bench = new BusBench({ faults: { fateOf, survivesDisconnect: () => true } });
  const { clock, eventLoop } = bench;
  const gateways = Array.from({ length: count }, (_, index) => {
    const uses = new LimitUses({ bus: bench.connect(), natsPrefix: 'test', eventLoop, clock, session: `s${index}` });
    const rates = new RateLimits(RATES, 1_000, clock);
    const weights = new WeightLimits(WEIGHT, 1_000, clock);
    rates.shareWith(uses, 'key');
    weights.shareWith(uses);
    return { rates, weights, uses };
  });
  const publish = (content: object): void =>
    void bench.connect().publish(new Subjects('test').limits, encodeMessage(content));
  return { bench, gateways, publish };
}

/** The same numbers each time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test.each([1, 2, 3, 4, 5, 6])('a client within the limits of one gateway is served by all three (%i)', async (seed) => {
  const next = numbersFrom(seed);
  const fate = (): MessageFate => ({
    copies: next() < 0.1 ? 0 : next() < 0.1 ? 2 : 1,
    delayMs: next() < 0.05 ? 60_000 * next() : 200 * next(),
    isReordered: true,
  });
  const { bench, gateways } = newGateways(3, fate);
  const model = new TokenBucket(RATES.post, bench.clock.nowMs(), RATES.postBurst);
  let [served, refused] = [0, 0];
  for (let step = 0; step < 4_000; step += 1) {
    await bench.time.advance(next() < 0.01 ? 30_000 * next() : 100 * next());
    const { rates } = gateways[Math.floor(next() * 3)] ?? {};
    if (!model.take(bench.clock.nowMs())) continue;
    served += 1;
    if (rates?.takeToken(OWNER, 'post').allowed !== true) refused += 1;
  }
  expect([served > 500, refused]).toEqual([true, 0]);
});

test('what a client uses at one gateway is missing at the others', async () => {
  const {
    bench,
    gateways: [first, second],
  } = newGateways(2);
  for (let count = 0; count < RATES.postBurst; count += 1) first?.rates.takeToken(OWNER, 'post');
  for (let count = 0; count < 60; count += 1) first?.weights.take(OWNER, 1);
  await bench.time.advance(300);
  expect(second?.rates.takeToken(OWNER, 'post').remaining).toBeLessThanOrEqual(RATES.post);
  expect(second?.weights.take(OWNER, 1).used).toBe(61);
});

test('the weight of the last minute does not count in the next one', async () => {
  const {
    bench,
    gateways: [first, second],
  } = newGateways(2);
  await bench.time.advance(59_900 - (bench.clock.nowMs() % 60_000));
  first?.weights.take(OWNER, 100);
  await bench.time.advance(600);
  expect(second?.weights.take(OWNER, 100).outcome).toBe('allowed');
});

test('what more owners have used than fit into one message is told at once', async () => {
  const {
    bench,
    gateways: [first, second],
  } = newGateways(2);
  for (let owner = 0; owner < 900; owner += 1)
    for (const kind of ['get', 'post'] as const)
      for (let count = 0; count < 10; count += 1) first?.rates.takeToken(`owner ${owner}`, kind);
  await bench.time.advance(300);
  expect(second?.rates.takeToken('owner 899', 'post').remaining).toBeLessThan(RATES.postBurst - 5);
});

test.each<[string, Record<string, unknown>]>([
  [
    'negative',
    {
      uses: [
        ['key.post', OWNER, -1e9],
        ['weight', `0 ${OWNER}`, -1e9],
      ],
    },
  ],
  [
    'no number',
    {
      uses: [
        ['key.post', OWNER, {}],
        ['key.post', OWNER],
        ['key.post', OWNER, '7'],
      ],
    },
  ],
  [
    'of an unknown limit',
    {
      uses: [
        ['__proto__', OWNER, 5],
        ['constructor', OWNER, 5],
      ],
    },
  ],
  ['late', { sentAtMs: 0, uses: [['key.post', OWNER, 20]] }],
  ['of the future', { sentAtMs: 9e15, uses: [['key.post', OWNER, 20]] }],
  ['without a time', { sentAtMs: undefined, uses: [['key.post', OWNER, 20]] }],
])('a message with a use that is %s changes nothing', async (_kind, content) => {
  const {
    bench,
    gateways: [gateway],
    publish,
  } = newGateways(1);
  await bench.time.advance(1_000);
  gateway?.rates.takeToken(OWNER, 'post');
  publish({ session: 'another', number: 1, sentAtMs: bench.clock.nowMs(), ...content });
  await bench.time.advance(10);
  expect(gateway?.rates.takeToken(OWNER, 'post')).toMatchObject({ allowed: true, remaining: RATES.postBurst - 2 });
  expect(gateway?.weights.take(OWNER, 1).used).toBe(1);
});
