/** Sign-in to the operators' console: token and second factor, a short session, and only on the operators' listener. */
import type { OperatorRole } from '../../../generated/operations';
import { Authenticator } from '../../support/authenticator';
import { sendSignIn, signInToConsole } from '../../support/consoleClient';
import { exchangeOfThisFile, withExchange } from '../../support/exchange';
import { bodyOf, PageClient } from '../../support/pageClient';
import { ServerClock } from '../../support/serverClock';

const exchange = exchangeOfThisFile({ environment: { DUAL_CONTROL: 'on', ACCOUNTS_FAILURES_PER_ACCOUNT_MAX: '100' } });
const clock = new ServerClock(Date.UTC(2030, 0, 1));
const WRONG = 'The token or the code is not right';

function tokenOf(role: 'operator' | 'approver'): string {
  const { credentials } = exchange()[role];
  return credentials.kind === 'operator' ? credentials.token : '';
}

/** A new token that another person has activated. It has no second factor. */
async function newToken(role: OperatorRole): Promise<{ readonly id: number; readonly token: string }> {
  const { approver, operator } = exchange();
  const created = await approver.expect('createOperatorToken', 201, { body: { name: `a new ${role}`, roles: [role] } });
  await operator.expect('activateOperatorToken', 200, { path: { tokenid: created.id } });
  return created;
}

test('token and code together open the console, and neither alone does', async () => {
  const { code } = await signInToConsole(exchange(), 'operator');
  for (const [token, sent] of [
    [tokenOf('operator'), ''],
    [tokenOf('operator'), '000000'],
    ['not-a-token', await code()],
    [tokenOf('approver'), '000000'],
  ] as const) {
    const page = await sendSignIn(exchange(), token, sent);
    expect([page.path, page.answer.status]).toEqual(['/operator/sign-in', 422]);
    expect(page.words).toContain(WRONG);
  }
  expect((await sendSignIn(exchange(), '', '')).words).toContain('Enter your operator token.');
});

test('the code that signed in does not work a second time', async () => {
  const { credentials } = exchange().operator;
  if (credentials.kind !== 'operator' || credentials.code === undefined) throw new Error('no second factor');
  const code = await credentials.code();
  expect((await sendSignIn(exchange(), credentials.token, code)).path).toBe('/operator');
  expect((await sendSignIn(exchange(), credentials.token, code)).words).toContain(WRONG);
});

test('a token without a second factor can only set one up, whatever its role', async () => {
  const { token } = await newToken('auditor');
  const browser = new PageClient(() => exchange().operatorUrl);
  const start = await (await browser.open('/operator/sign-in')).submit('/operator/sign-in', { token, code: '' });
  expect(start.path).toBe('/operator/second-factor');
  for (const path of ['/operator', '/operator/withdrawals', '/operator/withdrawals.csv'])
    expect((await browser.open(path)).path).toBe('/operator/second-factor');

  const scan = await start.submit('/operator/second-factor/start');
  const secret = (/<code class="secret">([^<]+)</.exec(scan.answer.text)?.[1] ?? '').replaceAll(' ', '');
  const app = new Authenticator(secret, Date.now);
  expect((await scan.submit('/operator/second-factor/confirm', { code: '12' })).words).toContain('not right');
  // The secret is shown once: opening the page again asks for the code only.
  expect((await browser.open('/operator/second-factor')).answer.text).not.toContain('class="secret"');
  const overview = await scan.submit('/operator/second-factor/confirm', { code: app.nextCode() });
  expect(overview.path).toBe('/operator');
});

