/**
 * Withdrawals on the pages: each requires a review and a fresh code, and each form leads to one withdrawal. The test
 * sets the server's clock.
 */
import { exchangeOfThisFile } from '../../support/exchange';
import { type FormValues, type OpenPage, type Person, signUpUser } from '../../support/pageClient';
import { type SecondFactorUser, signUpWithSecondFactor } from '../../support/secondFactorUser';
import { ServerClock } from '../../support/serverClock';
import { ADDRESSES } from '../../support/transferHelpers';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile(clock.options);
const baseUrl = (): string => exchange().baseUrl;
const BTC = '/wallets/btc/withdraw';
const GOOD = { address: ADDRESSES.bitcoin, amount: '0.1' };

async function idOf({ email }: Person): Promise<number> {
  const row: { id: number } = await exchange().database('users').where({ email }).first('id');
  return Number(row.id);
}

/** Verifies the user and credits deposits. */
async function verifyAndFund<P extends Person>(person: P): Promise<P & { readonly id: number }> {
  const id = await idOf(person);
  await exchange().operator.expect('updateUser', 200, {
    path: { userid: id },
    body: { identity_verification_level: 'level_2' },
  });
  for (const [asset, amount] of Object.entries({ btc: '2', usdt: '1000', thb: '100000' }))
    await exchange().deposit(id, asset, amount);
  return { ...person, id };
}

function verifiedUserWithSecondFactor(): Promise<SecondFactorUser & { readonly id: number }> {
  return signUpWithSecondFactor(baseUrl, clock).then(verifyAndFund);
}

/** Returns an unused code and advances the clock, so that the next code is unused too. */
function codeOf({ app }: SecondFactorUser): string {
  const code = app.nextCode();
  clock.set(clock.nowMs() + 30_000);
  return code;
}

async function submitForReview({ browser }: Person, values: FormValues, path = BTC): Promise<OpenPage> {
  return (await browser.open(path)).submit(path, values);
}

async function withdrawalRows(
  userId: number,
): Promise<{ asset: string; amount: string; address: string; bank_code: string | null }[]> {
  return exchange()
    .database('withdrawals')
    .where('user_id', userId)
    .orderBy('id')
    .select('asset', 'amount', 'address', 'bank_code');
}

describe('the prerequisites', () => {
  test('verification and a second factor are required, and a form sent without them has no effect', async () => {
    const person = await signUpUser(baseUrl);
    expect((await person.browser.open(BTC)).words).toContain('You can withdraw once your identity has been verified.');
    const { id } = await verifyAndFund(person);
    const page = await person.browser.open(BTC);
    expect(page.words).toContain('Set up two-factor authentication first');
    const { csrf = '' } = page.formValues('/sign-out');
    for (const step of ['review', 'confirm'])
      expect(
        (
          await person.browser.send(BTC, {
            method: 'POST',
            body: new URLSearchParams({ csrf: String(csrf), step, ...GOOD }),
          })
        ).status,
      ).toBe(303);
    expect(await withdrawalRows(id)).toEqual([]);
  });

  test('withdrawals of the asset must be enabled', async () => {
    const person = await verifiedUserWithSecondFactor();
    const settings = {
      kind: 'crypto',
      precision: 8,
      transfer_precision: 8,
      withdrawal_fee: '0.001',
      withdrawal_minimum: '0.002',
    } as const;
    await exchange().operator.expect('putAsset', 200, {
      path: { asset: 'eth' },
      body: { ...settings, withdrawal_enabled: false },
    });
    expect((await person.browser.open('/wallets/eth/withdraw')).words).toContain('Withdrawals are paused.');
  });
});

describe('the button that cancels a withdrawal', () => {
  const CANCEL = `${BTC}/cancel`;

  test('returns the money, and is gone when the withdrawal is being sent', async () => {
    const person = await verifiedUserWithSecondFactor();
    const place = async () => (await submitForReview(person, GOOD)).submit(BTC, { code: codeOf(person) });
    const placed = await place();
    expect(placed.words).toContain(`Cancel this withdrawal of 0.1 BTC to ${ADDRESSES.bitcoin}`);
    const done = await placed.submit(CANCEL);
    expect(done.words).toContain('The withdrawal was cancelled. The money is back in your wallet.');
    expect(done.words).toContain('You cancelled this withdrawal.');
    expect(done.words).toContain('Maximum that can arrive now 1.9999 BTC');
    expect(done.words).not.toContain('Cancel this withdrawal');

    const stale = await place();
    const [row] = await exchange().database('withdrawals').where('user_id', person.id).orderBy('id', 'desc');
    const path = { withdrawalid: Number(row.id) };
    await exchange().operator.expect('markWithdrawalSending', 200, { path });
    const late = await stale.submit(CANCEL);
    expect([late.answer.status, late.words]).toEqual([
      422,
      expect.stringContaining('This withdrawal can no longer be cancelled'),
    ]);
    expect((await person.browser.open(BTC)).words).not.toContain('Cancel this withdrawal');
  });

  test("does not cancel another user's withdrawal", async () => {
    const [person, other] = [await verifiedUserWithSecondFactor(), await verifiedUserWithSecondFactor()];
    const placed = await (await submitForReview(person, GOOD)).submit(BTC, { code: codeOf(person) });
    const own = await (await submitForReview(other, GOOD)).submit(BTC, { code: codeOf(other) });
    const { id = '' } = placed.formValues(CANCEL);
    for (const foreign of [id, 'x', '0', '999999999999999'])
      expect((await own.submit(CANCEL, { id: foreign })).words).not.toContain('was cancelled');
    expect((await person.browser.open(BTC)).words).toContain('Waiting to be sent');
  });
});

