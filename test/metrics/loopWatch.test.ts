/** Work that blocks the event loop of a server, and listeners that are never removed, raise a metric and fail a test. */
import { join } from 'node:path';
import { LoopWatch } from '../../src/foundation/loopWatch';
import { eventually } from '../support/eventually';
import { TestExchange } from '../support/exchange';
import { freePort } from '../support/freePort';
import { scrapeMetrics } from '../support/scrapeMetrics';

/** A watch whose loop has taken `elapsedMs` for one turn and has computed for `cpuMs`. */
function watchAfter(elapsedMs: number, cpuMs: number): LoopWatch {
  let [elapsed, cpu] = [0, 0];
  let look: () => void = () => undefined;
  const eventLoop = {
    elapsedMs: () => elapsed,
    every: (_everyMs: number, call: () => void) => {
      look = call;
      return () => undefined;
    },
    after: () => () => undefined,
    nextTurn: () => undefined,
  };
  const watch = new LoopWatch(eventLoop, { warn: () => undefined, error: () => undefined }, () => cpu);
  watch.start();
  [elapsed, cpu] = [elapsedMs, cpuMs];
  look();
  watch.stop();
  return watch;
}

test.each([
  ['a turn without work', 21, 1, 0],
  ['long work', 140, 120, 1],
  ['a machine that ran other processes', 500, 10, 0],
  ['work at the limit', 70, 70, 0],
  ['many short turns, which let timers run', 22, 20, 0],
])('%s counts', (_what, elapsedMs, cpuMs, blocks) => {
  expect(watchAfter(elapsedMs, cpuMs).blocks).toBe(blocks);
});

test('a server that blocks its loop or collects listeners says so, in its metrics too, and its test fails', async () => {
  const METRICS_PORT = String(await freePort());
  const exchange = await TestExchange.start({
    environment: { METRICS_PORT },
    nodeArguments: ['--require', join(__dirname, '..', 'support', 'loopBlocker.js')],
  });
  process.kill(exchange.processId, 'SIGUSR2');
  const shown = await eventually(
    () => scrapeMetrics(Number(METRICS_PORT)),
    ({ values }) =>
      Number(values.get('talad_event_loop_blocks_total')) > 0 && values.get('talad_listener_warnings_total') === 1,
  );
  expect(shown.values.get('talad_event_loop_longest_block_seconds')).toBeGreaterThan(0.05);
  await expect(exchange.close()).rejects.toThrow(/the event loop was blocked by own work/);
});

test('the watch leaves no listener behind', () => {
  const before = process.listenerCount('warning');
  watchAfter(1, 1);
  expect(process.listenerCount('warning')).toBe(before);
});
