/** Preloaded into a server under test (`loopDelay.ts`): at each SIGUSR2 it prints how late its event loop has been since the last one, and what keeps it alive. */
const { monitorEventLoopDelay } = require('node:perf_hooks');

const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();
process.on('SIGUSR2', () => {
  const resources = {};
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
  const loopDelay = { p99Ms: delays.percentile(99) / 1e6, maxMs: delays.max / 1e6 };
  // Only with --expose-gc: what is in use, without what only waits to be swept.
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ loopDelay, resources, usedMiB: (heapUsed + external) / 2 ** 20 })}\n`);
  delays.reset();
});
