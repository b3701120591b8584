/**
 * `<pair>@miniTicker`, `<pair>@ticker` and the arrays of all symbols: 24-hour statistics, changed by trades and by
 * time.
 */
import { type Frame, type HarnessClient, START_MS, type StreamHarness, startStreams } from './streamServerHarness';

const DAY_MS = 86_400_000;

let harness: StreamHarness;

beforeEach(async () => {
  harness = await startStreams({ limits: { pingIntervalMs: 1_000_000_000 } });
});

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

function tradeTwice(): void {
  harness.engine.commit(
    { at: START_MS + 10, price: '100', quantity: '2' },
    { at: START_MS + 20, price: '110.5', quantity: '0.00000001' },
  );
}

/** `second: last open high low volume`. */
function tickerText({ E, c, o, h, l, v }: Frame): string {
  return `${(Number(E) - START_MS) / 1000}: ${c} ${o} ${h} ${l} ${v}`;
}

async function tickerTexts(client: HarnessClient): Promise<readonly string[]> {
  return (await client.receivedFrames()).map(tickerText);
}

test('a mini ticker has every member of the contract', async () => {
  const client = await harness.connect('/ws/btc_thb@miniTicker');
  tradeTwice();
  harness.eventLoop.advance(1_000);
  const volumes = { v: '2.00000001', q: '200.000001105' };
  expect(await client.next()).toEqual({
    e: '24hrMiniTicker',
    E: START_MS + 1_000,
    s: 'btc_thb',
    c: '110.5',
    o: '100',
    h: '110.5',
    l: '100',
    ...volumes,
  });
});

test('a ticker has every member of the contract: the values of the HTTP ticker, and the best bid and ask', async () => {
  harness.engine.commit({ at: START_MS - 2 * DAY_MS, price: '90' });
  const client = await harness.connect('/ws/btc_thb@ticker');
  tradeTwice();
  harness.engine.commit({ bids: { '100': '3', '99': '1' }, asks: { '111': '0.5' } });
  harness.eventLoop.advance(1_000);
  expect(await client.next()).toEqual({
    e: '24hrTicker',
    E: START_MS + 1_000,
    s: 'btc_thb',
    p: '10.5',
    P: '10.5',
    w: '100.000000052499999738',
    x: '90',
    c: '110.5',
    Q: '0.00000001',
    b: '100',
    B: '3',
    a: '111',
    A: '0.5',
    o: '100',
    h: '110.5',
    l: '100',
    v: '2.00000001',
    q: '200.000001105',
    O: START_MS + 10,
    C: START_MS + 20,
    F: 2,
    L: 3,
    n: 2,
  });
});

test('a symbol without trades and orders has zeros, no ids, and the event time', async () => {
  const client = await harness.connect('/ws/eth_thb@ticker');
  harness.eventLoop.advance(1_000);
  const E = START_MS + 1_000;
  const zeros = Object.fromEntries('pPwxcQbBaAohlvq'.split('').map((name) => [name, '0']));
  expect(await client.next()).toEqual({ e: '24hrTicker', E, s: 'eth_thb', ...zeros, O: 0, C: E, F: -1, L: -1, n: 0 });
});

test.each(['miniTicker', 'ticker'])(
  'a %s is sent every second with the current statistics, also if nothing changed',
  async (kind) => {
    const client = await harness.connect(`/ws/btc_thb@${kind}`);
    for (let tenth = 0; tenth < 25; tenth += 1) {
      harness.engine.commit({ at: START_MS + tenth * 100, price: String(100 + tenth) });
      harness.eventLoop.advance(100);
    }
    harness.eventLoop.advance(2_500);
    const [first, second, last] = ['109 100 109 100 10', '119 100 119 100 20', '124 100 124 100 25'];
    expect(await tickerTexts(client)).toEqual([
      `1: ${first}`,
      `2: ${second}`,
      `3: ${last}`,
      `4: ${last}`,
      `5: ${last}`,
    ]);
  },
);

test.each(['miniTicker', 'ticker'])('a %s changes without new trades when old ones leave the window', async (kind) => {
  const client = await harness.connect(`/ws/btc_thb@${kind}`);
  harness.engine.commit({ at: START_MS, price: '100' });
  harness.eventLoop.advance(2_000);
  harness.engine.commit({ at: START_MS + 2_000, price: '90' });
  harness.eventLoop.advance(1_000);
  await client.receivedFrames();
  harness.eventLoop.setClock(START_MS + DAY_MS - 2_000);
  harness.eventLoop.advance(5_000);
  // A trade leaves the window when it is 24 hours old.
  const day = DAY_MS / 1000;
  const [both, one, none] = ['90 100 100 90 2', '90 90 90 90 1', '90 0 0 0 0'];
  expect(await tickerTexts(client)).toEqual([
    `${day - 1}: ${both}`,
    `${day}: ${one}`,
    `${day + 1}: ${one}`,
    `${day + 2}: ${none}`,
    `${day + 3}: ${none}`,
  ]);
});

