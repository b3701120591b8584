/**
 * The recovery of a lost second factor by operators: it needs two people and a waiting time, during which its user can
 * prevent it. The test sets the server's clock.
 */
import { eventually } from '../support/eventually';
import { exchangeOfThisFile, withExchange } from '../support/exchange';
import { awaitMail, linkIn, mailsTo } from '../support/mailbox';
import { type OpenPage, PageClient } from '../support/pageClient';
import { type SecondFactorUser, signUpWithSecondFactor } from '../support/secondFactorUser';
import { ServerClock } from '../support/serverClock';

const HOUR_MS = 3_600_000;
const WAITING_MS = 48 * HOUR_MS;
const clock = new ServerClock(Date.UTC(2030, 0, 1));
const ownClock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: {
    ...clock.options.environment,
    DUAL_CONTROL: 'on',
    SECOND_FACTOR_RESET_HOURS: '48',
    WITHDRAWAL_HOLD_HOURS: '24',
  },
});
const baseUrl = (): string => exchange().baseUrl;
const dataDir = (): string => exchange().dataDir;
const SUBJECT = 'Your second factor will be removed';

async function userWithFactor(): Promise<SecondFactorUser & { readonly id: number }> {
  const user = await signUpWithSecondFactor(baseUrl, clock);
  const { id } = (await exchange().database('users').where('email', user.email).first('id')) as { id: number };
  return { ...user, id };
}

async function signIn({ email, password }: SecondFactorUser): Promise<OpenPage> {
  return (await new PageClient(baseUrl).open('/sign-in')).submit('/sign-in', { email, password });
}

/** One operator proposes, the approver approves. */
async function requestReset(userid: number): Promise<void> {
  const { operator, approver } = exchange();
  const { id } = await operator.expect('requestSecondFactorReset', 202, { path: { userid } });
  const { proposal } = await approver.expect('approveProposal', 200, { path: { proposalid: id } });
  expect(proposal.status).toBe('done');
}

/** The removal that waits; undefined if there is none. */
async function waiting(userid: number): Promise<{ readonly due_at: string } | undefined> {
  const answer = await exchange().operator.call('getSecondFactorReset', { path: { userid } });
  return answer.status === 200 && 'due_at' in answer.body ? answer.body : undefined;
}

test('one operator alone starts no removal', async () => {
  const user = await userWithFactor();
  const { operator } = exchange();
  const { id } = await operator.expect('requestSecondFactorReset', 202, { path: { userid: user.id } });
  expect(await waiting(user.id)).toBeUndefined();
  const refused = await operator.call('approveProposal', { path: { proposalid: id } });
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'NEEDS_ANOTHER_PERSON' }]);
  expect(await waiting(user.id)).toBeUndefined();
});

test('two operators remove a lost second factor, but not before the waiting time, and the user is told', async () => {
  const user = await userWithFactor();
  await requestReset(user.id);
  expect(await waiting(user.id)).toEqual({
    user_id: user.id,
    requested_at: expect.any(String),
    due_at: new Date(clock.nowMs() + WAITING_MS).toISOString().replace('Z', '000Z'),
  });
  await awaitMail(dataDir(), user.email, SUBJECT);
  clock.set(clock.nowMs() + WAITING_MS - 1_000);
  expect((await signIn(user)).path).toBe('/second-factor');
  const stolen = user.browser.copy();
  clock.set(clock.nowMs() + 1_000);
  await awaitMail(dataDir(), user.email, 'Two-factor authentication was turned off');
  expect((await signIn(user)).path).toBe('/account');
  expect((await stolen.open('/account')).path).toBe('/sign-in');
  const row = await exchange().database('users').where('id', user.id).first('withdrawals_held_until_ms');
  expect(Number((row as { withdrawals_held_until_ms: number }).withdrawals_held_until_ms)).toBeGreaterThanOrEqual(
    clock.nowMs() + 23 * HOUR_MS,
  );
  expect(await waiting(user.id)).toBeUndefined();
});

