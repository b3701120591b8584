import { exchangeOfThisFile } from '../../support/exchange';
import { APP } from '../../support/partner/partnerRegistration';

const exchange = exchangeOfThisFile();

test('lists partners newest first, by page', async () => {
  const { operator } = exchange();
  expect(await operator.expect('listPartners', 200)).toEqual({ count: 0, items: [] });
  const made = [];
  for (const name of ['One', 'Two', 'Three'])
    made.unshift(await operator.expect('createPartner', 201, { body: { ...APP, name, enabled: name !== 'Two' } }));
  const listed = await operator.expect('listPartners', 200, { query: { limit: '2', offset: '1' } });
  expect(listed.count).toBe(3);
  expect(listed.items.map(({ id, name, enabled }) => ({ id, name, enabled }))).toEqual([
    { id: made[1]?.id, name: 'Two', enabled: false },
    { id: made[2]?.id, name: 'One', enabled: true },
  ]);
});
