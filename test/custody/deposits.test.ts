/**
 * Deposits through a custodian: the custodian provides an address, a callback reports a deposit, and the balance is
 * credited. Also wrong settings of a custodian.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { depositEvent } from '../support/custodian/callbacks';
import { addressKeyOf } from '../support/custodian/custodyKeys';
import { CustodyScenario } from '../support/custodian/custodyScenario';
import type { TestUser } from '../support/exchange';

let bench: CustodyScenario;
let alice: TestUser;

beforeAll(async () => {
  bench = await CustodyScenario.start();
});
beforeEach(async () => {
  bench.custodian.behaviour = 'good';
  alice = await bench.exchange.createUser({ level: 'level_1' });
});
afterEach(() => bench.expectConsistency());
afterAll(() => bench.close(), 60_000);

const ask = (currency: string, network: string, user = alice) =>
  user.client.call('createDepositAddress', { body: { currency, network } });

test('an address is requested once, and deposits to it are credited', async () => {
  const first = await ask('btc', 'bitcoin');
  expect(first).toMatchObject({
    status: 200,
    body: {
      currency: 'btc',
      network: 'bitcoin',
      address: bench.custodian.assignedAddress(
        await addressKeyOf(bench.exchange, { userId: alice.id, asset: 'btc', network: 'bitcoin' }),
      ),
      tag: null,
    },
  });
  const asked = bench.custodian.requests.length;
  expect((await ask('btc', 'bitcoin')).body).toEqual(first.body);
  expect(bench.custodian.requests).toHaveLength(asked);
  const { address } = first.body as { readonly address: string };
  const event = depositEvent({ address, amount: '0.75', confirmations: 6 });
  expect(
    await bench.exchange.anonymous
      .withCredentials({ kind: 'custodian', key: bench.custodian.key })
      .call('receiveCustodyCallback', { body: event }),
  ).toMatchObject({
    status: 204,
  });
  expect(await bench.bitcoinBalance(alice)).toBe('0.75');
  const { items } = await alice.client.expect('listCryptoDeposits', 200);
  expect(items).toMatchObject([
    {
      currency: 'btc',
      network: 'bitcoin',
      amount: '0.75',
      address,
      txid: event.deposit.txid,
      confirmations: 6,
      status: 'completed',
    },
  ]);
});

test('each user, asset and network has its own address', async () => {
  const bob = await bench.exchange.createUser({ level: 'level_1' });
  const answers = [
    await ask('usdt', 'tron'),
    await ask('usdt', 'ethereum'),
    await ask('eth', 'ethereum'),
    await ask('eth', 'ethereum', bob),
  ];
  const addresses = answers.map(({ body }) => (body as { readonly address: string }).address);
  expect(new Set(addresses).size).toBe(4);
});

test('no address is assigned on a network that is closed while the custodian is asked', async () => {
  const carol = await bench.exchange.createUser({ level: 'level_1' });
  const setDeposits = (enabled: boolean) =>
    bench.exchange.operator.expect('putNetworkStatus', 200, {
      path: { asset: 'eth', network: 'ethereum' },
      body: { deposits_enabled: enabled, withdrawals_enabled: true },
    });
  bench.custodian.moments.arrived = async () => {
    await setDeposits(false);
    return true;
  };
  expect((await ask('eth', 'ethereum', carol)).body).toMatchObject({ code: 'DEPOSIT_DISABLED' });
  bench.custodian.moments.arrived = () => true;
  const { database } = bench.exchange;
  expect(await database('deposit_addresses').where('user_id', carol.id).select('address')).toEqual([]);
  await setDeposits(true);
  expect((await ask('eth', 'ethereum', carol)).status).toBe(200);
});

test('no address is assigned until the custodian gives a valid response', async () => {
  await bench.exchange.restart({ CUSTODY_TIMEOUT_MS: '1000' });
  for (const behaviour of ['hangs', 'status_500', 'another_asset', 'html'] as const) {
    bench.custodian.behaviour = behaviour;
    expect((await ask('btc', 'bitcoin')).status).toBe(502);
  }
  await bench.exchange.restart();
  await bench.custodian.stopListening();
  expect((await ask('btc', 'bitcoin')).status).toBe(502);
  await bench.custodian.listenAgain();
  bench.custodian.behaviour = 'good';
  expect((await ask('btc', 'bitcoin')).status).toBe(200);
});

test('a server with invalid custodian settings does not start, and says why without the secret', async () => {
  const short = join(bench.exchange.dataDir, 'short-secret');
  writeFileSync(short, 'canary-secret\n');
  for (const [secretFile, reason] of [
    [short, 'CUSTODY_SECRET_FILE must hold one secret a line, each of at least 32 characters'],
    [join(bench.exchange.dataDir, 'none'), 'cannot be read: ENOENT'],
  ] as const) {
    const start = bench.exchange.restart({ CUSTODY_SECRET_FILE: secretFile });
    await expect(start).rejects.toThrow(reason);
    await start.catch((error: Error) => expect(error.message).not.toContain('canary'));
  }
  await bench.exchange.restart();
});
