/** Preloaded into a server under test: at SIGUSR2 it computes for a while without a pause, and forgets listeners. */
const { EventEmitter } = require('node:events');

process.on('SIGUSR2', () => {
  const untilMs = performance.now() + 1_000;
  let sum = 0;
  while (performance.now() < untilMs) sum += 1;
  const emitter = new EventEmitter();
  for (let count = 0; count < 20; count += 1) emitter.on('close', () => sum);
});
