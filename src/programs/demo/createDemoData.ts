/**
 * Creates the demo's data through the operator API and the sign-up page: users with balances, API keys and passwords,
 * and the partner. Users of a previous start are reused, and low balances are topped up.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createFormBrowser } from '../partnerCheck/formBrowser';
import {
  type BodyOf,
  createDemoClient,
  type DemoClient,
  type DemoOperationId,
  type DemoRequest,
  type ResponseOf,
} from './demoClient';
import { type DemoUser, readPrivateJson, writePrivateJson } from './demoFile';
import type { MessageFromPartner } from './demoMessages';
import type { LoginCredentials } from './logIn';
import { createRetry } from './retry';
import { createUserApiKeys } from './userApiKey';
import { type Registration, WEBHOOK_PATH } from './walletApp';

export interface ProvisionOptions {
  readonly baseUrl: string;
  readonly operatorToken: string;
  /** Folder of the file that stores the secrets, which the exchange returns only once. */
  readonly dataDir: string;
  readonly partner: Pick<Serving, 'app' | 'appUrl' | 'account'>;
}

export interface Provisioned {
  readonly users: readonly DemoUser[];
  /** Sign-in data of the user who buys through the Portal: the first of `users`. */
  readonly buyer: LoginCredentials;
  readonly registration: Registration;
}

type Serving = Extract<MessageFromPartner, { readonly type: 'serving' }>;

/** Only users who signed up on the page have a password. */
interface KnownUser extends DemoUser {
  readonly password?: string;
}

/** Content of `<DATA_DIR>/demo-accounts.json`: passwords, keys and the partner's secret. */
interface StoredAccounts {
  users: Record<string, KnownUser | undefined>;
  registration?: Registration;
  /** URL and sign-in data of the partner's app, for trying it in a browser. */
  wallet?: { readonly url: string } & LoginCredentials;
}

/** Initial balance of every user. At a start, balances below half of it are topped up. */
const INITIAL_BALANCE: Readonly<Record<string, number>> = {
  thb: 1_000_000_000,
  btc: 1_000,
  eth: 20_000,
  usdt: 20_000_000,
};
/** 24-hour withdrawal limit of the Portal's user: more than the demo can buy in that time. */
const WITHDRAWAL_CAPACITY: Readonly<Record<string, string>> = { btc: '1000', eth: '20000', usdt: '20000000' };
const LEVEL = 'level_3';

/** Repeats calls that exceed the operator's rate limit. */
const withRetry = createRetry(() => undefined);

export async function createDemoData(options: ProvisionOptions): Promise<Provisioned> {
  const { baseUrl, operatorToken, partner } = options;
  const operator = createDemoClient(baseUrl, { kind: 'operator', token: operatorToken });
  const file = join(options.dataDir, 'demo-accounts.json');
  const accounts: StoredAccounts = readPrivateJson<StoredAccounts>(file) ?? { users: {} };
  const remember = () => writePrivateJson(file, accounts);

  const ensureUser = async (name: string, create: (name: string) => Promise<KnownUser>): Promise<KnownUser> => {
    const known = accounts.users[name];
    // A demo of an older version stored no key for the Binance interface.
    const user = known?.binanceApiKey === undefined ? await create(name) : known;
    accounts.users[name] = user;
    remember();
    await topUp(operator, baseUrl, user);
    return user;
  };
  const signUp = (name: string) => signUpUser(operator, baseUrl, name);
  const users = [await ensureUser('alice', signUp), await ensureUser('bob', signUp)];
  // A user of its own, so that the app still works when someone tries two-factor authentication as alice or bob.
  const buyer = await ensureUser('carol', signUp);
  if (buyer.password === undefined)
    throw new Error('the stored user carol has no password; delete demo-accounts.json and start again');
  for (const [asset, capacity] of Object.entries(WITHDRAWAL_CAPACITY)) {
    await callOperation(operator, 'putWithdrawalLimit', { path: { level: LEVEL, asset }, body: { capacity } });
  }
  accounts.registration = await registerPartner(operator, accounts.registration, partner.app);
  accounts.registration = await registerWebhook(operator, accounts.registration, partner.appUrl);
  accounts.wallet = { url: partner.appUrl, ...partner.account };
  remember();
  const demoUsers = users.map(({ password: _, ...user }) => user);
  return {
    users: demoUsers,
    buyer: { email: buyer.email, password: buyer.password },
    registration: accounts.registration,
  };
}