describe('a crypto withdrawal', () => {
  test('is placed after a review of amount and fee and a code, and appears in the history', async () => {
    const person = await verifiedUserWithSecondFactor();
    const form = await person.browser.open(BTC);
    expect(form.words).toContain('Maximum that can arrive now 1.9999 BTC');
    // The maximum can be taken over with one click.
    expect(form.answer.text).toContain('href="/wallets/btc/withdraw?amount=1.9999"');
    const filled = await person.browser.open(`${BTC}?amount=1.9999`);
    expect(filled.formValues(BTC)['amount']).toBe('1.9999');
    const seen = await form.submit(BTC, GOOD);
    expect(seen.words).toContain(
      `Are these details correct? To ${ADDRESSES.bitcoin} Network Bitcoin Recipient receives 0.1 BTC Fee 0.0001 BTC Deducted from your wallet 0.1001 BTC Remaining in your wallet 1.8999 BTC`,
    );
    expect(await withdrawalRows(person.id)).toEqual([]);
    const done = await seen.submit(BTC, { code: codeOf(person) });
    expect(done.words).toContain('Your withdrawal of 0.1 BTC has been accepted.');
    expect(done.words).toMatch(
      /History 0.1 BTC Waiting to be sent 1 Jan 2030, \d\d:\d\d UTC · Bitcoin · 0.0001 BTC fee To bc1qar0srrr7x/,
    );
    expect(await withdrawalRows(person.id)).toEqual([
      { asset: 'btc', amount: expect.stringMatching(/^0\.10*$/), address: ADDRESSES.bitcoin, bank_code: null },
    ]);
  });

  test('is refused without a code, with a wrong code and with a used code', async () => {
    const person = await verifiedUserWithSecondFactor();
    const used = codeOf(person);
    const first = await (await submitForReview(person, GOOD)).submit(BTC, { code: used });
    expect(first.words).toContain('has been accepted');
    let page = await submitForReview(person, GOOD);
    for (const [code, words] of [
      ['', 'Enter a code'],
      ['000000', 'The code is incorrect'],
      [used, 'The code is incorrect'],
    ] as const) {
      page = await page.submit(BTC, { code });
      expect([page.answer.status, page.words]).toEqual([422, expect.stringContaining(words)]);
      // The reviewed details are still shown.
      expect(page.words).toContain('Deducted from your wallet 0.1001 BTC');
    }
    expect(await withdrawalRows(person.id)).toHaveLength(1);
    expect((await page.submit(BTC, { code: codeOf(person) })).words).toContain('has been accepted');
  });

  test('can be changed after the review', async () => {
    const person = await verifiedUserWithSecondFactor();
    const form = await (await submitForReview(person, GOOD)).submit(BTC, { step: 'change' });
    expect(form.formValues(BTC)).toMatchObject({ ...GOOD, step: 'review' });
    const seen = await form.submit(BTC, { amount: '1,000.5' });
    expect(seen.words).toContain('Your balance is too low');
    expect((await form.submit(BTC, { amount: '0.25' })).words).toContain('Recipient receives 0.25 BTC');
  });

  test('is placed once per form, even if the form is sent twice or several times at once', async () => {
    const person = await verifiedUserWithSecondFactor();
    const seen = await submitForReview(person, GOOD);
    const code = codeOf(person);
    const answers = await Promise.all(Array.from({ length: 8 }, () => seen.submitWithoutRedirects(BTC, { code })));
    const [first] = answers;
    expect([first?.status, first?.headers['location']]).toEqual([303, expect.stringContaining('?done=')]);
    expect(answers.map(({ headers }) => headers['location'])).toEqual(answers.map(() => first?.headers['location']));
    const again = await seen.submit(BTC, { code: codeOf(person) });
    expect(again.words).toContain('Your withdrawal of 0.1 BTC has been accepted.');
    expect(await withdrawalRows(person.id)).toHaveLength(1);
    // Going back and changing the form does not create a second withdrawal without notice.
    const changed = await seen.submit(BTC, { amount: '0.2', step: 'review' });
    const repeated = await changed.submit(BTC, { code: codeOf(person) });
    expect([repeated.answer.status, repeated.words]).toEqual([
      422,
      expect.stringContaining('This form has already been sent'),
    ]);
    expect(await withdrawalRows(person.id)).toHaveLength(1);
    const wanted = await repeated.submit(BTC);
    expect((await wanted.submit(BTC, { code: codeOf(person) })).words).toContain(
      'Your withdrawal of 0.2 BTC has been accepted.',
    );
    expect(await withdrawalRows(person.id)).toHaveLength(2);
  });

  test('must be reviewed again if the fee has changed since the review', async () => {
    const person = await verifiedUserWithSecondFactor();
    const seen = await submitForReview(person, GOOD);
    const settings = {
      kind: 'crypto',
      precision: 8,
      transfer_precision: 8,
      withdrawal_minimum: '0.0002',
      withdrawal_enabled: true,
    } as const;
    await exchange().operator.expect('putAsset', 200, {
      path: { asset: 'btc' },
      body: { ...settings, withdrawal_fee: '0.0005' },
    });
    const again = await seen.submit(BTC, { code: codeOf(person) });
    expect([again.answer.status, again.words]).toEqual([
      422,
      expect.stringContaining('The details have changed since you reviewed them.'),
    ]);
    expect(again.words).toContain('Deducted from your wallet 0.1005 BTC');
    expect(await withdrawalRows(person.id)).toEqual([]);
    expect((await again.submit(BTC, { code: codeOf(person) })).words).toContain('has been accepted');
    await exchange().operator.expect('putAsset', 200, {
      path: { asset: 'btc' },
      body: { ...settings, withdrawal_fee: '0.0001' },
    });
  });

  test('of a large amount waits for approval, and the page says so', async () => {
    const person = await verifiedUserWithSecondFactor();
    const seen = await submitForReview(person, { ...GOOD, amount: '1.5' });
    expect(seen.words).toContain('This is a large amount. A second member of our staff reviews it before it is sent.');
    expect((await seen.submit(BTC, { code: codeOf(person) })).words).toContain('1.5 BTC Waiting for approval');
  });

  test.each<[string, string, FormValues, string, string]>([
    ['no address', 'btc', { address: '' }, 'address', 'Enter the address'],
    [
      'an address of another network',
      'btc',
      { address: ADDRESSES.tron },
      'address',
      'This is not a valid address on this network',
    ],
    [
      'a mistyped address',
      'btc',
      { address: `${ADDRESSES.bitcoin.slice(0, -1)}p` },
      'address',
      'The address contains a wrong character.',
    ],
    [
      'an address of a test network',
      'btc',
      { address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
      'address',
      'This address belongs to a test network',
    ],
    [
      'an unspendable address',
      'usdt',
      { network: 'ethereum', address: `0x${'0'.repeat(40)}` },
      'address',
      'Coins at this address can never be spent',
    ],
    ['no network', 'usdt', { address: ADDRESSES.tron }, 'network', 'Choose the network that the recipient uses'],
    ['an unknown network', 'usdt', { network: 'bitcoin', address: ADDRESSES.tron }, 'network', 'Choose the network'],
    ['no amount', 'btc', { amount: '' }, 'amount', 'Enter an amount, such as 0.05'],
    ['groups and a decimal comma', 'btc', { amount: '1.000,05' }, 'amount', 'Enter an amount, such as 0.05'],
    ['a negative amount', 'btc', { amount: '-1' }, 'amount', 'Enter an amount, such as 0.05'],
    ['too many decimals', 'btc', { amount: '0.123456789' }, 'amount', 'at most 8 decimals'],
    ['an amount below the minimum', 'btc', { amount: '0.0001' }, 'amount', 'The minimum withdrawal is 0.0002 BTC'],
    ['more than the balance', 'btc', { amount: '2' }, 'amount', 'Your balance is too low for this amount and the fee'],
  ])('%s is reported at its field', async (_name, asset, values, field, words) => {
    const person = await oneForAll();
    const path = `/wallets/${asset}/withdraw`;
    const page = await submitForReview(person, { ...GOOD, ...values }, path);
    expect([page.answer.status, page.words]).toEqual([422, expect.stringContaining(words)]);
    expect(page.answer.text).toMatch(new RegExp(`id="${field}-fault">`));
    expect(page.answer.text).toContain('<title>Error: ');
    // The form keeps all values.
    const { network: _chosen, ...typed } = values;
    expect(page.formValues(path)).toMatchObject(typed);
  });

  let shared: Promise<SecondFactorUser & { readonly id: number }> | undefined;
  function oneForAll(): Promise<SecondFactorUser & { readonly id: number }> {
    shared ??= verifiedUserWithSecondFactor();
    return shared;
  }
});

test('a baht withdrawal accepts account numbers with spaces and hyphens', async () => {
  const person = await verifiedUserWithSecondFactor();
  const path = '/wallets/thb/withdraw';
  const wrong = await submitForReview(person, { bank_code: '', account_number: '12345', amount: '1,000.001' }, path);
  expect(wrong.words).toContain(
    'There are 2 problems Choose your bank. Enter the account number with 10 to 15 digits.',
  );
  const seen = await submitForReview(
    person,
    { bank_code: 'SCB', account_number: ' 406-789012-3 ', amount: '1,000.50' },
    path,
  );
  expect(seen.words).toContain(
    'To 4067890123 Bank Siam Commercial Bank Recipient receives 1,000.5 THB Fee 20 THB Deducted from your wallet 1,020.5 THB',
  );
  const done = await seen.submit(path, { code: codeOf(person) });
  expect(done.words).toContain('1,000.5 THB Waiting to be sent');
  expect(await withdrawalRows(person.id)).toMatchObject([{ asset: 'thb', address: '4067890123', bank_code: 'SCB' }]);
});

test('an amount above the 24-hour limit is refused', async () => {
  const person = await verifiedUserWithSecondFactor();
  await exchange().operator.expect('updateUser', 200, {
    path: { userid: person.id },
    body: { identity_verification_level: 'level_1' },
  });
  expect((await submitForReview(person, { ...GOOD, amount: '0.5' })).words).toContain(
    'This exceeds your remaining 24-hour withdrawal limit',
  );
});

test("the page never shows another user's withdrawal, and a form of another session is refused", async () => {
  const [alice, bob] = [await verifiedUserWithSecondFactor(), await verifiedUserWithSecondFactor()];
  const done = await (await submitForReview(alice, GOOD)).submit(BTC, { code: codeOf(alice) });
  expect((await bob.browser.open(done.answer.at)).words).not.toContain('has been accepted');
  const foreign = (await submitForReview(alice, GOOD)).formValues(BTC);
  const body = new URLSearchParams({ ...(foreign as Record<string, string>), code: codeOf(bob) });
  expect((await bob.browser.send(BTC, { method: 'POST', body })).status).toBe(403);
  expect(await withdrawalRows(bob.id)).toEqual([]);
});

test('the history shows the status of each withdrawal and what happened to failed ones', async () => {
  const person = await verifiedUserWithSecondFactor();
  const { operator } = exchange();
  const ids: number[] = [];
  for (const amount of ['0.1', '0.2', '0.3']) {
    const done = await (await submitForReview(person, { ...GOOD, amount })).submit(BTC, { code: codeOf(person) });
    ids.push(Number(/done=(\d+)/.exec(done.answer.at)?.[1]));
  }
  const [sent, returned, rejected] = ids.map((withdrawalid) => ({ path: { withdrawalid } }));
  await operator.expect('rejectWithdrawal', 200, { ...rejected });
  for (const withdrawal of [sent, returned]) {
    await operator.expect('markWithdrawalSending', 200, { ...withdrawal });
    await operator.expect('markWithdrawalSent', 200, { ...withdrawal, body: { txid: 'c0ffee', confirmations: 2 } });
  }
  await operator.expect('markWithdrawalFailed', 200, {
    ...returned,
    body: { failure: 'returned', evidence: 'a line of the statement' },
  });
  const { words } = await person.browser.open(BTC);
  expect(words).toMatch(
    /0.3 BTC Failed .* We did not approve this withdrawal. The money is back in your wallet. 0.2 BTC Failed .* The transfer was returned./,
  );
  expect(words).toMatch(/0.1 BTC Sent .* Transaction c0ffee 2 confirmations$/);
});

test('the page is available in Thai', async () => {
  const person = await verifiedUserWithSecondFactor();
  await person.browser.open('/wallets?lang=th');
  const page = await submitForReview(person, { ...GOOD, address: 'x' });
  expect(page.words).toContain('ไม่ใช่ที่อยู่ที่ถูกต้องของเครือข่ายนี้');
  const done = await (await page.submit(BTC, GOOD)).submit(BTC, { code: codeOf(person) });
  expect(done.words).toContain('รับคำขอถอน 0.1 BTC แล้ว');
});