test('the user prevents a removal that they did not ask for, with the link of the mail, once', async () => {
  const user = await userWithFactor();
  await requestReset(user.id);
  const link = linkIn(await awaitMail(dataDir(), user.email, SUBJECT), '/keep-second-factor');
  const browser = new PageClient(baseUrl);
  const page = await browser.open(link);
  const inAnotherTab = await browser.open(link);
  // Programs that check mail open links: that prevents nothing.
  expect(await waiting(user.id)).toBeDefined();
  expect((await page.submit('/keep-second-factor')).words).toContain('Your second factor stays');
  expect(await waiting(user.id)).toBeUndefined();
  expect((await inAnotherTab.submit('/keep-second-factor')).words).toContain('This link cannot be used');
  await awaitMail(dataDir(), user.email, 'Your second factor stays');
  clock.set(clock.nowMs() + WAITING_MS + HOUR_MS);
  expect((await signIn(user)).path).toBe('/second-factor');
});

test('an intruder with the mailbox cannot wait unnoticed: the next use of the second factor keeps it', async () => {
  const user = await userWithFactor();
  await requestReset(user.id);
  const page = await signIn(user);
  expect((await page.submit('/second-factor', { code: '000000' })).path).toBe('/second-factor');
  expect(await waiting(user.id)).toBeDefined();
  expect((await page.submit('/second-factor', { code: user.app.nextCode() })).path).toBe('/account');
  expect(await waiting(user.id)).toBeUndefined();
});

test('"this was not me" keeps the second factor', async () => {
  const user = await userWithFactor();
  await requestReset(user.id);
  const notice = await awaitMail(dataDir(), user.email, 'Two-factor authentication was turned on');
  await (await new PageClient(baseUrl).open(linkIn(notice, '/not-me'))).submit('/not-me');
  expect(await waiting(user.id)).toBeUndefined();
});

test('operators can cancel it, which the user learns', async () => {
  const user = await userWithFactor();
  await requestReset(user.id);
  const path = { userid: user.id };
  await exchange().approver.expect('cancelSecondFactorReset', 204, { path });
  await awaitMail(dataDir(), user.email, 'Your second factor stays');
  const again = await exchange().approver.call('cancelSecondFactorReset', { path });
  expect([again.status, again.body]).toMatchObject([404, { code: 'SECOND_FACTOR_RESET_NOT_FOUND' }]);
  const link = linkIn(await awaitMail(dataDir(), user.email, SUBJECT), '/keep-second-factor');
  const page = await new PageClient(baseUrl).open(link);
  expect((await page.submit('/keep-second-factor')).words).toContain('This link cannot be used');
});

test('an exchange run by one person starts the waiting time at once, and conflicts are refused', () =>
  withExchange(ownClock.options, async ({ operator, baseUrl: url, database }) => {
    const person = await signUpWithSecondFactor(() => url, ownClock);
    const { id: userid } = (await database('users').where('email', person.email).first('id')) as { id: number };
    const path = { userid };
    await operator.expect('requestSecondFactorReset', 200, { path });
    const again = await operator.call('requestSecondFactorReset', { path });
    expect([again.status, again.body]).toMatchObject([409, { code: 'SECOND_FACTOR_STATE_CONFLICT' }]);
    const without = await operator.expect('createUser', 201, { body: { email: 'plain@example.com' } });
    const none = await operator.call('requestSecondFactorReset', { path: { userid: without.id } });
    expect([none.status, none.body]).toMatchObject([409, { code: 'SECOND_FACTOR_STATE_CONFLICT' }]);
    for (const operation of ['requestSecondFactorReset', 'getSecondFactorReset', 'cancelSecondFactorReset'] as const) {
      const unknown = await operator.call(operation, { path: { userid: 999_999 } });
      expect([operation, unknown.status, unknown.body]).toMatchObject([operation, 404, { code: 'USER_NOT_FOUND' }]);
    }
    const missing = await operator.call('getSecondFactorReset', { path: { userid: without.id } });
    expect([missing.status, missing.body]).toMatchObject([404, { code: 'SECOND_FACTOR_RESET_NOT_FOUND' }]);
  }));

test('a removal is carried out once, also if the server was stopped at its time', async () => {
  const user = await userWithFactor();
  await requestReset(user.id);
  await awaitMail(dataDir(), user.email, SUBJECT);
  await exchange().stop();
  clock.set(clock.nowMs() + WAITING_MS + HOUR_MS);
  await exchange().restart();
  await awaitMail(dataDir(), user.email, 'Two-factor authentication was turned off');
  const factors = () => exchange().database('second_factors').where('user_id', user.id);
  await eventually(factors, (rows: readonly object[]) => rows.length === 0);
  const notices = mailsTo(dataDir(), user.email).filter(({ subject }) => subject.includes('was turned off'));
  expect(notices).toHaveLength(1);
});
