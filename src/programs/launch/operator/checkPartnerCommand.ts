/**
 * `npm run operator -- checkPartner partnerid=7 client_secret=@file ...`: tests a registered partner's server before it
 * goes live, from the machine of the exchange, with the URLs of its registration and with the exchange's limits and
 * address rules. It reads the partner and the coins' networks through the operator API.
 */
import { createInterface } from 'node:readline';
import type { components } from '../../../../generated/openapi';
import { operatorCommands } from '../../../../generated/operatorCommands';
import type { Config } from '../../../foundation/settings/config';
import { type Authorize, authorizeByForms, authorizeByPasting } from '../../partnerCheck/authorizing';
import type { CheckedPartner } from '../../partnerCheck/checkContext';
import { checkPartner } from '../../partnerCheck/checkPartner';
import { formatResults } from '../../partnerCheck/checkReport';
import { serverConfig } from '../process/settings';
import { say } from '../process/terminal';
import { type Asked, readFileArgument, UsageError } from './commandLine';
import { NoAnswer, sendRequest } from './sendRequest';

export const CHECK_PARTNER = 'checkPartner';

export const CHECK_PARTNER_HELP = `checkPartner: tests a partner's server against the partner contract

Uses the URLs of the partner's registration, and the address rules, limits and redirect URI of this exchange
(PUBLIC_URL, PARTNER_...). Prints a table that cites the contract. Exit codes: 0 no fault, 1 at least one fault.

  partnerid  the partner's id, required
  client_secret  the secret that the app issued to the exchange, required; use client_secret=@file
  fields  JSON of the fields of the app's sign-in forms, such as {"email":"...","password":"..."}; use fields=@file.
      Without it, the address to open in a browser is printed, and you paste the address to which it returns.
  coins  the coins that the app receives, separated by commas; by default every coin of the exchange
  webhook_url, webhook_secret  the app's receiver of webhooks; use webhook_secret=@file
  wait_seconds  how long to wait until an access token has expired; by default 0

  npm run operator -- checkPartner partnerid=7 client_secret=@client-secret fields=@sign-in.json`;

const MEMBERS = ['partnerid', 'client_secret', 'fields', 'coins', 'webhook_url', 'webhook_secret', 'wait_seconds'];
const PARTNERS_PAGE = '100';

type Schemas = components['schemas'];

export async function checkPartnerCommand(asked: Asked): Promise<number> {
  const member = membersOf(asked);
  const config = serverConfig(process.env);
  const partner = await registeredPartner(asked, config, member);
  const { allowLoopback, timeoutMs, bodyBytesMax } = config.partner;
  const results = await checkPartner(partner, {
    allowLoopback,
    timeoutMs,
    bodyBytesMax,
    testNetworks: config.custody.testNetworks,
    waitSecondsMax: Number(member('wait_seconds') ?? '0'),
    authorize: authorizeOf(partner.redirectUri, member('fields'), allowLoopback),
  });
  say(formatResults(results));
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

type ReadMember = (name: string) => string | undefined;

function membersOf({ values }: Asked): ReadMember {
  const unknown = [...values.keys()].filter((name) => !MEMBERS.includes(name));
  if (unknown.length > 0) throw new UsageError(`${CHECK_PARTNER} has no member ${unknown.join(', ')}`);
  const missing = ['partnerid', 'client_secret'].filter((name) => !values.has(name));
  if (missing.length > 0) throw new UsageError(`Missing: ${missing.map((name) => `${name}=...`).join(' ')}`);
  if (!/^\d{0,6}$/.test(values.get('wait_seconds') ?? '')) throw new UsageError('wait_seconds must be an integer');
  if (values.has('webhook_url') !== values.has('webhook_secret'))
    throw new UsageError('webhook_url and webhook_secret belong together');
  return (name) => {
    const value = values.get(name);
    return value === undefined ? undefined : readFileArgument(value);
  };
}

async function registeredPartner(asked: Asked, config: Config, member: ReadMember): Promise<CheckedPartner> {
  const found = await findPartner(asked, member('partnerid') ?? '');
  const { authorize_url, token_url, issuer, client_id, scopes, deposit_address_url } = found;
  const [webhookUrl, webhookSecret] = [member('webhook_url'), member('webhook_secret')];
  return {
    server: {
      authorizeUrl: authorize_url,
      tokenUrl: token_url,
      issuer,
      clientId: client_id,
      clientSecret: member('client_secret') ?? '',
      scopes,
    },
    redirectUri: `${config.publicUrl}/portal/callback`,
    depositAddressUrl: deposit_address_url,
    coins: await coinsOf(asked, member('coins')?.split(',')),
    webhook:
      webhookUrl === undefined || webhookSecret === undefined ? undefined : { url: webhookUrl, secret: webhookSecret },
  };
}

async function findPartner(asked: Asked, id: string): Promise<Schemas['Partner']> {
  for (let offset = 0; ; offset += Number(PARTNERS_PAGE)) {
    const values = new Map([
      ['limit', PARTNERS_PAGE],
      ['offset', String(offset)],
    ]);
    const page = (await readOperation(asked, 'listPartners', values)) as Schemas['Partners'];
    const found = page.items.find((partner) => String(partner.id) === id);
    if (found !== undefined) return found;
    if (page.items.length === 0) throw new UsageError(`There is no partner ${id}.`);
  }
}

/** The coins with the rules of their first network, to which the exchange sends purchases. */
async function coinsOf(asked: Asked, wanted: readonly string[] | undefined): Promise<CheckedPartner['coins']> {
  const { assets } = (await readOperation(asked, 'getMarketRules', new Map())) as Schemas['MarketRules'];
  const coins = assets.flatMap(({ asset, networks: [first] }) =>
    first === undefined ? [] : [{ coin: asset.toUpperCase(), format: first.address_format, tag: first.tag }],
  );
  const unknown = wanted?.find((name) => !coins.some(({ coin }) => coin === name.toUpperCase()));
  if (unknown !== undefined) throw new UsageError(`The exchange has no network for the coin ${unknown}.`);
  return coins.filter(({ coin }) => wanted?.some((name) => name.toUpperCase() === coin) ?? true);
}

/** The body of a successful answer of an operation that only reads. */
async function readOperation(asked: Asked, name: string, values: ReadonlyMap<string, string>): Promise<unknown> {
  const command = operatorCommands[name];
  if (command === undefined) throw new Error(`the contract has no operation ${name}`);
  const { status, text } = await sendRequest(command, { ...asked, values });
  if (status !== 200) throw new NoAnswer(`${name} was answered ${status}: ${text}`);
  return JSON.parse(text);
}

function authorizeOf(redirectUri: string, fields: string | undefined, allowLoopback: boolean): Authorize {
  if (fields === undefined) return authorizeByPasting(say, readLine);
  return authorizeByForms({ redirectUri, fields: fieldsOf(fields), allowLoopback });
}

function fieldsOf(text: string): Record<string, string> {
  try {
    const parsed = JSON.parse(text) as object;
    return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value)]));
  } catch {
    throw new UsageError('fields must be JSON');
  }
}

function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
    lines.once('close', () => reject(new UsageError('no address was pasted')));
  });
}
