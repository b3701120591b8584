/**
 * Who has not confirmed the e-mail address withdraws nothing, neither with an API key nor on the pages: the notices, with
 * which a user stops the withdrawal of an intruder, would reach nobody.
 */
import { sendSigned } from '../support/binanceSigner';
import { issueBinanceKey } from '../support/binanceUser';
import { exchangeOfThisFile } from '../support/exchange';
import { awaitMail, linkIn } from '../support/mailbox';
import { type Person, signUpUser } from '../support/pageClient';
import { startFakePartner } from '../support/partner/fakePartner';
import { portalLogin, registerApp } from '../support/portalLogin';
import { updateCredential } from '../support/storedCredentials';
import { ADDRESSES } from '../support/transferHelpers';

const exchange = exchangeOfThisFile({ environment: { WITHDRAWAL_VERIFICATION: 'email' } });
const REFUSAL = { status: 422, body: { code: 'VERIFICATION_REQUIRED' } };
const BTC = '/wallets/btc/withdraw';

/** A user of the pages with money and an API key. */
async function fundedUser() {
  const person = await signUpUser(() => exchange().baseUrl);
  const { id }: { readonly id: number } = await exchange().database('users').where('email', person.email).first('id');
  const body = { identity_verification_level: 'level_2' } as const;
  await exchange().operator.expect('updateUser', 200, { path: { userid: Number(id) }, body });
  for (const [asset, amount] of Object.entries({ btc: '2', thb: '5000' })) await exchange().deposit(id, asset, amount);
  const key = await exchange().issueApiKey(id, ['withdrawal_create', 'user_read']);
  return { person, id, client: exchange().anonymous.withCredentials({ kind: 'key', ...key }) };
}

type FundedUser = Awaited<ReturnType<typeof fundedUser>>;

const withdrawBitcoin = ({ client }: Pick<FundedUser, 'client'>, nonce: number) =>
  client.call('createCryptoWithdrawal', {
    body: { currency: 'btc', amount: '0.1', address: ADDRESSES.bitcoin, nonce },
  });
const withdrawBaht = ({ client }: Pick<FundedUser, 'client'>, nonce: number) =>
  client.call('createFiatWithdrawal', {
    body: { amount: '500', bank_code: 'SCBT', account_number: '0123456789', nonce },
  });

async function confirmAddress({ email, browser }: Person): Promise<void> {
  const confirm = await browser.open(linkIn(await awaitMail(exchange().dataDir, email, 'Confirm'), '/verify-email'));
  await confirm.submit('/verify-email');
}

test('an account without a confirmed address withdraws neither coins nor baht, and can do so after confirming', async () => {
  const user = await fundedUser();
  expect([await withdrawBitcoin(user, 1), await withdrawBaht(user, 2)]).toMatchObject([REFUSAL, REFUSAL]);
  const signer = await issueBinanceKey(exchange(), user.id, ['withdrawal_create'], 'hmac-sha256');
  const { status, body } = await sendSigned(exchange().anonymous, {
    signer,
    method: 'POST',
    path: '/binance/sapi/v1/capital/withdraw/apply',
    parameters: { coin: 'BTC', network: 'BITCOIN', address: ADDRESSES.bitcoin, amount: '0.1' },
  });
  expect([status, body]).toMatchObject([400, { code: -4024 }]);
  expect(await exchange().database('withdrawals').where('user_id', user.id)).toEqual([]);
  await confirmAddress(user.person);
  expect([(await withdrawBitcoin(user, 3)).status, (await withdrawBaht(user, 4)).status]).toEqual([201, 201]);
});

test('a withdrawal that was accepted before is answered again as it was', async () => {
  const user = await fundedUser();
  await confirmAddress(user.person);
  const first = await withdrawBitcoin(user, 5);
  await updateCredential(exchange(), { table: 'users', where: { id: user.id } }, { email_verified_at_ms: null });
  const again = await user.client.call('createCryptoWithdrawal', {
    body: { currency: 'btc', amount: '0.1', address: ADDRESSES.bitcoin, nonce: 5 },
  });
  expect([first.status, again.text]).toEqual([201, first.text]);
});

test('the page asks to confirm the address, with a way to get the mail again, and takes no form', async () => {
  const { person, id } = await fundedUser();
  const page = await person.browser.open(BTC);
  expect(page.words).toContain('Confirm your e-mail address first');
  expect(page.answer.text).toContain('href="/account/security/email"');
  const { csrf = '' } = page.formValues('/sign-out');
  for (const step of ['review', 'confirm']) {
    const body = new URLSearchParams({ csrf: String(csrf), step, address: ADDRESSES.bitcoin, amount: '0.1' });
    expect((await person.browser.send(BTC, { method: 'POST', body })).status).toBe(303);
  }
  expect(await exchange().database('withdrawals').where('user_id', id)).toEqual([]);
  const email = await person.browser.open('/account/security/email');
  expect((await email.submit('/account/security/email/verify')).answer.status).toBe(200);
  person.browser.cookies.set('talad_language', 'th');
  expect((await person.browser.open(BTC)).words).toContain('กรุณายืนยันอีเมลของคุณก่อน');
});

test('users whom an operator created need no proof, also those of versions that recorded none', async () => {
  const user = await exchange().createUser({ balances: { btc: '2' }, level: 'level_2' });
  expect((await withdrawBitcoin(user, 1)).status).toBe(201);
  await updateCredential(exchange(), { table: 'users', where: { id: user.id } }, { email_verified_at_ms: null });
  expect((await withdrawBitcoin(user, 2)).status).toBe(201);
});

test('coins bought through the Portal are sent as agreed with the partner', async () => {
  const partner = await startFakePartner();
  const seller = await exchange().createUser({ balances: { btc: '1' } });
  await seller.client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '300000', amount: '1', nonce: 1 },
  });
  const buyer = await exchange().createUser({ balances: { thb: '5000' }, level: 'level_2' });
  const { client, extras } = await portalLogin(exchange(), await registerApp(exchange(), partner), buyer);
  // The login has given the user a password, as if the user had signed up.
  await updateCredential(exchange(), { table: 'users', where: { id: buyer.id } }, { email_verified_at_ms: null });
  expect(await withdrawBaht(buyer, 1)).toMatchObject(REFUSAL);
  const body = { extras, pair: 'btc_thb', side: 'buy', price: '300000', amount: '2000' } as const;
  expect((await client.call('createPortalOrder', { body })).status).toBe(201);
  expect(await exchange().database('withdrawals').where('user_id', buyer.id)).toHaveLength(1);
  await partner.close();
});

test('the operator of the exchange can switch the condition off', async () => {
  await exchange().restart({ WITHDRAWAL_VERIFICATION: 'off' });
  const user = await fundedUser();
  expect([(await withdrawBitcoin(user, 1)).status, (await withdrawBaht(user, 2)).status]).toEqual([201, 201]);
});
