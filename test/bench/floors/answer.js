/** The members of an order, which the HTTP floors return for a POST. */
exports.answer = {
  id: 1, type: 'limit', side: 'buy', pair: 'btc_thb', price: '1000', amount: '0.01', remain_amount: '0', open_cost: '0', average_price: '1000', value: '10',
  cost: '10', fee_percent: '0.25', taker_fee_percent: '0.25', vat_percent: '7', time_in_force: 'GTC', status: 'completed', user_id: 1,
  created_at: '2026-11-20T16:50:00.000000Z', updated_at: '2026-11-20T16:50:00.000000Z', created_by_ip: '127.0.0.1',
}; // biome-ignore format: one object
