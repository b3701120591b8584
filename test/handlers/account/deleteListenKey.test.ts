import { exchangeOfThisFile } from '../../support/exchange';
import { apiKeyOnly, createSecondApiKey, listenKeyOf, openUserStream } from '../../support/listenKeyHelpers';

const exchange = exchangeOfThisFile();
const NOT_FOUND = { status: 400, body: { code: -1125, msg: 'This listenKey does not exist.' } };

test('ends the listen key immediately, notifies and closes its sockets only', async () => {
  const [alice, bob] = [await exchange().createUser(), await exchange().createUser()];
  const other = await createSecondApiKey(exchange(), alice);
  const [first, second] = [await openUserStream(exchange(), alice), await openUserStream(exchange(), alice)];
  const untouched = [await openUserStream(exchange(), other), await openUserStream(exchange(), bob)];
  await exchange().deposit(alice.id, 'thb', '5');
  for (const socket of [first, second, ...untouched.slice(0, 1)])
    await socket.next(({ e }) => e === 'outboundAccountInfo');
  const listenKey = await listenKeyOf(exchange(), alice);
  const { sequence } = await exchange().audit();

  expect(await exchange().anonymous.call('deleteListenKey', apiKeyOnly(alice))).toMatchObject({
    status: 200,
    body: {},
  });
  for (const socket of [first, second]) {
    expect(await socket.next(({ e }) => e === 'listenKeyExpired')).toEqual({
      e: 'listenKeyExpired',
      E: expect.any(Number),
      listenKey,
      sequence,
    });
    expect(await socket.closed).toEqual({ code: 1000, reason: 'the listen key has ended' });
  }
  expect(untouched.map((socket) => socket.isOpen)).toEqual([true, true]);
  expect(await exchange().anonymous.call('deleteListenKey', apiKeyOnly(alice))).toMatchObject(NOT_FOUND);
  expect(await listenKeyOf(exchange(), alice)).not.toBe(listenKey);
  for (const socket of untouched) await socket.close();
});

test('ends any given listen key of the user, but not another user’s', async () => {
  const [alice, bob] = [await exchange().createUser(), await exchange().createUser()];
  const other = await createSecondApiKey(exchange(), alice);
  const [own, others] = [await listenKeyOf(exchange(), alice), await listenKeyOf(exchange(), other)];
  const socket = await openUserStream(exchange(), alice);
  expect(
    await exchange().anonymous.call('deleteListenKey', { ...apiKeyOnly(bob), query: { listenKey: own } }),
  ).toMatchObject(NOT_FOUND);
  expect(
    await exchange().anonymous.call('deleteListenKey', { ...apiKeyOnly(alice), body: { listenKey: others } }),
  ).toMatchObject({ status: 200 });
  expect(
    await exchange().anonymous.call('deleteListenKey', { ...apiKeyOnly(alice), query: { listenKey: others } }),
  ).toMatchObject(NOT_FOUND);
  expect([await listenKeyOf(exchange(), alice), socket.isOpen]).toEqual([own, true]);
  await socket.close();
});

test('of twenty concurrent requests, one ends the key and the others find none', async () => {
  const alice = await exchange().createUser();
  await listenKeyOf(exchange(), alice);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => exchange().anonymous.call('deleteListenKey', apiKeyOnly(alice))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...new Array<number>(19).fill(400)]);
});
