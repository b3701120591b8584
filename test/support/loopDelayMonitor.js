/** Preloaded into a server under test (`loopDelay.ts`): at each SIGUSR2 it prints how late its event loop has been since the last one. */
const { monitorEventLoopDelay } = require('node:perf_hooks');

const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();
process.on('SIGUSR2', () => {
  process.stdout.write(`${JSON.stringify({ loopDelay: { p99Ms: delays.percentile(99) / 1e6, maxMs: delays.max / 1e6 } })}\n`);
  delays.reset();
});