/** Signs a user up on the page and lets the operator raise the verification level. */
async function signUpUser(operator: DemoClient, baseUrl: string, name: string): Promise<KnownUser> {
  const password = randomBytes(12).toString('base64url');
  const browser = createFormBrowser();
  const signUp = async (email: string): Promise<boolean> => {
    const page = await browser.submit(await browser.open(`${baseUrl}/sign-up`), { email, password });
    return page.url.pathname === '/account';
  };
  let email = defaultEmail(name);
  if (!(await signUp(email))) {
    email = uniqueEmail(name);
    if (!(await signUp(email))) throw new Error(`${name} could not sign up`);
  }
  const { items } = await callOperation(operator, 'listUsers', { query: { email } });
  const id = items.find((user) => user.email === email)?.id;
  if (id === undefined) throw new Error(`${name} signed up, but the operator API does not list the user`);
  await callOperation(operator, 'updateUser', {
    path: { userid: String(id) },
    body: { identity_verification_level: LEVEL },
  });
  return { id, email, password, ...(await createUserApiKeys(browser, baseUrl, password)) };
}

function defaultEmail(name: string): string {
  return `${name}@demo.example`;
}

/** Used if the name is taken by a user of a previous start whose secrets are lost. */
function uniqueEmail(name: string): string {
  return `${name}.${randomBytes(4).toString('hex')}@demo.example`;
}

/** Credits the user with deposits. */
async function topUp(operator: DemoClient, baseUrl: string, user: DemoUser): Promise<void> {
  const own = createDemoClient(baseUrl, { kind: 'key', apiKey: user.apiKey, apiSecret: user.apiSecret });
  const { wallets } = await callOperation(own, 'getUser', { path: { userid: 'me' } });
  for (const [asset, ample] of Object.entries(INITIAL_BALANCE)) {
    const [wholeUnits = '0'] = (wallets[asset]?.available_balance ?? '0').split('.');
    if (Number(wholeUnits) >= ample / 2) continue;
    const reference = `demo:${randomBytes(8).toString('hex')}`;
    await callOperation(operator, 'creditDeposit', {
      body: { user_id: user.id, asset, amount: String(ample), reference },
    });
  }
}

/** Creates or updates the partner. Its port and its OAuth client secret change with every start. */
async function registerPartner(
  operator: DemoClient,
  known: Registration | undefined,
  app: BodyOf<'createPartner'>,
): Promise<Registration> {
  if (known === undefined) {
    const { id, portal_secret } = await callOperation(operator, 'createPartner', { body: app });
    return { partnerId: id, portalSecret: portal_secret };
  }
  await callOperation(operator, 'updatePartner', { path: { partnerid: String(known.partnerId) }, body: app });
  return known;
}

/** Sets the URL of the partner's webhook, whose port changes with every start, and keeps or replaces the secret. */
async function registerWebhook(operator: DemoClient, known: Registration, appUrl: string): Promise<Registration> {
  const path = { partnerid: String(known.partnerId) };
  const body = { url: new URL(WEBHOOK_PATH, appUrl).href };
  const created = await callOperation(operator, 'putPartnerWebhook', { path, body });
  const secret =
    created.webhook_secret ??
    known.webhookSecret ??
    (await callOperation(operator, 'rotatePartnerWebhookSecret', { path })).webhook_secret;
  if (secret === null) throw new Error('the exchange did not return the secret of the webhook');
  return { ...known, webhookSecret: secret };
}

/** Returns the body of a successful call; throws on any other status. */
async function callOperation<Id extends DemoOperationId>(
  client: DemoClient,
  id: Id,
  request: DemoRequest<Id>,
): Promise<SuccessOf<Id>['body']> {
  return successOf<Id>(id, await withRetry(() => client.call(id, request)));
}

function successOf<Id extends DemoOperationId>(id: Id, response: ResponseOf<Id>): SuccessOf<Id>['body'] {
  if (!isSuccess<Id>(response))
    throw new Error(`${id} was answered ${String(response.status)} ${JSON.stringify(response.body)}`);
  return response.body;
}

type SuccessOf<Id extends DemoOperationId> = Extract<ResponseOf<Id>, { readonly status: 200 | 201 }>;

function isSuccess<Id extends DemoOperationId>(response: ResponseOf<Id>): response is SuccessOf<Id> {
  return response.status === 200 || response.status === 201;
}
