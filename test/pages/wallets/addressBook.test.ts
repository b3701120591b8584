/** The page with the address book, and withdrawals that wait, as users see them. The test sets the server's clock. */
import { unusedAddress } from '../../support/custodian/unusedAddresses';
import { exchangeOfThisFile } from '../../support/exchange';
import type { FormValues, OpenPage } from '../../support/pageClient';
import { signUpUser } from '../../support/pageClient';
import { type SecondFactorUser, signUpWithSecondFactor } from '../../support/secondFactorUser';
import { ServerClock } from '../../support/serverClock';
import { updateCredential } from '../../support/storedCredentials';
import { ADDRESSES } from '../../support/transferHelpers';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: { ...clock.options.environment, WITHDRAWAL_HOLD_HOURS: '24' },
});
const baseUrl = (): string => exchange().baseUrl;
const BOOK = '/wallets/addresses';
const ONLY = `${BOOK}/only`;
const BTC = '/wallets/btc/withdraw';
const ENTRY = { label: 'Hardware wallet', network: 'bitcoin', address: ADDRESSES.bitcoin };

type User = SecondFactorUser & { readonly id: number };

async function createUser(): Promise<User> {
  const person = await signUpWithSecondFactor(baseUrl, clock);
  const row: { id: number } = await exchange().database('users').where('email', person.email).first('id');
  const id = Number(row.id);
  await exchange().operator.expect('updateUser', 200, {
    path: { userid: id },
    body: { identity_verification_level: 'level_2' },
  });
  await exchange().deposit(id, 'btc', '2');
  // Setting up the second factor makes withdrawals wait too.
  await updateCredential(exchange(), { table: 'users', where: { id } }, { withdrawals_held_until_ms: null });
  return { ...person, id };
}

/** Returns an unused code and advances the clock, so that the next code is unused too. */
function codeOf({ app }: SecondFactorUser): string {
  const code = app.nextCode();
  clock.set(clock.nowMs() + 30_000);
  return code;
}

async function add(user: User, values: FormValues = ENTRY): Promise<OpenPage> {
  return (await user.browser.open(BOOK)).submit(BOOK, { ...values, code: codeOf(user) });
}

async function switchLimit(user: User): Promise<OpenPage> {
  return (await user.browser.open(BOOK)).submit(ONLY, { only_code: codeOf(user) });
}

async function review(user: User, address: string): Promise<OpenPage> {
  return (await user.browser.open(BTC)).submit(BTC, { address, amount: '0.1' });
}

test('an address is added with a code, listed, and removed with a code', async () => {
  const user = await createUser();
  expect((await user.browser.open('/wallets')).words).toContain('Address book');
  expect((await user.browser.open(BOOK)).words).toContain('Your address book is empty.');
  const page = await add(user);
  expect(page.words).toContain('The address was added.');
  expect(page.words).toContain(`Hardware wallet Network Bitcoin Address ${ADDRESSES.bitcoin} Added 1 Jan 2030`);
  expect(page.words).toMatch(/Withdrawals to it are not sent before 2 Jan 2030, \d\d:\d\d UTC/);
  const [row] = await exchange().database('withdrawal_addresses').where('user_id', user.id);
  const path = `${BOOK}/${row.id}/remove`;
  const asked = await user.browser.open(path);
  expect((await asked.submit(path)).words).toContain('Enter a code');
  expect((await asked.submit(path, { code: codeOf(user) })).words).toContain('The address was removed.');
  expect((await user.browser.open(path)).answer.status).toBe(404);
});

test('a stolen session alone changes nothing: every change needs a code', async () => {
  const user = await createUser();
  const page = await user.browser.open(BOOK);
  for (const [action, field] of [
    [BOOK, 'code'],
    [ONLY, 'only_code'],
  ] as const)
    for (const code of ['', '000000']) {
      const refused = await page.submit(action, { ...(action === BOOK && ENTRY), [field]: code });
      expect([refused.answer.status, refused.words]).toEqual([422, expect.stringMatching(/Enter a code|is incorrect/)]);
    }
  expect(await exchange().database('withdrawal_addresses').where('user_id', user.id)).toEqual([]);
  expect(await exchange().database('withdrawal_address_rules').where('user_id', user.id)).toEqual([]);
});

test('a user without a second factor is asked to set it up first', async () => {
  const person = await signUpUser(baseUrl);
  const page = await person.browser.open(BOOK);
  expect(page.words).toContain('Set up two-factor authentication first');
  const { csrf = '' } = page.formValues('/sign-out');
  for (const path of [BOOK, ONLY]) {
    const body = new URLSearchParams({ csrf: String(csrf), ...ENTRY, step: 'on' });
    expect((await person.browser.send(path, { method: 'POST', body })).status).toBe(303);
  }
  const row = await exchange().database('users').where('email', person.email).first('id');
  expect(await exchange().database('withdrawal_addresses').where('user_id', row.id)).toEqual([]);
});

test("another user's entry is not found", async () => {
  const [owner, other] = [await createUser(), await createUser()];
  await add(owner);
  const [row] = await exchange().database('withdrawal_addresses').where('user_id', owner.id);
  expect((await other.browser.open(`${BOOK}/${row.id}/remove`)).answer.status).toBe(404);
});

