import { exchangeOfThisFile } from '../../support/exchange';
import { anotherKey, follow, keyAlone, listenKeyOf } from '../../support/listenKeys';

const exchange = exchangeOfThisFile();
const NOT_FOUND = { status: 400, body: { code: -1125, msg: 'This listenKey does not exist.' } };

test('ends the key at once and tells and closes its sockets, and no others', async () => {
  const [alice, bob] = [await exchange().createUser(), await exchange().createUser()];
  const other = await anotherKey(exchange(), alice);
  const [first, second] = [await follow(exchange(), alice), await follow(exchange(), alice)];
  const untouched = [await follow(exchange(), other), await follow(exchange(), bob)];
  await exchange().deposit(alice.id, 'thb', '5');
  for (const socket of [first, second, ...untouched.slice(0, 1)])
    await socket.next(({ e }) => e === 'outboundAccountInfo');
  const listenKey = await listenKeyOf(exchange(), alice);
  const { sequence } = await exchange().audit();

  expect(await exchange().anonymous.call('deleteListenKey', keyAlone(alice))).toMatchObject({ status: 200, body: {} });
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
  expect(await exchange().anonymous.call('deleteListenKey', keyAlone(alice))).toMatchObject(NOT_FOUND);
  expect(await listenKeyOf(exchange(), alice)).not.toBe(listenKey);
  for (const socket of untouched) await socket.close();
});

test('by name: any of the user’s own, nobody else’s', async () => {
  const [alice, bob] = [await exchange().createUser(), await exchange().createUser()];
  const other = await anotherKey(exchange(), alice);
  const [own, others] = [await listenKeyOf(exchange(), alice), await listenKeyOf(exchange(), other)];
  const socket = await follow(exchange(), alice);
  expect(
    await exchange().anonymous.call('deleteListenKey', { ...keyAlone(bob), query: { listenKey: own } }),
  ).toMatchObject(NOT_FOUND);
  expect(
    await exchange().anonymous.call('deleteListenKey', { ...keyAlone(alice), body: { listenKey: others } }),
  ).toMatchObject({ status: 200 });
  expect(
    await exchange().anonymous.call('deleteListenKey', { ...keyAlone(alice), query: { listenKey: others } }),
  ).toMatchObject(NOT_FOUND);
  expect([await listenKeyOf(exchange(), alice), socket.isOpen]).toEqual([own, true]);
  await socket.close();
});

test('twenty at once: one ends it, the others find none', async () => {
  const alice = await exchange().createUser();
  await listenKeyOf(exchange(), alice);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => exchange().anonymous.call('deleteListenKey', keyAlone(alice))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...new Array<number>(19).fill(400)]);
});
