/** The command line of `talad-partner-check`. Secrets are read from files, so that they appear in no list of processes. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AddressFormat, AssetNetwork } from '../../core/model/model';
import type { CheckedCoin, CheckedPartner } from './checkContext';

/** The command line is wrong; the message says what. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError';
}

export const USAGE = `talad-partner-check: tests a partner's server against the partner contract of the exchange

  --authorize-url=URL          the authorize URL of the app
  --token-url=URL              the token URL of the app
  --deposit-address-url=URL    default: get-deposit-address beside the token URL
  --client-id=ID               the client id that the app issued to the exchange
  --client-secret-file=FILE    a file with the client secret
  --redirect-uri=URI           the redirect URI of the exchange that the app knows
  --issuer=URL                 the issuer name (iss), if the app has one
  --scope=NAME                 a scope that was agreed; may be repeated
  --coin=COIN:FORMAT[:TAG]     a coin that the app receives, with the address format of its network (bitcoin,
                               ethereum, tron, opaque) and whether it has tags (none, optional, required); may be
                               repeated; default: BTC:bitcoin ETH:ethereum USDT:ethereum

  --field=NAME=VALUE           sign in by submitting the app's forms with this field; VALUE may be @FILE; may be repeated
  --listen                     sign in in a browser; the redirect URI is on this machine, and the answer is awaited there
                               (without --field and --listen, you paste the address to which your browser returns)

  --webhook-url=URL            the app's receiver of webhooks
  --webhook-secret-file=FILE   a file with its secret, whsec_...
  --wait-seconds=N             wait up to N seconds until an access token has expired (default 0)
  --test-networks              accept addresses of test networks
  --allow-loopback             allow URLs on this machine, and http
  --json                       print the results as JSON

Exit codes: 0 no fault, 1 at least one fault, 2 wrong usage.`;

const OPTIONS = {
  'authorize-url': { type: 'string' },
  'token-url': { type: 'string' },
  'deposit-address-url': { type: 'string' },
  'client-id': { type: 'string' },
  'client-secret-file': { type: 'string' },
  'redirect-uri': { type: 'string' },
  issuer: { type: 'string' },
  scope: { type: 'string', multiple: true },
  coin: { type: 'string', multiple: true },
  field: { type: 'string', multiple: true },
  listen: { type: 'boolean' },
  'webhook-url': { type: 'string' },
  'webhook-secret-file': { type: 'string' },
  'wait-seconds': { type: 'string' },
  'test-networks': { type: 'boolean' },
  'allow-loopback': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const DEFAULT_COINS = ['BTC:bitcoin', 'ETH:ethereum', 'USDT:ethereum'];

export interface CommandLine {
  readonly partner: CheckedPartner;
  /** Values of the app's forms by field; empty if a person signs in. */
  readonly fields: Readonly<Record<string, string>>;
  readonly listen: boolean;
  readonly waitSecondsMax: number;
  readonly testNetworks: boolean;
  readonly allowLoopback: boolean;
  readonly json: boolean;
}

/** Undefined if only the help was asked for. Throws `CommandLineError`. */
export function readCommandLine(words: readonly string[]): CommandLine | undefined {
  const values = parsedOptions(words);
  if (values.help === true || words.length === 0) return undefined;
  const tokenUrl = urlOf('token-url', values['token-url']);
  const depositAddressUrl = values['deposit-address-url'] ?? new URL('get-deposit-address', tokenUrl).href;
  const redirectUri = urlOf('redirect-uri', values['redirect-uri']);
  if (values.listen === true && new URL(redirectUri).port === '')
    throw new CommandLineError(
      '--listen needs a redirect URI on this machine with a port, such as http://127.0.0.1:8080/callback',
    );
  return {
    partner: {
      server: {
        authorizeUrl: urlOf('authorize-url', values['authorize-url']),
        tokenUrl,
        issuer: values.issuer ?? null,
        clientId: required('client-id', values['client-id']),
        clientSecret: readSecret(required('client-secret-file', values['client-secret-file'])),
        scopes: values.scope ?? [],
      },
      redirectUri,
      depositAddressUrl: urlOf('deposit-address-url', depositAddressUrl),
      coins: (values.coin ?? DEFAULT_COINS).map(coinOf),
      webhook: webhookOf(values['webhook-url'], values['webhook-secret-file']),
    },
    fields: Object.fromEntries((values.field ?? []).map(fieldOf)),
    listen: values.listen ?? false,
    waitSecondsMax: secondsOf(values['wait-seconds'] ?? '0'),
    testNetworks: values['test-networks'] ?? false,
    allowLoopback: values['allow-loopback'] ?? false,
    json: values.json ?? false,
  };
}

function parsedOptions(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw new CommandLineError(error instanceof Error ? error.message : String(error));
  }
}

function required(name: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new CommandLineError(`--${name} is missing`);
  return value;
}

function urlOf(name: string, value: string | undefined): string {
  const text = required(name, value);
  if (!URL.canParse(text)) throw new CommandLineError(`--${name} is not a URL: ${text}`);
  return text;
}

function secondsOf(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new CommandLineError(`--wait-seconds must be a number of seconds: ${text}`);
  return Number(text);
}

const FORMATS: readonly AddressFormat[] = ['bitcoin', 'ethereum', 'tron', 'opaque'];
const TAGS: readonly AssetNetwork['tag'][] = ['none', 'optional', 'required'];

export function coinOf(text: string): CheckedCoin {
  const [coin = '', formatName, tagName = 'none', ...others] = text.split(':');
  const format = FORMATS.find((each) => each === formatName);
  const tag = TAGS.find((each) => each === tagName);
  if (!/^[A-Z0-9]{2,10}$/.test(coin) || format === undefined || tag === undefined || others.length > 0)
    throw new CommandLineError(`--coin must be COIN:FORMAT or COIN:FORMAT:TAG, such as XRP:opaque:required: ${text}`);
  return { coin, format, tag };
}

function fieldOf(text: string): [string, string] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new CommandLineError('--field must be NAME=VALUE');
  return [name, value.startsWith('@') ? readSecret(value.slice(1)) : value];
}

function webhookOf(url: string | undefined, secretFile: string | undefined): CheckedPartner['webhook'] {
  if (url === undefined && secretFile === undefined) return undefined;
  return {
    url: urlOf('webhook-url', url),
    secret: readSecret(required('webhook-secret-file', secretFile)),
  };
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new CommandLineError(`${file} cannot be read`);
  }
}
