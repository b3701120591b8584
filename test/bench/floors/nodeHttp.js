/**
 * The floor below express: bare node:http. A POST is read completely, parsed as JSON and answered with the members of
 * an order; there is no framework, and nothing is checked. Each path in the environment variable BODIES is answered with
 * the bytes of its body, made beforehand.
 */
const { createServer } = require('node:http');
const { answer } = require('./answer');

const TYPE = 'application/json; charset=utf-8';
const bodies = new Map(
  Object.entries(JSON.parse(process.env['BODIES'] ?? '{}')).map(([path, body]) => [
    path,
    Buffer.from(JSON.stringify(body)),
  ]),
);

const server = createServer((request, response) => {
  const ready = bodies.get(request.url.split('?', 1)[0]);
  if (ready !== undefined) {
    response.writeHead(200, { 'Content-Type': TYPE, 'Content-Length': ready.length });
    return response.end(ready);
  }
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const { price } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const body = JSON.stringify({ ...answer, price });
    response.writeHead(200, { 'Content-Type': TYPE, 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
