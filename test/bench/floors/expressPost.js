/** The floor of a POST: bare express 5, its JSON parser, and an answer of an order's size. Nothing is checked, kept or decided. */
const express = require('express');

const answer = {
  id: 1, type: 'limit', side: 'buy', pair: 'btc_thb', price: '1000', amount: '0.01', remain_amount: '0', open_cost: '0', average_price: '1000', value: '10',
  cost: '10', fee_percent: '0.25', taker_fee_percent: '0.25', vat_percent: '7', time_in_force: 'GTC', status: 'completed', user_id: 1,
  created_at: '2026-11-20T16:50:00.000000Z', updated_at: '2026-11-20T16:50:00.000000Z', created_by_ip: '127.0.0.1',
}; // biome-ignore format: one object

const app = express();
app.use(express.json());
app.post('/api/orders/', (request, response) => {
  response.json({ ...answer, price: request.body.price });
});
app.get('/api/v3/ticker/24hr', (_request, response) => {
  response.json({ ...answer });
});
const server = app.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