test.each([
  ['a missing label', { ...ENTRY, label: ' ' }, 'Enter a label'],
  ['no network', { ...ENTRY, network: '' }, 'Choose the network'],
  ['a missing address', { ...ENTRY, address: '' }, 'Enter the address.'],
  ['an address of another network', { ...ENTRY, address: ADDRESSES.ethereum }, 'This is not a valid address'],
  ['an unwanted tag', { ...ENTRY, tag: '7' }, 'This network does not use tags.'],
])('%s is reported at its field', async (_name, values, words) => {
  const user = await createUser();
  const page = await add(user, values);
  expect([page.answer.status, page.words]).toEqual([422, expect.stringContaining(words)]);
});

test('the review and the history say until when a withdrawal to a new address waits', async () => {
  const user = await createUser();
  const seen = await review(user, ADDRESSES.bitcoin);
  expect(seen.words).toMatch(/You have not used this destination before.* Not sent before 2 Jan 2030, \d\d:\d\d UTC/);
  const done = await seen.submit(BTC, { code: codeOf(user) });
  expect(done.words).toMatch(/Waiting to be sent .*Not sent before 2 Jan 2030, \d\d:\d\d UTC/);
  expect((await done.submit(`${BTC}/cancel`)).words).toContain('The withdrawal was cancelled.');
});

describe('an address of the address book on the withdrawal form', () => {
  const choose = async (user: User, more: FormValues = {}): Promise<OpenPage> => {
    const [row] = await exchange().database('withdrawal_addresses').where('user_id', user.id);
    return (await user.browser.open(BTC)).submit(BTC, { saved: String(row.id), amount: '0.1', ...more });
  };

  test('is chosen without JavaScript, shown whole for review, and gets the withdrawal', async () => {
    const user = await createUser();
    expect((await user.browser.open(BTC)).answer.text).not.toContain('name="saved"');
    await add(user);
    const form = await user.browser.open(BTC);
    expect(form.words).toContain('Hardware wallet (Bitcoin, ');
    // The browser must not ask for what the chosen entry contains.
    expect(form.answer.text).not.toMatch(/<input[^>]* id="address"[^>]* required/);
    const seen = await choose(user);
    expect(seen.words).toContain(`To ${ADDRESSES.bitcoin}`);
    const done = await seen.submit(BTC, { code: codeOf(user) });
    expect(done.words).toContain('has been accepted');
    expect(await exchange().database('withdrawals').where('user_id', user.id).pluck('address')).toEqual([
      ADDRESSES.bitcoin,
    ]);
  });

  test('is refused beside another address, and when it was removed or belongs to another user', async () => {
    const [user, other] = [await createUser(), await createUser()];
    for (const owner of [user, other]) await add(owner);
    const both = await choose(user, { address: unusedAddress('bitcoin') });
    expect([both.answer.status, both.words]).toEqual([422, expect.stringContaining('but not both')]);
    const [foreign] = await exchange().database('withdrawal_addresses').where('user_id', other.id);
    const wrong = await choose(user, { saved: String(foreign.id) });
    expect([wrong.answer.status, wrong.words]).toEqual([
      422,
      expect.stringContaining('no longer in your address book'),
    ]);
    expect(wrong.words).not.toContain('Are these details correct?');
  });

  test('has its texts in Thai', async () => {
    const user = await createUser();
    await add(user);
    user.browser.cookies.set('talad_language', 'th');
    expect((await user.browser.open(BTC)).words).toContain('ที่อยู่จากสมุดที่อยู่ของคุณ');
  });
});

test('limiting withdrawals to the address book refuses others on the form, and lifting it waits', async () => {
  const user = await createUser();
  await add(user);
  expect((await switchLimit(user)).words).toContain('Withdraw to these addresses only On');
  const refused = await review(user, unusedAddress('bitcoin'));
  expect([refused.answer.status, refused.words]).toEqual([
    422,
    expect.stringContaining('This address is not in your address book'),
  ]);
  expect((await review(user, ADDRESSES.bitcoin)).words).toContain('Are these details correct?');
  const lifted = await switchLimit(user);
  expect(lifted.words).toMatch(/Withdraw to these addresses only On .*It is turned off at 2 Jan 2030, \d\d:\d\d UTC/);
  expect((await review(user, unusedAddress('bitcoin'))).answer.status).toBe(422);
  expect(lifted.words).toContain('Keep it on');
  expect((await switchLimit(user)).words).not.toContain('It is turned off at');
});

test('an intruder cannot lift the limit while the account is stopped', async () => {
  const user = await createUser();
  await switchLimit(user);
  await exchange().operator.expect('updateUser', 200, {
    path: { userid: user.id },
    body: { state: 'no_withdrawals', state_reason: 'a test' },
  });
  expect((await switchLimit(user)).words).toContain('Withdrawals are stopped for your account');
  const [rule] = await exchange().database('withdrawal_address_rules').where('user_id', user.id);
  expect([rule.only_listed, rule.ends_at_ms]).toEqual([1, null]);
});
