/** The console shows each role the links that the role may follow, and says why a page is refused to the others. */
import { type OperatorRole, operatorRoles } from '../../../generated/operations';
import { consolePages } from '../../../src/web/operator/index';
import { type ConsoleOperator, openConsole } from '../../support/consoleClient';
import { exchangeOfThisFile } from '../../support/exchange';
import { withOperatorFactor } from '../../support/operatorFactor';
import type { OpenPage } from '../../support/pageClient';
import { APP } from '../../support/partner/partnerRegistration';
import { teamMember } from '../../support/teamMember';
import { withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();
const consoles = new Map<OperatorRole, ConsoleOperator>();
let userId: number;

beforeAll(async () => {
  const user = await exchange().createUser({ balances: { btc: '100', thb: '1000' }, level: 'level_3' });
  userId = user.id;
  await withdrawCoins(user, { amount: '2' });
  await exchange().operator.expect('createPartner', 201, { body: APP });
  const members = new Map<OperatorRole, Awaited<ReturnType<typeof teamMember>>>();
  for (const role of operatorRoles)
    members.set(role, await withOperatorFactor(exchange(), await teamMember(exchange(), role)));
  await exchange().restart({ DUAL_CONTROL: 'on' });
  for (const [role, client] of members) consoles.set(role, await openConsole(exchange(), client));
});

/** The pages of the console to which a page links, without those in the other language. */
function linksOn({ answer: { text } }: OpenPage): string[] {
  return [...text.matchAll(/<a\b[^>]* href="(\/operator[^"#]*)"(?! lang=)/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
}

test.each(operatorRoles)('every link that the console shows to the role %s can be followed', async (role) => {
  const { browser } = consoles.get(role) ?? {};
  if (browser === undefined) throw new Error(`no console of ${role}`);
  const known = new Set(['/operator', '/operator/quarantine']);
  const refused: unknown[] = [];
  for (const path of known) {
    const page = await browser.open(path);
    if (page.answer.status !== 200) refused.push([path, page.answer.status]);
    for (const link of linksOn(page)) known.add(link);
  }
  expect(refused).toEqual([]);
  expect(known.size).toBeGreaterThan(5);
});

test('a page that a role may not open is refused with 403 and a sentence, and so are its file and an operation', async () => {
  const { browser } = consoles.get('treasury') as ConsoleOperator;
  for (const path of ['/operator/operators', '/operator/operators.csv', '/operator/do/createOperatorToken']) {
    const page = await browser.open(path);
    expect([path, page.answer.status, page.words]).toEqual([
      path,
      403,
      expect.stringContaining('Your roles do not allow this. It needs one of these: '),
    ]);
  }
  const up = linksOn(await browser.open('/operator/do/createOperatorToken'));
  expect(up).not.toContain('/operator/operators');
});

test('every page that shows something names the operation that it reads', () => {
  const others = ['/', '/operator', '/operator/sign-in', '/operator/second-factor', '/operator/do/{operation}'];
  const silent = consolePages
    .list()
    .filter(({ method, reads, path }) => method === 'get' && reads === undefined && !others.includes(path));
  expect(silent).toEqual([]);
});

test('after an operation, a role comes to a page that it may open', async () => {
  const { browser, code } = consoles.get('market') as ConsoleOperator;
  const path = '/operator/do/putNetworkStatus';
  const form = await browser.open(`${path}?asset=btc&network=bitcoin`);
  const done = await form.submit(path, {
    ...{ deposits_enabled: 'true', withdrawals_enabled: 'true', operator_code: await code() },
  });
  expect([done.path, done.words]).toEqual(['/operator', expect.stringContaining('Done: ')]);
});

test('the fault of a value is said once', async () => {
  const { browser, code } = consoles.get('compliance') as ConsoleOperator;
  const path = '/operator/do/updateUser';
  const form = await browser.open(`${path}?userid=${userId}`);
  const refused = await form.submit(path, { fee_tier: '-1', operator_code: await code() });
  expect(refused.words).toContain('This value is not valid.');
  expect(refused.words).not.toContain('(is not valid)');
});

test('a list is refused for a filter with the status of its operation', async () => {
  const { browser } = consoles.get('approver') as ConsoleOperator;
  const page = await browser.open('/operator/withdrawals?user_id=nobody');
  expect([page.answer.status, page.words.includes('Withdrawals')]).toEqual([400, true]);
});
