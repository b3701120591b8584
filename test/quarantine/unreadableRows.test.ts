/** An exchange of which rows cannot be read is in quarantine, and its lists show the other rows. */
import { withExchange } from '../support/exchange';
import { WebhookScenario } from '../support/partner/webhookScenario';
import { foundViolations, isQuarantined, restartDamaged, tryOrder } from './damage';

/** No id and no time is that large. */
const TOO_LARGE = '9223372036854775807';

test("rows of the log of operators' actions that cannot be read are reported, and the others are listed", () =>
  withExchange({}, async (exchange) => {
    for (let count = 0; count < 5; count += 1) await exchange.createUser();
    const { database } = exchange;
    const rows: readonly { readonly id: number }[] = await database('operator_actions').orderBy('id');
    const damages = [{ content: '{' }, { content: 'null' }, { time_ms: TOO_LARGE }, { operator_id: TOO_LARGE }];
    const began = rows.slice(0, 2 * damages.length);
    await restartDamaged(exchange, {
      bend: async () => {
        for (const [index, damage] of damages.entries())
          await database('operator_actions')
            .where({ id: began[2 * index]?.id })
            .update(damage);
      },
    });
    const found = await foundViolations(exchange);
    expect(found.filter(({ check }) => check === 'action_chain').length).toBeGreaterThanOrEqual(damages.length);
    const { items } = await exchange.operator.expect('listOperatorActions', 200, { query: { limit: '100' } });
    expect(items.length).toBeGreaterThan(0);
    for (const row of began) {
      await database('operator_actions').where({ id: row.id }).delete();
      await database('operator_actions').insert(row);
    }
    await exchange.audit();
  }));

test('a purchase of an app whose order is missing is reported, and the other purchases are listed', async () => {
  const scenario = await WebhookScenario.start();
  try {
    const { exchange } = scenario;
    const { database } = exchange;
    const buyer = await scenario.buyer();
    const [lost, kept] = [await scenario.buy(buyer), await scenario.buy(buyer)];
    const [order] = await database('orders').where({ id: lost });
    await restartDamaged(exchange, { bend: () => database('orders').where({ id: lost }).delete() });
    expect(await foundViolations(exchange)).toContainEqual(
      expect.objectContaining({ check: 'rows_of_events', subject: `order ${lost}` }),
    );
    const { items } = await buyer.client.expect('listPortalOrders', 200);
    expect(items.map(({ portal_order_id: id }) => id)).toEqual([kept]);
    expect((await buyer.client.call('getPortalOrder', { path: { id: lost } })).status).toBe(404);
    await database('orders').insert(order);
    await exchange.audit();
  } finally {
    await scenario.close();
  }
});

test('an exchange of which no market can be loaded starts in quarantine, and lists no first market', () =>
  withExchange({}, async (exchange) => {
    const { database } = exchange;
    const user = await exchange.createUser({ balances: { thb: '1000' } });
    const quotes: readonly { readonly symbol: string; readonly quote: string }[] = await database('symbols');
    await restartDamaged(exchange, { bend: () => database('symbols').update({ quote: 'gone' }) });
    expect(await isQuarantined(exchange)).toBe(true);
    expect((await user.client.expect('getUser', 200, { path: { userid: 'me' } })).id).toBe(user.id);
    for (const { symbol, quote } of quotes) await database('symbols').where({ symbol }).update({ quote });
    await exchange.audit();
    expect(await tryOrder(user)).toEqual([200, undefined]);
  }));
