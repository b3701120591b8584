/** The floor of streams: bare ws. Told to, it sends one shared frame to every open socket, so many times at so many milliseconds; or says what memory it uses, and how late its event loop has been at most since it last said so. */
const { monitorEventLoopDelay } = require('node:perf_hooks');
const { WebSocketServer } = require('ws');

const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false }, () => process.send({ port: server.address().port }));

process.on('message', ({ text, times, everyMs }) => {
  if (text === undefined) {
    const maxMs = delays.max / 1e6;
    global.gc();
    delays.reset();
    const { heapUsed, external } = process.memoryUsage();
    return process.send({ usedBytes: heapUsed + external, maxMs });
  }
  const frame = Buffer.from(text);
  let sent = 0;
  const timer = setInterval(() => {
    for (const client of server.clients) client.send(frame, { binary: false });
    sent += 1;
    if (sent < times) return;
    clearInterval(timer);
    process.send({ sent });
  }, everyMs);
});
process.on('disconnect', () => process.exit(0));