test('the session cookie is strict, and pages cannot be framed or kept', async () => {
  const browser = new PageClient(() => exchange().operatorUrl);
  const { credentials } = exchange().operator;
  if (credentials.kind !== 'operator' || credentials.code === undefined) throw new Error('no second factor');
  const form = await browser.open('/operator/sign-in');
  const answer = await form.submitWithoutRedirects('/operator/sign-in', {
    token: credentials.token,
    code: await credentials.code(),
  });
  const line = answer.setCookies.find((cookie) => cookie.startsWith('talad_operator=')) ?? '';
  expect(line).toMatch(/^talad_operator=[\w-]{22}\.[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict$/);
  const { headers } = (await browser.open('/operator')).answer;
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('the public listener has no console', async () => {
  const { browser } = await signInToConsole(exchange(), 'operator');
  const outside = new PageClient(() => exchange().baseUrl);
  for (const [name, value] of browser.cookies) outside.cookies.set(name, value);
  for (const path of ['/operator', '/operator/sign-in', '/operator/withdrawals', '/operator/withdrawals.csv'])
    expect((await outside.send(path)).status).toBe(404);
});

test('the operators’ listener has no pages of users, and leads to the console', async () => {
  const browser = new PageClient(() => exchange().operatorUrl);
  expect((await browser.open('/')).path).toBe('/operator/sign-in');
  for (const path of ['/sign-in', '/market', '/account']) expect((await browser.send(path)).status).toBe(404);
});

test('forms of other sites and without a valid form token are refused', async () => {
  const { browser } = await signInToConsole(exchange(), 'operator');
  const form = (await browser.open('/operator')).formValues('/operator/sign-out');
  const sendWith = (headers: Readonly<Record<string, string>>, values = form) =>
    browser.send('/operator/sign-out', { method: 'POST', headers, body: bodyOf(values) });
  expect((await sendWith({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await sendWith({ origin: exchange().baseUrl, 'sec-fetch-site': 'same-site' })).status).toBe(403);
  expect((await sendWith({ origin: '', 'sec-fetch-site': '' })).status).toBe(403);
  expect((await sendWith({}, { csrf: 'x'.repeat(43) })).status).toBe(403);
  expect((await browser.open('/operator')).path).toBe('/operator');
  expect((await sendWith({})).status).toBe(303);
  expect((await browser.open('/operator')).path).toBe('/operator/sign-in');
});

test('a revoked token ends its sessions at once', async () => {
  const { id, token } = await newToken('market');
  const start = await sendSignIn(exchange(), token, '');
  expect(start.path).toBe('/operator/second-factor');
  await exchange().approver.expect('revokeOperatorToken', 204, { path: { tokenid: id } });
  expect((await start.submit('/operator/second-factor/start')).path).toBe('/operator/sign-in');
});

test('a session ends without requests, and after its longest time', async () => {
  const environment = { ...clock.options.environment, DUAL_CONTROL: 'on' };
  await withExchange({ ...clock.options, environment }, async (other) => {
    const idle = await signInToConsole(other, 'operator');
    clock.set(clock.nowMs() + 14 * 60_000);
    expect((await idle.browser.open('/operator')).path).toBe('/operator');
    clock.set(clock.nowMs() + 15 * 60_000);
    expect((await idle.browser.open('/operator')).path).toBe('/operator/sign-in');

    const busy = await signInToConsole(other, 'approver');
    for (let minutes = 0; minutes < 8 * 60; minutes += 12) {
      expect((await busy.browser.open('/operator')).path).toBe('/operator');
      clock.set(clock.nowMs() + 12 * 60_000);
    }
    expect((await busy.browser.open('/operator')).path).toBe('/operator/sign-in');
  });
});

test('guessing is locked for the network, also for the right token', async () => {
  const environment = { DUAL_CONTROL: 'on', ACCOUNTS_FAILURES_PER_ACCOUNT_MAX: '3', ACCOUNTS_LOCK_FIRST_MS: '60000' };
  await withExchange({ environment }, async (other) => {
    for (let count = 0; count < 3; count += 1)
      expect((await sendSignIn(other, `guess-${count}`, '')).answer.status).toBe(422);
    const { credentials } = other.operator;
    if (credentials.kind !== 'operator' || credentials.code === undefined) throw new Error('no second factor');
    const locked = await sendSignIn(other, credentials.token, await credentials.code());
    expect([locked.answer.status, locked.words]).toEqual([429, expect.stringContaining('Too many attempts')]);
    expect(Number(locked.answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
