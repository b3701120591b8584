/** A partner that answers every request for a deposit address at once. */
const { createServer } = require('node:http');

const server = createServer((request, response) => {
  const coin = new URL(request.url, 'http://partner').searchParams.get('coin');
  const body = JSON.stringify({ coin, address: '0x52908400098527886E0F7030069857D2E4169EE7', tag: null });
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
