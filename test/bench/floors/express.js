/**
 * The floor of HTTP: bare express 5. A POST is parsed as JSON and answered with the members of an order; nothing is
 * checked, stored or decided. Each path in the environment variable BODIES is answered with its body as JSON.
 */
const express = require('express');
const { answer } = require('./answer');

const app = express();
app.use(express.json());
app.post('/api/orders/', (request, response) => {
  response.json({ ...answer, price: request.body.price });
});
for (const [path, body] of Object.entries(JSON.parse(process.env['BODIES'] ?? '{}'))) {
  app.get(path, (_request, response) => {
    response.json(body);
  });
}
const server = app.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
