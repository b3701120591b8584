/**
 * A restore drill: an exchange with a custodian, a partner and users is backed up, works on for a while, loses its
 * database and is restored, with a restore that is killed at each of its steps before. Everything that anybody outside
 * has kept is compared with what the restored exchange gives out: no identity appears twice, nothing that was revoked
 * works, and the report lists what is forgotten.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newestAction } from '../../src/store/audit/operatorActions';
import { commandLauncher } from '../support/commandLauncher';
import { depositEvent } from '../support/custodian/callbacks';
import { addressKeyOf, withdrawalKeyOf } from '../support/custodian/custodyKeys';
import { unusedAddress } from '../support/custodian/unusedAddresses';
import { eventually } from '../support/eventually';
import type { TestUser } from '../support/exchange';
import { openUserStream, refusedResume } from '../support/listenKeyHelpers';
import { type PortalBuyer, WebhookScenario } from '../support/partner/webhookScenario';
import { registerApp } from '../support/portalLogin';
import { temporaryFolder } from '../support/temporaryFolder';
import { withdrawCoins } from '../support/transferHelpers';

jest.setTimeout(300_000);

const launch = commandLauncher();
const folder = temporaryFolder();
const BACKUP = join(folder, 'talad.sql.gz');
/** The copy of the log of operators' actions, which is out of the reach of the database. */
const ACTION_LOG_HEADS = { ACTION_LOG_HEAD_TO: join(folder, 'heads'), ACTION_LOG_HEAD_INTERVAL_MS: '100' };

let scenario: WebhookScenario;
beforeAll(async () => {
  scenario = await WebhookScenario.start(ACTION_LOG_HEADS);
});
afterAll(() => scenario.close(), 60_000);

/** What a launch command gets. */
function environment(): Record<string, string> {
  const { exchange, custodian } = scenario;
  const { serviceUrl, ownerUrl } = exchange.schema;
  return {
    ...custodian.settings,
    ...ACTION_LOG_HEADS,
    DATA_DIR: exchange.dataDir,
    MASTER_KEY_FILE: join(exchange.dataDir, 'master.key'),
    DATABASE_URL: serviceUrl,
    MIGRATE_DATABASE_URL: ownerUrl,
  };
}