test('a ticker has the best prices at the time it is sent', async () => {
  harness.engine.commit({ bids: { '99': '1' } });
  const client = await harness.connect('/ws/btc_thb@ticker');
  harness.eventLoop.advance(1_000);
  harness.engine.commit({ bids: { '98': '1' } }, { bids: { '99': '2' } });
  harness.eventLoop.advance(1_000);
  harness.engine.commit({ asks: { '101': '1' } });
  harness.eventLoop.advance(1_000);
  expect((await client.receivedFrames()).map(({ b, B, a, A }) => [b, B, a, A])).toEqual([
    ['99', '1', '0', '0'],
    ['99', '2', '0', '0'],
    ['99', '2', '101', '1'],
  ]);
});

test('changes while there was no subscriber are included', async () => {
  const client = await harness.connect('/ws/btc_thb@ticker');
  harness.eventLoop.advance(1_000);
  await client.request({ method: 'UNSUBSCRIBE', params: ['btc_thb@ticker'], id: 1 });
  await client.receivedFrames();
  tradeTwice();
  await client.request({ method: 'SUBSCRIBE', params: ['btc_thb@ticker'], id: 2 });
  harness.eventLoop.advance(1_000);
  expect(await tickerTexts(client)).toEqual(['2: 110.5 100 110.5 100 2.00000001']);
});

describe('all symbols', () => {
  const ARRAYS = ['!miniTicker@arr', '!ticker@arr', '!miniTicker@arr@3000ms'];
  const symbols = (frame: Frame | undefined): unknown =>
    (frame as unknown as readonly Frame[]).map(({ s, c }) => `${s} ${c}`).join(' ');

  test.each(ARRAYS)(
    '%s contains every TRADING symbol, changed or not, in listing order and with one event time',
    async (name) => {
      harness.engine.listSymbol('usdt_thb', 'BREAK');
      harness.engine.listSymbol('xrp_thb');
      const client = await harness.connect(`/ws/${name}`);
      harness.engine.commit({ at: START_MS, price: '7', symbol: 'eth_thb' });
      harness.eventLoop.advance(3_000);
      harness.engine.commit({ at: START_MS, price: '8', symbol: 'xrp_thb' });
      harness.eventLoop.advance(3_000);
      const frames = await client.receivedFrames();
      expect(symbols(frames[0])).toBe('btc_thb 0 eth_thb 7 xrp_thb 0');
      expect(symbols(frames.at(-1))).toBe('btc_thb 0 eth_thb 7 xrp_thb 8');
      for (const frame of frames)
        expect(new Set((frame as unknown as readonly Frame[]).map(({ E }) => E)).size).toBe(1);
    },
  );

  test('once per second, or with @3000ms every three seconds', async () => {
    const [second, three] = [
      await harness.connect('/stream?streams=!miniTicker@arr'),
      await harness.connect('/stream?streams=!miniTicker@arr@3000ms'),
    ];
    for (let n = 1; n <= 6; n += 1) {
      harness.engine.commit({ at: START_MS, price: String(n) });
      harness.eventLoop.advance(1_000);
    }
    const last = async (client: HarnessClient): Promise<readonly unknown[]> =>
      (await client.receivedFrames()).map(({ data }) => (data as Frame[])[0]?.['c']);
    expect([await last(second), await last(three)]).toEqual([
      ['1', '2', '3', '4', '5', '6'],
      ['3', '6'],
    ]);
  });

  test.each(ARRAYS)('%s includes a newly listed symbol, and omits one that stops trading', async (name) => {
    const client = await harness.connect(`/ws/${name}`);
    const seen: unknown[] = [];
    for (const [symbol, status] of [
      ['eth_thb', 'TRADING'],
      ['xrp_thb', 'TRADING'],
      ['btc_thb', 'BREAK'],
      ['btc_thb', 'TRADING'],
    ] as const) {
      harness.engine.listSymbol(symbol, status);
      harness.eventLoop.advance(3_000);
      seen.push(symbols((await client.receivedFrames()).at(-1)));
    }
    const all = 'btc_thb 0 eth_thb 0 xrp_thb 0';
    expect(seen).toEqual(['btc_thb 0 eth_thb 0', all, 'eth_thb 0 xrp_thb 0', all]);
  });

  test('a symbol that does not trade still has its own stream', async () => {
    harness.engine.listSymbol('xrp_thb', 'BREAK');
    const client = await harness.connect('/ws/xrp_thb@ticker');
    harness.eventLoop.advance(1_000);
    expect(await client.next()).toMatchObject({ s: 'xrp_thb', n: 0 });
  });
});

test('event times never decrease, whatever the clock does', async () => {
  const client = await harness.connect('/ws/btc_thb@ticker');
  for (const offsetMs of [0, 40_000, -3_600_000, 20_000, 43_200_000, -5]) {
    harness.eventLoop.setClock(START_MS + offsetMs);
    harness.engine.commit({ bids: { '100': String(offsetMs + 4_000_000) } });
    harness.eventLoop.advance(1_000);
  }
  const times = (await client.receivedFrames()).map(({ E }) => E as number);
  expect(times).toHaveLength(6);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});
