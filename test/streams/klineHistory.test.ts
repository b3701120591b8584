/**
 * Random histories: klines of all fifteen intervals equal those computed from the trades, and each interval is closed
 * exactly once, in order.
 */
import fc from 'fast-check';
import type { components } from '../../generated/streams';
import { intervalCloseMs, intervalOpenMs, nextOpenMs } from '../../src/core/market/klines';
import { KLINE_INTERVALS, type KlineInterval } from '../../src/core/model/model';
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import type { TradeDraft } from './fakeEngine';
import { type HarnessClient, type StreamHarness, startStreams } from './streamServerHarness';

type WireKline = components['schemas']['Kline'];

const MINUTE_MS = 60_000;
/** Ten minutes before a Monday that begins a month. */
const NEAR_A_MONTHS_END_MS = Date.UTC(2027, 0, 31, 23, 50);

type Step =
  | { readonly kind: 'pass'; readonly ms: number }
  /** One batch, with the milliseconds between each trade and the previous one. */
  | { readonly kind: 'batch'; readonly trades: readonly { readonly afterMs: number; readonly price: number }[] }
  /** A slow commit: the engine's watermark does not move until the next batch. */
  | { readonly kind: 'stall' };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('pass' as const),
    ms: fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 5 * MINUTE_MS })),
  }),
  fc.record({
    kind: fc.constant('batch' as const),
    trades: fc.array(
      fc.record({
        afterMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40_000 })),
        price: fc.integer({ min: 1, max: 9 }),
      }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  }),
  fc.constant({ kind: 'stall' as const }),
);