async function run(args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<string> {
  const command = launch(args, { ...environment(), ...more });
  expect([(await command.exited).code, command.output()]).toEqual([0, expect.anything()]);
  return command.output();
}

async function addressOf(user: TestUser, currency: 'btc' | 'eth', network: 'bitcoin' | 'ethereum'): Promise<string> {
  return (await user.client.expect('createDepositAddress', 200, { body: { currency, network } })).address;
}

async function receive(address: string, amount: string): Promise<number> {
  const { exchange, custodian } = scenario;
  const event = depositEvent({ address, amount });
  custodian.deposits.push(event.deposit);
  const client = exchange.anonymous.withCredentials({ kind: 'custodian', key: custodian.key });
  return (await client.call('receiveCustodyCallback', { body: event })).status;
}

/** The key of the new withdrawal. */
async function withdraw(user: TestUser, status: 'sending' | 'confirmed'): Promise<string> {
  const { exchange, custodian } = scenario;
  custodian.policy = () => (status === 'sending' ? 'accepted' : 'confirmed');
  const { id } = await withdrawCoins(user, { amount: '0.1', address: unusedAddress('bitcoin') });
  await eventually(
    () => exchange.operator.expect('getWithdrawal', 200, { path: { withdrawalid: id } }),
    (withdrawal) => withdrawal.status === status,
  );
  return withdrawalKeyOf(exchange, id);
}

/** Buys through the app, and waits for the message that the coins have arrived. */
async function buy(buyer: PortalBuyer): Promise<number> {
  scenario.custodian.policy = () => 'confirmed';
  const id = await scenario.buy(buyer);
  await eventually(
    () => scenario.messagesAbout(id),
    (types) => types.includes('portal_order.confirmed'),
  );
  return id;
}

let nonce = 1;
async function trade(user: TestUser): Promise<void> {
  const order = (side: 'buy' | 'sell') =>
    user.client.expect('createOrder', 200, {
      body: { type: 'limit', pair: 'btc_thb', side, price: '1000', amount: '0.1', nonce: (nonce += 1) },
    });
  await order('buy');
}

const isUsable = async (user: TestUser): Promise<boolean> =>
  (await user.client.call('getUser', { path: { userid: 'me' } })).status === 200;

/** Every number that clients, operators or partners have seen, by what it numbers. */
async function numbers(): Promise<Record<string, number[]>> {
  const { database } = scenario.exchange;
  const found: Record<string, number[]> = {};
  for (const [table, column] of [
    ['users', 'id'],
    ['api_keys', 'id'],
    ['partners', 'id'],
    ['portal_sessions', 'id'],
    ['orders', 'id'],
    ['trades', 'id'],
    ['deposits', 'id'],
    ['withdrawals', 'id'],
    ['events', 'sequence'],
    ['books', 'last_update_id'],
    ['webhook_messages', 'sequence'],
  ] as const)
    found[table] = (await database(table).pluck(column)).map(Number);
  return found;
}

/** Files of DATA_DIR with this text. */
function filesWith(text: string): string[] {
  const { dataDir } = scenario.exchange;
  return readdirSync(dataDir).filter((name) => {
    const path = join(dataDir, name);
    return statSync(path).isFile() && readFileSync(path).includes(text);
  });
}

/** What a restore says when it has reached a step. */
const STEPS = ['dropping the content', 'loading', 'the schema is up to date', 'suspended', 'began life', 'auditing'];

/** Nothing may work on a restore that was killed, and it leaves no password behind. */
async function killAtEachStep(): Promise<void> {
  const { exchange } = scenario;
  const password = new URL(exchange.schema.ownerUrl).password;
  expect(password).not.toBe('');
  for (const [index, step] of STEPS.entries()) {
    // Only the first one finds an exchange, and needs to be forced.
    const restore = launch(['restore', BACKUP, ...(index === 0 ? ['force'] : [])], environment());
    await restore.says(step);
    restore.child.kill('SIGKILL');
    await restore.exited;
    expect(filesWith(password)).toEqual([]);
    await expect(exchange.restart()).rejects.toThrow(/the database contains a restore of .* that was not finished/);
    for (const command of [['migrate'], ['backup', `${BACKUP}.${index}`], ['confirm', 'all']]) {
      const refused = launch(command, environment());
      expect([(await refused.exited).code, refused.output()]).toEqual([1, expect.stringContaining('not finished')]);
    }
  }
}

test('after a restore, no identity is used again, nothing is revived, and the report lists what is forgotten', async () => {
  const { exchange, custodian, receiver } = scenario;
  const alice = await exchange.createUser({ balances: { btc: '10', thb: '100000' }, level: 'level_3' });
  const stolen = await exchange.issueApiKey(alice.id, ['user_read']);
  const thief = exchange.anonymous.withCredentials({ kind: 'key', ...stolen });
  const buyer = await scenario.buyer();
  const known = { address: await addressOf(alice, 'btc', 'bitcoin'), paid: await withdraw(alice, 'confirmed') };
  const open = await withdraw(alice, 'sending');
  expect(await receive(known.address, '1')).toBe(204);
  await buy(buyer);
  await trade(alice);
  await run(['backup', BACKUP]);

  // The busy hour.
  await exchange.operator.expect('revokeApiKey', 204, { path: { api_key: stolen.apiKey } });
  custodian.changeWithdrawal(open, { state: 'confirmed', confirmations: 6 });
  await registerApp(exchange, scenario.partner);
  const bob = await exchange.createUser({ balances: { btc: '1' }, level: 'level_3' });
  const [lostAddress, lostSecond] = [await addressOf(bob, 'btc', 'bitcoin'), await addressOf(alice, 'eth', 'ethereum')];
  expect(await receive(lostAddress, '0.5')).toBe(204);
  expect(await receive(known.address, '0.25')).toBe(204);
  const lostKeys = [await withdraw(alice, 'confirmed'), await withdraw(bob, 'confirmed')];
  await buy(buyer);
  await trade(alice);
  await eventually(
    async () => receiver.messages.length,
    (count) => count >= 4,
  );
  const before = {
    numbers: await numbers(),
    keys: [...custodian.withdrawals.keys()],
    addresses: new Map(custodian.assignedAddresses()),
    messages: new Map(receiver.messages.map(({ id, text }) => [id, text])),
    payments: custodian.payments.length,
  };
  const lastSequence = Math.max(...(before.numbers['events'] ?? []));
  const lastAction = await newestAction(exchange.database);
  await eventually(
    async () => readFileSync(ACTION_LOG_HEADS.ACTION_LOG_HEAD_TO, 'utf8'),
    (heads) => heads.includes(lastAction.hash),
  );
  await exchange.stop();

  await killAtEachStep();
  const restored = await run(['restore', BACKUP]);
  // A restore that was killed after that step has already told the copy.
  expect(restored).toMatch(/clean at sequence/);
  const accepted = /ACCEPT_DATA_LOSS_FROM=(\d+)/.exec(restored)?.[1] ?? '';
  expect(Number(accepted)).toBeLessThan(lastSequence);
  await expect(exchange.restart()).rejects.toThrow(`ACCEPT_DATA_LOSS_FROM=${accepted}`);
  await run(['confirm', 'operator-token:1', 'operator-token:2']);
  await exchange.restart({ ACCEPT_DATA_LOSS_FROM: accepted });

  // The report, made again beside the server.
  const report = await run(['restore-report']);
  for (const key of lostKeys) expect(report).toMatch(new RegExp(`${key}: 0.1 btc to .*, confirmed as .*Unknown here`));
  expect(report).not.toContain(`${known.paid}:`);
  expect(report).not.toContain(`${open}:`);
  for (const [address, amount, owner] of [
    [lostAddress, '0.5', 'the owner of the address'],
    [known.address, '0.25', `user ${alice.id}`],
  ] as const)
    expect(report).toMatch(
      new RegExp(`${amount} btc at ${address} on bitcoin, confirmed, reference .*Unknown here: credit it to ${owner}`),
    );
  expect(report).not.toContain(`1 btc at ${known.address}`);
  expect(report).toMatch(new RegExp(`${lostAddress} for btc on bitcoin, .*Its user is forgotten`));
  expect(report).toMatch(new RegExp(`${lostSecond} for eth on ethereum, .*the address of user ${alice.id}`, 'i'));
  expect(report).toMatch(new RegExp(`partner ${scenario.app.id}, .*Its last known order is \\d+`));
  expect(readdirSync(exchange.dataDir).filter((name) => name.startsWith('restore-report-'))).toHaveLength(1);
  expect(restored).toContain(lostKeys[0]);

  // Nothing is revived.
  expect(await thief.call('getUser', { path: { userid: 'me' } })).toMatchObject({
    status: 401,
    body: { code: 'API_KEY_SUSPENDED' },
  });
  expect(await isUsable(bob)).toBe(false);
  await run(['confirm', ...(await aliveKeysOf(alice))]);
  await eventually(
    () => isUsable(alice),
    (usable) => usable,
  );

  // A client that has seen events which are lost must read its state anew.
  const begin = Number((await exchange.database('lives').max({ last: 'ids_after' }).first())?.['last']);
  expect(await refusedResume(exchange, alice, lastSequence)).toMatchObject([410, { oldest: begin }]);
  await (await openUserStream(exchange, alice, begin)).close();

  // The same user keeps the same address, and nobody else gets it.
  expect(await addressOf(alice, 'btc', 'bitcoin')).toBe(known.address);
  expect(await addressOf(alice, 'eth', 'ethereum')).toBe(lostSecond);
  const carol = await exchange.createUser({ balances: { btc: '1' }, level: 'level_3' });
  const carols = await addressOf(carol, 'btc', 'bitcoin');
  expect([...before.addresses.values()]).not.toContain(carols);
  const carolsKey = await addressKeyOf(exchange, { userId: carol.id, asset: 'btc', network: 'bitcoin' });
  expect([...before.addresses.keys()]).not.toContain(carolsKey);
  expect(await receive(lostAddress, '3')).toBe(404);
  expect(await receive(carols, '2')).toBe(204);

  // The withdrawal of the backup ends once, and new ones are paid under keys that nobody knows.
  await eventually(
    () => exchange.database('withdrawals').where({ status: 'sending' }).select('id'),
    (sending) => sending.length === 0,
  );
  const newKeys = [await withdraw(alice, 'confirmed'), await withdraw(carol, 'confirmed')];
  for (const key of newKeys) expect(before.keys).not.toContain(key);
  expect(custodian.payments).toHaveLength(before.payments + newKeys.length);
  const order = await buy(buyer);
  await scenario.buyer(await registerApp(exchange, scenario.partner));
  await trade(alice);

  // Numbers and messages.
  const after = await numbers();
  for (const [table, used] of Object.entries(before.numbers)) {
    const highest = Math.max(0, ...used);
    const added = (after[table] ?? []).filter((number) => !used.includes(number));
    expect([table, added.length > 0]).toEqual([table, true]);
    expect([table, added.filter((number) => number <= highest)]).toEqual([table, []]);
  }
  expect(order).toBeGreaterThan(Math.max(...(before.numbers['orders'] ?? [])));
  for (const { id, text } of receiver.messages) if (before.messages.has(id)) expect(text).toBe(before.messages.get(id));
  expect(scenario.messagesAbout(order)).toEqual(['portal_order.sent', 'portal_order.confirmed']);
  await expectKeysToNameTheirLife();
  await scenario.expectConsistency();
  expect(await run(['audit'])).toContain('clean at sequence');
});

/** Every key and id that others keep for ever names the life in which it was given out. */
async function expectKeysToNameTheirLife(): Promise<void> {
  const { exchange, custodian, receiver } = scenario;
  const [first, second, ...others]: { readonly name: string; readonly ids_after: number | string }[] = await exchange
    .database('lives')
    .orderBy('number');
  expect([first !== undefined, second !== undefined, others]).toEqual([true, true, []]);
  const nameOfLifeOf = (number: number) => (number > Number(second?.ids_after) ? second?.name : first?.name);
  const named = [
    ...[...custodian.withdrawals.keys()].map((key) => /^withdrawal-([0-9a-f]{16})-(\d+)$/.exec(key)),
    ...[...custodian.assignedAddresses().keys()].map((key) => /^address-([0-9a-f]{16})-(\d+)-/.exec(key)),
    ...receiver.messages.map(({ id }) => /^msg_([0-9a-f]{16})_\d+_(\d+)$/.exec(id)),
  ];
  for (const [key, name, number] of named.map((match) => match ?? []))
    expect([key, name]).toEqual([key, nameOfLifeOf(Number(number))]);
  expect(new Set(named.map((match) => match?.[1]))).toEqual(new Set([first?.name, second?.name]));
}

/** The names of a user's suspended keys for `make confirm`, the revoked one excepted. */
async function aliveKeysOf(user: TestUser): Promise<string[]> {
  const ids: readonly number[] = await scenario.exchange
    .database('api_keys')
    .where({ user_id: user.id })
    .orderBy('id')
    .pluck('id');
  return ids.slice(0, 1).map((id) => `api-key:${id}`);
}
