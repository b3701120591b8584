/**
 * Makes what a demo needs, through the operator's operations and nothing else: people with money and keys, the partner,
 * and its Portal session. What exists from an earlier start is used again; balances that ran low are filled up.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type AnswerOf, type Client, createClient, type OperationId, type Request } from './client';
import { type DemoFile, type DemoUser, readPrivateJson, writePrivateJson } from './demoFile';
import type { MakerAccounts } from './messages';
import { createPatience } from './patience';

export interface ProvisionOptions {
  readonly baseUrl: string;
  readonly operatorToken: string;
  /** Where what was made is remembered: secrets are told only once. */
  readonly dataDir: string;
  readonly partner: { readonly oauthUrl: string; readonly depositAddressUrl: string; readonly accessToken: string };
}

/** What was made, in `<DATA_DIR>/demo-accounts.json`: demo.json has no place for the maker's keys and the partner's id. */
interface Accounts {
  users: Record<string, DemoUser>;
  partnerId?: number;
}

/** The balance that everybody starts with; below half of it, it is filled up at the next start. */
const AMPLE: Readonly<Record<string, number>> = { thb: 1_000_000_000, btc: 1_000, eth: 20_000, usdt: 20_000_000 };
/** What the Portal's user may withdraw in 24 hours: more than a demo can buy in that time. */
const WITHDRAWAL_CAPACITY: Readonly<Record<string, string>> = { btc: '1000', eth: '20000', usdt: '20000000' };
const LEVEL = 'level_3';
const ALL_PERMISSIONS = [
  'user_read',
  'wallet_read',
  'order_list',
  'order_create',
  'order_cancel',
  'deposit_list',
  'withdrawal_list',
  'withdrawal_create',
  'user_stream',
] as const;

/** A dozen calls at once may be more than the operator's rate limit lets through. */
const patiently = createPatience(() => undefined);

export async function provision(options: ProvisionOptions): Promise<{ demo: DemoFile; accounts: MakerAccounts }> {
  const { baseUrl, operatorToken, partner } = options;
  const operator = createClient(baseUrl, { kind: 'operator', token: operatorToken });
  const file = join(options.dataDir, 'demo-accounts.json');
  const accounts: Accounts = readPrivateJson<Accounts>(file) ?? { users: {} };
  const remember = () => writePrivateJson(file, accounts);

  const person = async (name: string): Promise<DemoUser> => {
    const user = accounts.users[name] ?? (await createPerson(operator, name));
    accounts.users[name] = user;
    remember();
    await fillUp(operator, baseUrl, user);
    return user;
  };
  const users = [await person('alice'), await person('bob')];
  const [buyer] = users;
  if (buyer === undefined) throw new Error('nobody to buy');
  const makerAccounts = { quoter: await person('maker'), taker: await person('taker') };

  for (const [asset, capacity] of Object.entries(WITHDRAWAL_CAPACITY)) {
    await done(operator, 'putWithdrawalLimit', { path: { level: LEVEL, asset }, body: { capacity } });
  }
  accounts.partnerId = await registerPartner(operator, accounts.partnerId, partner.depositAddressUrl);
  remember();
  const purpose = { partner_id: accounts.partnerId, user_id: buyer.id, access_token: partner.accessToken };
  const session = await done(operator, 'createPortalSession', { body: purpose });
  const portal = { oauthUrl: partner.oauthUrl, authorization: session.authorization, extras: session.extras };
  return { demo: { baseUrl, operatorToken, users, partner: portal }, accounts: makerAccounts };
}

async function createPerson(operator: Client, name: string): Promise<DemoUser> {
  let email = `${name}@demo.example`;
  const create = () => patiently(() => operator.call('createUser', { body: { email, identity_verification_level: LEVEL } }));
  let created = await create();
  if (created.status === 409) {
    // Somebody of that name is left from a start whose keys are lost: keys cannot be asked for again.
    email = `${name}.${randomBytes(4).toString('hex')}@demo.example`;
    created = await create();
  }
  const { id } = successOf<'createUser'>('createUser', created);
  const key = await done(operator, 'createApiKey', { path: { userid: String(id) }, body: { label: 'demo', permissions: [...ALL_PERMISSIONS] } });
  return { id, email, apiKey: key.api_key, apiSecret: key.api_secret };
}

async function fillUp(operator: Client, baseUrl: string, user: DemoUser): Promise<void> {
  const own = createClient(baseUrl, { kind: 'key', apiKey: user.apiKey, apiSecret: user.apiSecret });
  const { wallets } = await done(own, 'getUser', { path: { userid: 'me' } });
  for (const [asset, ample] of Object.entries(AMPLE)) {
    const [wholeUnits = '0'] = (wallets[asset]?.available_balance ?? '0').split('.');
    if (Number(wholeUnits) >= ample / 2) continue;
    const reference = `demo/${randomBytes(8).toString('hex')}`;
    await done(operator, 'creditDeposit', { body: { user_id: user.id, asset, amount: String(ample), reference } });
  }
}

/** The partner's address changes with each start, as its port does. */
async function registerPartner(operator: Client, knownId: number | undefined, depositAddressUrl: string): Promise<number> {
  if (knownId === undefined) {
    return (await done(operator, 'createPartner', { body: { name: 'Demo Wallet', deposit_address_url: depositAddressUrl } })).id;
  }
  return (await done(operator, 'updatePartner', { path: { partnerid: String(knownId) }, body: { deposit_address_url: depositAddressUrl } })).id;
}

/** The body of a call that succeeded; the demo cannot go on without it. */
async function done<Id extends OperationId>(client: Client, id: Id, request: Request<Id>): Promise<SuccessOf<Id>['body']> {
  return successOf<Id>(id, await patiently(() => client.call(id, request)));
}

function successOf<Id extends OperationId>(id: Id, answer: AnswerOf<Id>): SuccessOf<Id>['body'] {
  if (!isSuccess<Id>(answer)) throw new Error(`${id} was answered ${String(answer.status)} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

type SuccessOf<Id extends OperationId> = Extract<AnswerOf<Id>, { readonly status: 200 | 201 }>;

function isSuccess<Id extends OperationId>(answer: AnswerOf<Id>): answer is SuccessOf<Id> {
  return answer.status === 200 || answer.status === 201;
}
