/** Every page of the console shows what its operations return, and every form sends what its operation takes. */

import { operationRecords } from '../../../generated/operations';
import { operatorCommands } from '../../../generated/operatorCommands';
import { OFFERED_OPERATIONS } from '../../../src/web/operator/components/operationPlaces';
import { en } from '../../../src/web/operator/texts/en';
import { th } from '../../../src/web/operator/texts/th';
import { type ConsoleOperator, signInToConsole } from '../../support/consoleClient';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const SECTIONS = [
  ...['/operator', '/operator/withdrawals', '/operator/proposals', '/operator/users', '/operator/deposits'],
  '/operator/identity',
  '/operator/unowned-deposits',
  ...['/operator/markets', '/operator/custody', '/operator/partners', '/operator/portal-sessions'],
  ...['/operator/maintenance', '/operator/operators', '/operator/actions', '/operator/audit'],
];
const CSV_FILES = SECTIONS.filter(
  (path) => !['/operator', '/operator/markets', '/operator/custody', '/operator/audit'].includes(path),
);

let alice: TestUser;
let operator: ConsoleOperator;
let approver: ConsoleOperator;

beforeAll(async () => {
  alice = await exchange().createUser({ balances: { thb: '1234567.89', btc: '1' } });
  await exchange().restart({ DUAL_CONTROL: 'on' });
  operator = await signInToConsole(exchange(), 'operator');
  approver = await signInToConsole(exchange(), 'approver');
});

test('every section opens for the approver, in both languages', async () => {
  for (const language of ['th', 'en'])
    for (const path of SECTIONS) {
      const page = await approver.browser.open(`${path}?lang=${language}`);
      expect([path, page.answer.status]).toEqual([path, 200]);
      expect(page.answer.text).toContain(`<html lang="${language}">`);
    }
});

test('each list can be downloaded', async () => {
  for (const path of CSV_FILES) {
    const file = await approver.browser.send(`${path}.csv`);
    expect([path, file.status, file.headers['content-type']]).toEqual([path, 200, 'text/csv; charset=utf-8']);
  }
});

test('every operation that changes something has a form, and every member has a name in both languages', async () => {
  const changing = Object.keys(operatorCommands).filter((id) => operatorCommands[id]?.method !== 'get');
  // Their places are the sign-in, and the page of a request.
  const elsewhere = ['createOperatorSecondFactor', 'viewIdentityDocument'];
  expect([...OFFERED_OPERATIONS].sort()).toEqual(changing.filter((id) => !elsewhere.includes(id)).sort());
  const members = OFFERED_OPERATIONS.flatMap((id) => operatorCommands[id]?.members ?? []);
  const names = members.filter((member) => member.in !== 'header').map(({ name }) => name);
  for (const texts of [en, th]) {
    expect(names.filter((name) => texts.fields[name] === undefined)).toEqual([]);
    expect(changing.filter((id) => texts.operations[id] === undefined)).toEqual([]);
    const all = [en.fields, en.values, en.operations, en.errors].flatMap((group) => Object.keys(group)).sort();
    const own = [texts.fields, texts.values, texts.operations, texts.errors]
      .flatMap((group) => Object.keys(group))
      .sort();
    expect(own).toEqual(all);
  }
  for (const id of OFFERED_OPERATIONS) {
    const by = operationRecords[id].roles[0] === 'approver' ? approver : operator;
    const page = await by.browser.open(`/operator/do/${id}`);
    expect([id, page.answer.status]).toEqual([id, 200]);
    expect(page.formValues(`/operator/do/${id}`)).toHaveProperty('csrf');
  }
});

test('a user is shown with balances and is frozen at once with a reason, and released when another person approves it', async () => {
  const page = await operator.browser.open(`/operator/users/${alice.id}`);
  for (const text of [alice.email, '1,234,567.89', 'No removal of a second factor is planned.'])
    expect(page.words).toContain(text);
  const account = async () =>
    (await exchange().operator.expect('getUserAccount', 200, { path: { userid: alice.id } })).account;
  const form = await operator.browser.open(`/operator/do/updateUser?userid=${alice.id}&state=frozen`);
  await form.submit('/operator/do/updateUser', { state_reason: 'A court order.' });
  expect(await account()).toMatchObject({ state: 'frozen', state_reason: 'A court order.' });

  const release = await operator.browser.open(`/operator/do/updateUser?userid=${alice.id}&state=active`);
  const proposed = await release.submit('/operator/do/updateUser', {});
  expect(proposed.path).toMatch(/^\/operator\/proposals\/\d+$/);
  expect(proposed.words).toContain('takes effect when another person approves it');
  expect(await account()).toMatchObject({ state: 'frozen' });
  const approval = await approver.browser.open(proposed.path);
  await approval.submit('/operator/do/approveProposal', { operator_code: await approver.code() });
  expect(await account()).toMatchObject({ state: 'active', state_reason: null });
});

test('a market is halted at once, which keeps its other rules', async () => {
  const { symbols: before } = await exchange().operator.expect('getMarketRules', 200);
  const markets = await operator.browser.open('/operator/markets');
  const [link = ''] =
    /\/operator\/do\/putSymbol\?[^"]*symbol=btc_thb[^"]*status=BREAK[^"]*/.exec(markets.answer.text) ?? [];
  const form = await operator.browser.open(link.replaceAll('&amp;', '&'));
  await form.submit('/operator/do/putSymbol');
  const { symbols } = await exchange().operator.expect('getMarketRules', 200);
  expect(symbols).toEqual(before.map((each) => (each.symbol === 'btc_thb' ? { ...each, status: 'BREAK' } : each)));
});

test('wrong values are reported at their fields, and what was typed stays', async () => {
  const form = await operator.browser.open('/operator/do/creditDeposit');
  const values = { user_id: 'nobody', asset: 'thb', amount: '10', reference: '' };
  const page = await form.submit('/operator/do/creditDeposit', values);
  expect([page.answer.status, page.words]).toEqual([422, expect.stringContaining('There are 2 problems')]);
  expect(page.formValues('/operator/do/creditDeposit')).toMatchObject({ user_id: 'nobody', amount: '10' });
});

test('secrets are shown once and are neither in the proposal nor in the action log', async () => {
  const form = await approver.browser.open('/operator/do/createOperatorToken');
  const page = await form.submit('/operator/do/createOperatorToken', { name: 'Malee', roles: 'auditor' });
  expect(page.words).toContain('These values are shown only now.');
  const token = /[\w-]{43}/.exec(page.words)?.[0] ?? '';
  expect(token).not.toBe('');
  for (const path of ['/operator/actions', '/operator/operators'])
    expect((await approver.browser.open(path)).answer.text).not.toContain(token);
});
