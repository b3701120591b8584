/** The wallet overview and the deposit pages. */

import { randomUUID } from 'node:crypto';
import { createApiKey } from '../../support/apiKeys';
import { exchangeOfThisFile } from '../../support/exchange';
import { PageClient, type Person, signUpUser } from '../../support/pageClient';
import { ADDRESSES, bitcoinAddresses, fillAddressPool } from '../../support/transferHelpers';

const BANK = { BANK_CODE: 'KBANK', BANK_ACCOUNT_NUMBER: '0123456789', BANK_ACCOUNT_NAME: 'Talad Co., Ltd.' };
const exchange = exchangeOfThisFile({ environment: BANK });
const baseUrl = (): string => exchange().baseUrl;

async function idOf({ email }: Person): Promise<number> {
  const row: { id: number } = await exchange().database('users').where({ email }).first('id');
  return Number(row.id);
}

const ETHER = {
  kind: 'crypto',
  precision: 8,
  transfer_precision: 8,
  withdrawal_fee: '0.001',
  withdrawal_minimum: '0.002',
  withdrawal_enabled: true,
} as const;
const ETHEREUM = {
  network: 'ethereum',
  address_format: 'ethereum',
  tag: 'none',
  confirmations: 12,
  deposits_enabled: true,
  withdrawals_enabled: true,
} as const;

async function setEthereum(change: object): Promise<void> {
  await exchange().operator.expect('putAsset', 200, {
    path: { asset: 'eth' },
    body: { ...ETHER, networks: [{ ...ETHEREUM, ...change }] },
  });
}

describe('/wallets', () => {
  test('shows the available and held balance and the remaining withdrawal limit of every asset', async () => {
    const person = await signUpUser(baseUrl);
    const id = await idOf(person);
    await exchange().operator.expect('updateUser', 200, {
      path: { userid: id },
      body: { identity_verification_level: 'level_1' },
    });
    await exchange().deposit(id, 'thb', '1234567.5');
    const key = await createApiKey(exchange(), id, { label: 'x', permissions: ['order_create'] });
    const client = exchange().anonymous.withCredentials({
      kind: 'key',
      apiKey: key.api_key,
      apiSecret: key.api_secret,
    });
    await client.expect('createOrder', 200, {
      body: { type: 'limit', pair: 'btc_thb', side: 'buy', price: '1000', amount: '2', nonce: 1 },
    });
    const { words } = await person.browser.open('/wallets');
    expect(words).toContain(
      'BTC Bitcoin Available 0 BTC Held by open orders 0 BTC Remaining 24 h withdrawal limit 0.5 BTC Deposit BTC Withdraw BTC',
    );
    expect(words).toContain(
      'Thai baht Available 1,232,562.15 THB Held by open orders 2,005.35 THB Remaining 24 h withdrawal limit 500,000 THB',
    );
  });

  test('says what everything is worth at the last traded prices, each asset rounded down to the satang', async () => {
    const person = await signUpUser(baseUrl);
    const id = await idOf(person);
    await exchange().deposit(id, 'btc', '0.5');
    await exchange().deposit(id, 'thb', '100.09');
    const unpriced = await person.browser.open('/wallets');
    expect(unpriced.words).toContain('Total value 100.09 THB');
    expect(unpriced.words).toContain('Assets without a price in baht are left out.');
    const [seller, buyer] = [
      await exchange().createUser({ balances: { btc: '1' } }),
      await exchange().createUser({ balances: { thb: '5000' } }),
    ];
    for (const [user, side] of [
      [seller, 'sell'],
      [buyer, 'buy'],
    ] as const)
      await user.client.expect('createOrder', 200, {
        body: { type: 'limit', pair: 'btc_thb', side, price: '1000.33', amount: '1', nonce: 1 },
      });
    const { words } = await person.browser.open('/wallets');
    // 0.5 x 1,000.33 = 500.165
    expect(words).toContain('Held by open orders 0 BTC Value 500.16 THB');
    expect(words).toContain('Total value 600.25 THB');
  });

  test('requires a sign-in and then returns to the page', async () => {
    const visitor = new PageClient(baseUrl);
    for (const path of ['/wallets', '/wallets/btc/deposit', '/wallets/btc/withdraw'])
      expect((await visitor.open(path)).answer.at).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
  });

  test.each(['doge', 'BTC', '__proto__', '%E0%B8%9A'])('answers 404 for the unknown asset %s', async (asset) => {
    const { browser } = await signUpUser(baseUrl);
    for (const way of ['deposit', 'withdraw']) {
      const page = await browser.open(`/wallets/${asset}/${way}`);
      expect([page.answer.status, page.words]).toEqual([404, expect.stringContaining('Wallet not found')]);
    }
  });
});

