/**
 * How late this process' event loop has been since it was last asked, what keeps it alive, and what memory it uses. Preloaded into a server under test (`loopDelay.ts`)
 * it prints that at each SIGUSR2.
 */
const { monitorEventLoopDelay } = require('node:perf_hooks');

const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();

function inside() {
  const resources = {};
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
  const loopDelay = { p99Ms: delays.percentile(99) / 1e6, maxMs: delays.max / 1e6 };
  // Only with --expose-gc: what is in use, without what only waits to be swept.
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  delays.reset();
  return { loopDelay, resources, usedMiB: (heapUsed + external) / 2 ** 20 };
}

process.on('SIGUSR2', () => process.stdout.write(`${JSON.stringify(inside())}\n`));

module.exports = { inside };
