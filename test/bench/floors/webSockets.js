/**
 * The floor of streams: bare ws. On request it sends one shared frame to every open connection, repeatedly; or reports
 * its memory and event-loop delay.
 */
const { WebSocketServer } = require('ws');
const { inside } = require('../../support/loopDelayMonitor');

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false }, () =>
  process.send({ port: server.address().port }),
);

process.on('message', ({ text, times, everyMs }) => {
  if (text === undefined) return process.send(inside());
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
