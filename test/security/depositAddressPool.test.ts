/** Nobody can use up the pool of deposit addresses: neither with one account, nor with many that are not verified. */

import { permissions } from '../../generated/operations';
import { createApiKey } from '../support/apiKeys';
import { sendSigned } from '../support/binanceSigner';
import { issueBinanceKey } from '../support/binanceUser';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { awaitMail, linkIn } from '../support/mailbox';
import { type Person, signUpUser } from '../support/pageClient';
import { bitcoinAddresses, fillAddressPool } from '../support/transferHelpers';

const exchange = exchangeOfThisFile({ environment: { DEPOSIT_VERIFICATION: 'email' } });
const DEPOSIT = '/wallets/btc/deposit';

beforeAll(() => fillAddressPool(exchange(), bitcoinAddresses(20)));

async function freeAddresses(): Promise<number> {
  return (await exchange().database('deposit_addresses').whereNull('user_id')).length;
}

async function userIdOf({ email }: Person): Promise<number> {
  const user = await exchange().database('users').where({ email }).first<{ id: number }>('id');
  return user.id;
}

/** An API key of a user who signed up on the pages. */
async function clientOf(person: Person) {
  const key = await createApiKey(exchange(), await userIdOf(person), {
    label: 'deposits',
    permissions: ['wallet_read'],
  });
  return exchange().anonymous.withCredentials({ kind: 'key', apiKey: key.api_key, apiSecret: key.api_secret });
}

test('one user who asks again and again, at the same time and on both ways, gets one address', async () => {
  const before = await freeAddresses();
  const user: TestUser = await exchange().createUser();
  const asked = await Promise.all(
    Array.from({ length: 25 }, () => user.client.call('createDepositAddress', { body: { currency: 'btc' } })),
  );
  expect(new Set(asked.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(asked[0]?.status).toBe(200);
  expect(await freeAddresses()).toBe(before - 1);
});

test('accounts that were made for it, without confirmed addresses, get none', async () => {
  const before = await freeAddresses();
  const person = await signUpUser(() => exchange().baseUrl);
  const page = await person.browser.open(DEPOSIT);
  expect(page.words).toContain('You get a deposit address when your account is verified.');
  const client = await clientOf(person);
  const refused = await client.call('createDepositAddress', { body: { currency: 'btc' } });
  expect([refused.status, refused.body]).toEqual([
    422,
    {
      code: 'VERIFICATION_REQUIRED',
      message: 'The account must be verified first. Confirm your e-mail address, or verify your identity.',
    },
  ]);
  const { id }: { readonly id: number } = await exchange().database('users').where('email', person.email).first('id');
  const signer = await issueBinanceKey(exchange(), Number(id), permissions, 'hmac-sha256');
  const onBinance = await sendSigned(exchange().anonymous, {
    signer,
    method: 'GET',
    path: '/binance/sapi/v1/capital/deposit/address',
    parameters: { coin: 'BTC', network: 'BITCOIN' },
  });
  expect([onBinance.status, onBinance.body]).toMatchObject([400, { code: -4024 }]);
  expect(await freeAddresses()).toBe(before);

  // With the mailed link, the same account gets one.
  const mail = await awaitMail(exchange().dataDir, person.email, 'Confirm');
  const confirm = await person.browser.open(linkIn(mail, '/verify-email'));
  await confirm.submit('/verify-email');
  const given = await (await person.browser.open(DEPOSIT)).submit(DEPOSIT);
  expect(given.answer.text).toContain('id="deposit-address"');
  expect((await client.call('createDepositAddress', { body: { currency: 'btc' } })).status).toBe(200);
  expect(await freeAddresses()).toBe(before - 1);
});

test('of users who ask for the last addresses at once, each gets an address of their own or a refusal', async () => {
  await exchange().database('deposit_addresses').whereNull('user_id').delete();
  const pool = bitcoinAddresses(3);
  await fillAddressPool(exchange(), pool);
  const users = await Promise.all(Array.from({ length: 8 }, () => exchange().createUser()));
  const ask = ({ client }: TestUser) => client.call('createDepositAddress', { body: { currency: 'btc' } });
  const answers = await Promise.all(users.map(ask));
  const given = answers.flatMap(({ status, body }) =>
    status === 200 ? [(body as { readonly address: string }).address] : [],
  );
  expect(given.sort()).toEqual(pool.sort());
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, body } of refused) expect([status, body]).toMatchObject([502, { code: 'NO_DEPOSIT_ADDRESS' }]);

  // Importing the same list again gives nobody's address away; new addresses go to those who have none.
  expect(await fillAddressPool(exchange(), pool)).toMatchObject({ added: 0 });
  await fillAddressPool(exchange(), bitcoinAddresses(10));
  const later = await Promise.all(users.map(ask));
  expect(later.map(({ status }) => status)).toEqual(users.map(() => 200));
  expect(new Set(later.map(({ text }) => text)).size).toBe(users.length);
  for (const [index, { status, text }] of answers.entries()) if (status === 200) expect(later[index]?.text).toBe(text);
  await fillAddressPool(exchange(), bitcoinAddresses(10));
});

test('an address that was assigned before stays usable', async () => {
  const person = await signUpUser(() => exchange().baseUrl);
  await exchange().restart({ DEPOSIT_VERIFICATION: 'off' });
  const client = await clientOf(person);
  const first = await client.call('createDepositAddress', { body: { currency: 'btc' } });
  expect(first.status).toBe(200);
  await exchange().restart({ DEPOSIT_VERIFICATION: 'email' });
  expect((await client.call('createDepositAddress', { body: { currency: 'btc' } })).text).toBe(first.text);
});

test('with a level of identity verification, users below it get none', async () => {
  await exchange().restart({ DEPOSIT_VERIFICATION: 'level_2' });
  const statuses: number[] = [];
  for (const level of ['level_0', 'level_1', 'level_2', 'level_3'] as const) {
    const { client } = await exchange().createUser({ level });
    statuses.push((await client.call('createDepositAddress', { body: { currency: 'btc' } })).status);
  }
  expect(statuses).toEqual([422, 422, 200, 200]);
});
