/**
 * The floor below express: bare node:http. A POST is read completely, parsed as JSON and answered with the members of
 * an order; there is no framework, no route, and nothing is checked.
 */
const { createServer } = require('node:http');
const { answer } = require('./answer');

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const { price } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const body = JSON.stringify({ ...answer, price });
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body) };
    response.writeHead(200, headers);
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