test('the frames of any random history are complete and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 40 }), async (steps) => {
      const harness = await startStreams({
        startMs: NEAR_A_MONTHS_END_MS,
        limits: { pingIntervalMs: 1_000_000_000, waitingFramesMax: 1_000_000 },
      });
      const follower = await harness.connect(
        `/stream?streams=${KLINE_INTERVALS.map((interval) => `btc_thb@kline_${interval}`).join('/')}`,
      );
      const trades = playSteps(harness, steps);
      const frames = await klinesSeen(follower);
      for (const interval of KLINE_INTERVALS) {
        const ofInterval = frames.filter(({ i }) => i === interval);
        expect(ofInterval.filter(({ x }) => x)).toEqual(closedKlines(trades, interval, harness.engine.watermarkMs()));
        expectOrder(ofInterval);
      }
      await harness.stop();
      expect(harness.errors).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

/** The last twenty minutes of a day, a week and a month in these zones begin where the random histories do. */
const ZONES = [
  ['+00:15', 15],
  ['-00:30', -30],
  ['+07:00', 420],
] as const;

test('a subscriber in the middle of any random history gets the running kline, or the last closed one, and then every close', async () => {
  const anySteps = fc.array(anyStep, { minLength: 1, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(anySteps, anySteps, async (before, after) => {
      const harness = await startStreams({
        startMs: NEAR_A_MONTHS_END_MS,
        limits: { pingIntervalMs: 1_000_000_000, waitingFramesMax: 1_000_000 },
      });
      const early = playSteps(harness, before);
      const earlyMs = harness.engine.watermarkMs();
      const streams = [
        ...KLINE_INTERVALS.map((interval) => ({ interval, zone: '', minutes: 0 })),
        ...ZONES.flatMap(([zone, minutes]) =>
          (['1d', '3d', '1w', '1M'] as const).map((interval) => ({ interval, zone: `@${zone}`, minutes })),
        ),
      ].flatMap((stream) => ['', '@closed'].map((closed) => ({ ...stream, closed })));
      const names = streams.map(({ interval, zone, closed }) => `btc_thb@kline_${interval}${zone}${closed}`);
      const follower = await harness.connect(`/stream?streams=${names.join('/')}`);
      const trades = [...early, ...playSteps(harness, after, early)];
      const frames = await follower.receivedFrames();
      for (const [index, { interval, minutes, closed }] of streams.entries()) {
        const offsetMs = minutes * MINUTE_MS;
        const klines = frames.filter(({ stream }) => stream === names[index]).map(({ data }) => klineOf(data));
        const all = closedKlines(trades, interval, harness.engine.watermarkMs(), offsetMs);
        const known = closedKlines(early, interval, earlyMs, offsetMs).length;
        const closes = klines.filter(({ x }) => x);
        if (closed === '') {
          expect(closes).toEqual(all.slice(known));
          expectOrder(klines);
          if (early.length > 0) expect(klines[0]?.x).toBe(false);
        } else {
          expect(closes).toEqual(all.slice(Math.max(0, known - 1)));
          expect(closes).toEqual(klines);
        }
      }
      await harness.stop();
      expect(harness.errors).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

/**
 * Runs the steps and returns their trades. Ends with a current watermark and one more second, so that all finished
 * intervals are closed.
 */
function playSteps(
  { eventLoop, engine }: StreamHarness,
  steps: readonly Step[],
  previous: readonly TradeDraft[] = [],
): readonly TradeDraft[] {
  const trades: TradeDraft[] = [];
  for (const step of steps) {
    if (step.kind === 'pass') eventLoop.advance(step.ms);
    else if (step.kind === 'stall') engine.heldWatermarkMs ??= eventLoop.nowMs();
    else {
      // While a batch is in progress, the watermark does not pass the time at which it began.
      engine.heldWatermarkMs ??= eventLoop.nowMs();
      let at = Math.max(engine.watermarkMs(), (trades.at(-1) ?? previous.at(-1))?.at ?? 0);
      const batch = step.trades.map(({ afterMs, price }): TradeDraft => {
        at += afterMs;
        return { at, price: String(price) };
      });
      trades.push(...batch);
      eventLoop.advance(Math.max(0, at - eventLoop.nowMs()));
      engine.heldWatermarkMs = undefined;
      engine.commit(...batch);
    }
  }
  engine.heldWatermarkMs = undefined;
  eventLoop.advance(1_000);
  return trades;
}

async function klinesSeen(follower: HarnessClient): Promise<readonly WireKline[]> {
  return (await follower.receivedFrames()).map(({ data }) => klineOf(data));
}

function klineOf(data: unknown): WireKline {
  return (data as components['schemas']['KlineEvent']).k;
}

/** The intervals from the first trade to the last one that ended before the watermark (or before the last trade). */
function closedKlines(
  trades: readonly TradeDraft[],
  interval: KlineInterval,
  settledMs: number,
  offsetMs = 0,
): readonly WireKline[] {
  const [first, last] = [trades[0], trades.at(-1)];
  if (first === undefined || last === undefined) return [];
  // Local times are counted as if they were UTC.
  const runningMs = intervalOpenMs(interval, Math.max(settledMs, last.at) + offsetMs);
  const klines: WireKline[] = [];
  let localMs = intervalOpenMs(interval, first.at + offsetMs);
  for (; localMs < runningMs; localMs = nextOpenMs(interval, localMs)) {
    const bounds = { openMs: localMs - offsetMs, closeMs: intervalCloseMs(interval, localMs) - offsetMs };
    klines.push(closedKline(trades, interval, bounds, klines.at(-1)?.c ?? '0'));
  }
  return klines;
}

function closedKline(
  trades: readonly TradeDraft[],
  interval: KlineInterval,
  { openMs, closeMs }: { readonly openMs: number; readonly closeMs: number },
  previousClose: string,
): WireKline {
  const own = trades.filter(({ at }) => at >= openMs && at <= closeMs);
  const prices = own.map(({ price }) => amountFrom(price));
  const [o, c] = [own[0]?.price ?? previousClose, own.at(-1)?.price ?? previousClose];
  const [h, l] =
    own.length === 0
      ? [previousClose, previousClose]
      : [formatAmount(extremeOf(prices, 1)), formatAmount(extremeOf(prices, -1))];
  const quote = formatAmount(prices.reduce((sum, price) => sum + price, 0n));
  const firstIndex = trades.indexOf(own[0] as TradeDraft);
  const ids = own.length === 0 ? { f: -1, L: -1 } : { f: firstIndex + 1, L: firstIndex + own.length };
  const n = own.length;
  return {
    t: openMs,
    T: closeMs,
    s: 'btc_thb',
    i: interval,
    ...ids,
    o,
    c,
    h,
    l,
    v: String(n),
    n,
    x: true,
    q: quote,
    V: String(n),
    Q: quote,
    B: '0',
  };
}

function extremeOf(prices: readonly bigint[], direction: 1 | -1): bigint {
  return prices.reduce((best, price) => ((direction === 1 ? price > best : price < best) ? price : best));
}

/**
 * An interval is never sent after its close or before the previous one is closed, and a running one only gains trades.
 */
function expectOrder(frames: readonly WireKline[]): void {
  for (const [index, frame] of frames.entries()) {
    const before = frames[index - 1];
    if (before === undefined) continue;
    if (before.x) expect(frame.t).toBe(before.T + 1);
    else expect([frame.t, frame.n >= before.n]).toEqual([before.t, true]);
  }
}
