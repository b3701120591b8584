/**
 * Preloaded into a server under test (`loopDelay.ts`): at each SIGUSR2 it prints the event-loop delay since the
 * previous time, what keeps the process alive, and its memory.
 */
const { monitorEventLoopDelay } = require('node:perf_hooks');

const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();

function inside() {
  const resources = {};
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
  const loopDelay = { p99Ms: delays.percentile(99) / 1e6, maxMs: delays.max / 1e6 };
  // With --expose-gc: memory in use without garbage.
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  delays.reset();
  return { loopDelay, resources, usedMiB: (heapUsed + external) / 2 ** 20 };
}

process.on('SIGUSR2', () => process.stdout.write(`${JSON.stringify(inside())}\n`));

module.exports = { inside };
