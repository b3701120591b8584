/**
 * The programs of the guide "Keeping candles without a hole" print each closed candle once, as it is over HTTP, although
 * their connections are cut around the ends of intervals and the server is restarted and killed.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { codeBlocksIn } from '../contract/guideSections';
import { CuttableRelay } from '../support/cuttableRelay';
import { eventually } from '../support/eventually';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { createTraders, tradeBetween } from '../support/orderHelpers';
import { printSeed, seededRandom } from '../support/randomSeed';
import { scaledCount } from '../support/runSize';
import { ServerClock } from '../support/serverClock';

const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2027, 2, 1, 12, 0, 30);
const DISCONNECTS = scaledCount(200);
const RESTARTS = 3;
const CLIENTS = join(__dirname, '..', '..', 'spec', 'clients');
/** More than the programs wait before they connect again. */
const RECONNECTED_MS = 600;

const clock = new ServerClock(START_MS);
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: { ...clock.options.environment, STREAMS_KLINE_INTERVAL_MS: '50' },
});
const random = seededRandom(printSeed('candles'));

type Candle = readonly [number, ...unknown[]];

/** A program under test, and the candles that it has printed. */
class CandleProgram {
  readonly candles: Candle[] = [];
  errors = '';
  private readonly process: ChildProcessByStdio<null, Readable, Readable>;

  constructor(
    readonly name: string,
    command: string,
    args: readonly string[],
  ) {
    this.process = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    this.process.stdout.on('data', (data: Buffer) => {
      const lines = `${text}${data.toString()}`.split('\n');
      text = lines.pop() ?? '';
      this.candles.push(...lines.map((line) => JSON.parse(line) as Candle));
    });
    this.process.stderr.on('data', (data: Buffer) => {
      this.errors += data.toString();
    });
  }

  stop(): void {
    this.process.kill();
  }
}

test(`through ${DISCONNECTS} disconnects and ${RESTARTS} restarts, the candles equal those over HTTP`, async () => {
  const traders = await createTraders(exchange());
  const relay = await CuttableRelay.start(() => Number(new URL(exchange().baseUrl).port));
  await tradeBetween(traders, '100', '0.1');
  const args = [relay.baseUrl, 'btc_thb', '1m'];
  const programs = [
    new CandleProgram('TypeScript', process.execPath, [join(CLIENTS, 'typescript', 'candles.ts'), ...args]),
    new CandleProgram('Python', 'python3', ['-B', join(CLIENTS, 'python', 'candles.py'), ...args]),
  ];
  try {
    clock.set(START_MS + MINUTE_MS);
    await eventually(
      () => programs.map(({ candles, errors }) => candles.length + errors.length),
      (counts) => counts.every((count) => count > 0),
    );
    const restartsAt = new Set(
      Array.from({ length: RESTARTS }, (_, index) => Math.floor(((index + 1) * DISCONNECTS) / (RESTARTS + 1))),
    );
    for (let round = 0; round < DISCONNECTS; round += 1) await disturb(relay, traders, restartsAt.has(round));
    clock.set(clock.nowMs() + 2 * MINUTE_MS);
    const rows = await exchange().anonymous.expect('getKlines', 200, {
      query: { symbol: 'btc_thb', interval: '1m', limit: '1000' },
    });
    // The last row is running.
    const closed = rows.slice(0, -1).map(([t, o, h, l, c, v, , , n]) => [t, o, h, l, c, v, n]);
    await eventually(
      () => programs.map(({ candles }) => candles.at(-1)?.[0]),
      (newest) => newest.every((openMs) => openMs === closed.at(-1)?.[0]),
    );
    for (const { name, candles, errors } of programs) expect([name, candles, errors]).toEqual([name, closed, '']);
    process.stderr.write(`candles: ${closed.length} closed candles, ${relay.cuts} disconnects\n`);
  } finally {
    for (const program of programs) program.stop();
    await relay.close();
  }
});

test('the guide shows these programs', () => {
  const guide = readFileSync(join(CLIENTS, '..', 'guides', 'kline-stream.md'), 'utf8');
  const shown = ['ts', 'python'].map((language) => codeBlocksIn(guide, language));
  const programs = ['typescript/candles.ts', 'python/candles.py'].map((file) =>
    readFileSync(join(CLIENTS, file), 'utf8'),
  );
  expect(shown).toEqual(programs.map((program) => [program.trimEnd()]));
});

/** Cuts all connections a little before or after a minute ends, while trades happen on both sides of its end. */
async function disturb(relay: CuttableRelay, traders: [TestUser, TestUser], isRestart: boolean): Promise<void> {
  const boundaryMs = (Math.floor(clock.nowMs() / MINUTE_MS) + 1) * MINUTE_MS;
  const trade = () => tradeBetween(traders, String(random.integer(90, 110)), '0.1');
  const cutAt = random.integer(0, 3);
  const steps = [
    () => random.next() < 0.5 && trade(),
    () => clock.set(boundaryMs - random.integer(1, 200)),
    () => random.next() < 0.5 && trade(),
    () => clock.set(boundaryMs + random.integer(0, 200) + MINUTE_MS * random.pick([0, 0, 0, 1, 3])),
    () => random.next() < 0.5 && trade(),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    if (index !== cutAt) continue;
    relay.cutAll();
    if (isRestart) {
      await (random.next() < 0.5 ? exchange().kill() : exchange().stop());
      await exchange().restart();
    }
  }
  if (random.next() < 0.8) await new Promise((resolve) => setTimeout(resolve, random.integer(0, RECONNECTED_MS)));
}
