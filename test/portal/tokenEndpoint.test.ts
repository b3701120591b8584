/** A misbehaving token endpoint makes only the login of its own user fail, within the deadline. */
import { eventually } from '../support/eventually';
import { exchangeOfThisFile, type TestExchange, withExchange } from '../support/exchange';
import { expectNoTransaction } from '../support/expectNoTransaction';
import type { PageClient } from '../support/pageClient';
import { type FakeOauth, OAUTH_BEHAVIOURS, type OauthBehaviour } from '../support/partner/fakeOauth';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import {
  giveConsent,
  type PortalApp,
  registerApp,
  returnToExchange,
  signInAtPartner,
  signInBrowser,
} from '../support/portalLogin';

/** Transient failures. */
const PASSING: readonly OauthBehaviour[] = ['hangs', 'hangs_in_body', 'closes_at_once'];

// Only token endpoints that hang reach the time limit.
const exchange = exchangeOfThisFile({ environment: { PARTNER_TIMEOUT_MS: '5000' } });
let partner: FakePartner;
let oauth: FakeOauth;
let app: PortalApp;
let browser: PageClient;

beforeAll(async () => {
  partner = await startFakePartner();
  oauth = partner.oauth;
  app = await registerApp(exchange(), partner);
  browser = await signInBrowser(exchange(), await exchange().createUser());
});
afterAll(() => partner.close());

async function logIn(): Promise<URL> {
  return await returnToExchange(browser, await signInAtPartner(app, await giveConsent(browser, app, 's')));
}

async function countSessions(of: TestExchange = exchange()): Promise<number> {
  return Number((await of.database('portal_sessions').count({ n: '*' }).first())?.['n']);
}

/** Waits until the log reports the failed token request. Returns the lines after `linesBefore`. */
function waitForFailureLog(linesBefore: number): Promise<string> {
  return eventually(
    () => exchange().lines.slice(linesBefore).join('\n'),
    (text) => text.includes('the partner issued no access token'),
  );
}

test.each(OAUTH_BEHAVIOURS.filter((behaviour) => behaviour !== 'honest'))(
  '%s: the app is told, no session comes of it, and nothing is repeated',
  async (behaviour) => {
    oauth.behave(behaviour);
    const [before, linesBefore, asked] = [await countSessions(), exchange().lines.length, oauth.asked.length];
    const { searchParams } = await logIn();
    expect(searchParams.get('error')).toBe(PASSING.includes(behaviour) ? 'temporarily_unavailable' : 'server_error');
    expect([searchParams.get('code'), await countSessions(), oauth.asked.length - asked]).toEqual([null, before, 1]);
    // Neither the browser nor the log gets any content of the request or the response.
    const said = `${searchParams.toString()}\n${await waitForFailureLog(linesBefore)}`;
    for (const secret of ['canary', oauth.asked.at(-1)?.get('code_verifier') ?? 'no verifier'])
      expect(said).not.toContain(secret);
    expect(said).toContain('the partner issued no access token');
    oauth.behave('honest');
    expect((await logIn()).searchParams.get('code')).not.toBeNull();
  },
);

test('while a token endpoint hangs, no other request waits, and no transaction is open', () =>
  withExchange({ environment: { PARTNER_TIMEOUT_MS: '10000', HTTP_HANDLER_DEADLINE_MS: '60000' } }, async (other) => {
    const its = await registerApp(other, partner);
    const client = await signInBrowser(other, await other.createUser());
    const path = await signInAtPartner(its, await giveConsent(client, its, 's'));
    oauth.behave('hangs');
    const asked = oauth.asked.length;
    const hanging = returnToExchange(client, path);
    await eventually(
      () => oauth.asked.length,
      (length) => length > asked,
    );
    await expectNoTransaction(other);
    for (let count = 0; count < 20; count += 1) await other.anonymous.expect('getTime', 200);
    expect(await Promise.race([hanging, 'it hangs still'])).toBe('it hangs still');
    expect((await hanging).searchParams.get('error')).toBe('temporarily_unavailable');
    oauth.behave('honest');
  }));

test('a token endpoint in a private network is not called, whenever it was registered', () =>
  withExchange({}, async (other) => {
    const its = await registerApp(other, partner);
    const client = await signInBrowser(other, await other.createUser());
    const path = await signInAtPartner(its, await giveConsent(client, its, 's'));
    const asked = oauth.asked.length;
    await other.restart({ PARTNER_ALLOW_LOOPBACK: 'off' });
    expect((await returnToExchange(client, path)).searchParams.get('error')).toBe('server_error');
    expect([oauth.asked.length, await countSessions(other)]).toEqual([asked, 0]);
  }));