describe('a crypto deposit', () => {
  test('gets an address on request, which is then always shown with its QR code', async () => {
    const [address = ''] = bitcoinAddresses(1);
    await fillAddressPool(exchange(), [address]);
    const { browser } = await signUpUser(baseUrl);
    const before = await browser.open('/wallets/btc/deposit');
    expect([before.words.includes('Get my address'), before.answer.text.includes('<svg')]).toEqual([true, false]);
    const made = await before.submit('/wallets/btc/deposit');
    for (const page of [made, await browser.open('/wallets/btc/deposit')]) {
      expect(page.answer.text).toContain(`id="deposit-address">${address}</code>`);
      expect(page.answer.text).toContain('<svg');
      expect(page.words).toContain('Send only BTC, and only on Bitcoin.');
    }
    // The form of another tab returns the same address.
    expect((await before.submit('/wallets/btc/deposit')).answer.text).toContain(address);
  });

  test('uses the network that the user chooses', async () => {
    await fillAddressPool(exchange(), [ADDRESSES.tron], 'usdt', 'tron');
    const { browser } = await signUpUser(baseUrl);
    const choice = await browser.open('/wallets/usdt/deposit');
    expect(choice.words).toContain(
      'Ethereum (ERC-20) Credited after 12 confirmations. Tron (TRC-20) Credited after 20 confirmations.',
    );
    expect(choice.answer.text).not.toContain('Get my address');
    const page = await (await browser.open('/wallets/usdt/deposit?network=tron')).submit('/wallets/usdt/deposit');
    expect([page.answer.at, page.answer.text.includes(ADDRESSES.tron)]).toEqual([
      '/wallets/usdt/deposit?network=tron',
      true,
    ]);
    expect((await browser.open('/wallets/usdt/deposit?network=ethereum')).answer.text).not.toContain(ADDRESSES.tron);
    // An unknown network counts as no choice.
    expect((await browser.open('/wallets/usdt/deposit?network=bitcoin')).words).toContain('Choose a network');
  });

  test('reports if no address is available', async () => {
    await setEthereum({});
    const { browser } = await signUpUser(baseUrl);
    const page = await (await browser.open('/wallets/eth/deposit')).submit('/wallets/eth/deposit');
    expect([page.answer.status, page.words]).toEqual([
      502,
      expect.stringContaining('No deposit address is available at the moment.'),
    ]);
  });

  test('shows no address while deposits are paused', async () => {
    await fillAddressPool(exchange(), [ADDRESSES.ethereum], 'eth', 'ethereum');
    const { browser } = await signUpUser(baseUrl);
    const open = await browser.open('/wallets/eth/deposit');
    expect((await open.submit('/wallets/eth/deposit')).answer.text).toContain(ADDRESSES.ethereum);
    await setEthereum({ deposits_enabled: false });
    const paused = await browser.open('/wallets/eth/deposit');
    expect([paused.words.includes('Deposits are paused'), paused.answer.text.includes(ADDRESSES.ethereum)]).toEqual([
      true,
      false,
    ]);
    // A form that was opened before leads to the same page.
    expect((await open.submit('/wallets/eth/deposit')).words).toContain('Deposits are paused');
    await setEthereum({});
  });

  test('shows the tag if the network uses one', async () => {
    const ripple = { ...ETHEREUM, network: 'ripple', address_format: 'opaque', tag: 'required' } as const;
    await exchange().operator.expect('putAsset', 200, {
      path: { asset: 'xrp' },
      body: { ...ETHER, networks: [ripple] },
    });
    const pool = {
      asset: 'xrp',
      network: 'ripple',
      addresses: [{ address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', tag: '1042' }],
    };
    await exchange().operator.expect('importDepositAddresses', 200, { body: pool });
    const { browser } = await signUpUser(baseUrl);
    const page = await (await browser.open('/wallets/xrp/deposit')).submit('/wallets/xrp/deposit');
    expect(page.words).toContain('Tag or memo 1042 Include the tag in every transfer.');
  });
});

test("baht is deposited to the exchange's bank account with the user's reference", async () => {
  const person = await signUpUser(baseUrl);
  const id = await idOf(person);
  const { words } = await person.browser.open('/wallets/thb/deposit');
  expect(words).toContain('Bank Kasikornbank Account number 0123456789 Account name Talad Co., Ltd. Your reference RF');
  const reference = /RF(\d\d)(\d+)/.exec(words) ?? [];
  // ISO 11649: the digits followed by RF as numbers and the check digits are 1 modulo 97.
  expect([reference[2], BigInt(`${reference[2]}2715${reference[1]}`) % 97n]).toEqual([String(id), 1n]);
  await exchange().restart({ BANK_CODE: '', BANK_ACCOUNT_NUMBER: '', BANK_ACCOUNT_NAME: '' });
  expect((await person.browser.open('/wallets/thb/deposit')).words).toContain('Bank deposits are not available yet.');
  await exchange().restart();
});

test('the history shows deposits with their source, ten per page', async () => {
  const person = await signUpUser(baseUrl);
  const user_id = await idOf(person);
  const credit = (more: object) =>
    exchange().operator.expect('creditDeposit', 201, {
      body: { user_id, asset: 'thb', amount: '100', reference: randomUUID(), ...more },
    });
  for (let amount = 1; amount <= 11; amount += 1) await exchange().deposit(user_id, 'thb', String(amount));
  await credit({ bank_code: 'SCB', account_number: '4067890123' });
  const newest = await person.browser.open('/wallets/thb/deposit');
  expect(newest.words).toMatch(
    /100 THB Credited \d+ \w+ \d{4}, \d\d:\d\d UTC · Siam Commercial Bank Account number 4067890123/,
  );
  expect([newest.words.includes(' 3 THB'), newest.words.includes(' 2 THB'), newest.words.includes('Newer')]).toEqual([
    true,
    false,
    false,
  ]);
  const older = await person.browser.open('/wallets/thb/deposit?page=2');
  expect(older.words).toMatch(/History 2 THB Credited .* 1 THB Credited .* Newer/);
  expect(older.words).not.toContain('Older');
  const txid = 'c0'.repeat(32);
  await credit({
    asset: 'btc',
    amount: '0.5',
    network: 'bitcoin',
    address: ADDRESSES.bitcoin,
    txid,
    output: 0,
    confirmations: 3,
  });
  const coins = await person.browser.open('/wallets/btc/deposit?lang=th');
  expect(coins.words).toContain(`ที่อยู่ ${ADDRESSES.bitcoin} ธุรกรรม ${txid} ยืนยันแล้ว 3 ครั้ง`);
});
