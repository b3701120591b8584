/** Preloaded into a server under test: at SIGUSR2 it computes for a second of its thread, and forgets listeners. */
const { EventEmitter } = require('node:events');

const computedMs = () => process.threadCpuUsage().user / 1_000;

process.on('SIGUSR2', () => {
  const untilMs = computedMs() + 1_000;
  let sum = 0;
  while (computedMs() < untilMs) sum += 1;
  const emitter = new EventEmitter();
  for (let count = 0; count < 20; count += 1) emitter.on('close', () => sum);
});
