/**
 * A partner's server that keeps the whole partner contract, webhooks included, and can break exactly one rule of it: for
 * tests of the partner check. Its user signs in with a form.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** The rules that it can break. */
export const PARTNER_FAULTS = [
  'any redirect URI',
  'forgets the state',
  'no issuer',
  "another server's issuer",
  'declines',
  'any client secret',
  'any code',
  'any refresh token',
  'any verifier',
  'codes used twice',
  'redeems no code',
  'renews nothing',
  'keeps the first refresh token only',
  'renewed tokens do not work',
  'another coin',
  'wrong checksum',
  'address of another network',
  'address of a test network',
  'superfluous tag',
  'no tag where one is required',
  'an address for every coin',
  'any access token',
  'tokens that never expire',
  'hangs',
  'closes the connection',
  'redirects',
  'text/html',
  'large body',
  'compressed body',
  'duplicate members',
  'address that is a number',
  'token without a type',
  'webhooks unverified',
  'webhooks unsigned',
  'webhook body not signed',
  'old webhooks',
  'future webhooks',
  'first signature only',
  'refuses repeated webhooks',
  'refuses unknown types',
] as const;
export type PartnerFault = (typeof PARTNER_FAULTS)[number];

export interface ReferencePartner {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly account: { readonly email: string; readonly password: string };
  readonly webhookSecret: string;
  close(): Promise<void>;
}

export const REDIRECT_URI = 'http://exchange.example/portal/callback';
const CLIENT_ID = 'talad & co';
const ADDRESSES: Readonly<Record<string, string>> = {
  BTC: 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh',
  ETH: '0x52908400098527886E0F7030069857D2E4169EE7',
  XRP: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
};
const WEBHOOK_AGE_SECONDS_MAX = 300;
const USAGE_SECONDS = { short: 1, long: 3_600 };

interface IssuedCode {
  readonly challenge: string;
  used: boolean;
}

/** `shortLived`: its access tokens expire after a second. */
export async function startReferencePartner(
  fault?: PartnerFault,
  shortLived = fault === 'tokens that never expire',
): Promise<ReferencePartner> {
  const has = (asked: PartnerFault): boolean => fault === asked;
  const [clientSecret, webhookKey] = ['s3cret: + ü', randomBytes(24)];
  const account = { email: 'test@app.example', password: randomBytes(8).toString('hex') };
  const codes = new Map<string, IssuedCode>();
  const accessTokens = new Map<string, number>();
  const seenWebhooks = new Set<string>();
  const lifetimeSeconds = shortLived ? USAGE_SECONDS.short : USAGE_SECONDS.long;
  let refreshToken = '';
  let renewals = 0;

  function authorize(query: URLSearchParams, form: URLSearchParams | undefined, response: ServerResponse): void {
    const uri = query.get('redirect_uri') ?? '';
    if (uri !== REDIRECT_URI && !has('any redirect URI')) return void response.writeHead(400).end();
    if (form === undefined) return sendPage(response);
    if (form.get('email') !== account.email || form.get('password') !== account.password) return sendPage(response);
    const code = randomBytes(16).toString('hex');
    codes.set(code, { challenge: query.get('code_challenge') ?? '', used: false });
    const back = new URL(uri);
    back.search = new URLSearchParams({
      ...(has('declines') ? { error: 'access_denied' } : { code }),
      state: has('forgets the state') ? 'another' : (query.get('state') ?? ''),
      ...(!has('no issuer') && { iss: has("another server's issuer") ? 'https://other.example' : url }),
    }).toString();
    response.writeHead(302, { Location: back.href }).end();
  }

  function token(request: IncomingMessage, form: URLSearchParams, response: ServerResponse): void {
    const [, basic = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':').map(formDecode);
    const isClient = id === CLIENT_ID && (secret === clientSecret || has('any client secret'));
    if (!isClient) return sendJson(response, 401, { error: 'invalid_client' });
    if (form.get('grant_type') === 'refresh_token') return renew(form.get('refresh_token') ?? '', response);
    const issued = codes.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      issued === undefined
        ? has('any code')
        : (!issued.used || has('codes used twice')) &&
          (issued.challenge === challenge || has('any verifier')) &&
          !has('redeems no code');
    if (issued !== undefined) issued.used = true;
    if (isGood) sendGrant(response);
    else sendJson(response, 400, { error: 'invalid_grant' });
  }

  function renew(presented: string, response: ServerResponse): void {
    const isNewest = presented === refreshToken && refreshToken !== '';
    const isAccepted = has('any refresh token') || (isNewest && !has('renews nothing'));
    if (!isAccepted || (has('keeps the first refresh token only') && renewals > 0))
      return sendJson(response, 400, { error: 'invalid_grant' });
    renewals += 1;
    sendGrant(response, has('renewed tokens do not work'));
  }

  function sendGrant(response: ServerResponse, isUseless = false): void {
    const accessToken = randomBytes(16).toString('hex');
    refreshToken = randomBytes(16).toString('hex');
    if (!isUseless) accessTokens.set(accessToken, Date.now() + lifetimeSeconds * 1_000);
    sendJson(response, 200, {
      access_token: accessToken,
      ...(!has('token without a type') && { token_type: 'bearer' }),
      expires_in: lifetimeSeconds,
      refresh_token: refreshToken,
    });
  }

  function depositAddress(query: URLSearchParams, response: ServerResponse): void {
    const [coin, expiresAtMs] = [query.get('coin') ?? '', accessTokens.get(query.get('access_token') ?? '')];
    const isExpired = expiresAtMs !== undefined && expiresAtMs <= Date.now() && !has('tokens that never expire');
    if ((expiresAtMs === undefined && !has('any access token')) || isExpired) return void response.writeHead(401).end();
    const address = ADDRESSES[coin] ?? (has('an address for every coin') ? ADDRESSES['BTC'] : undefined);
    if (address === undefined) return void response.writeHead(404).end('unknown coin');
    sendDeposit(coin, address, response);
  }

  function sendDeposit(coin: string, address: string, response: ServerResponse): void {
    const json = { 'Content-Type': 'application/json' };
    const needsTag = coin === 'XRP' && !has('no tag where one is required');
    const tag = needsTag || (has('superfluous tag') && coin === 'BTC') ? '104202' : null;
    const given = addressGiven(coin, address);
    const deposit = { coin: has('another coin') && coin === 'BTC' ? 'ETH' : coin, address: given, tag };
    const body = JSON.stringify(deposit);
    if (has('hangs')) return;
    if (has('closes the connection')) return void response.destroy();
    if (has('redirects')) return void response.writeHead(302, { Location: '/elsewhere' }).end();
    if (has('text/html')) return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(body);
    if (has('large body')) return sendJson(response, 200, { ...deposit, padding: 'x'.repeat(9_000) });
    if (has('compressed body'))
      return void response.writeHead(200, { ...json, 'Content-Encoding': 'gzip' }).end(gzipSync(body));
    if (has('duplicate members'))
      return void response.writeHead(200, json).end(body.replace('{', `{"address":"${address}",`));
    sendJson(response, 200, deposit);
  }

  function addressGiven(coin: string, address: string): string | number {
    if (has('address that is a number')) return 7;
    if (coin !== 'BTC') return address;
    if (has('wrong checksum')) return address.replace(/.$/, 'q');
    if (has('address of another network')) return ADDRESSES['ETH'] ?? '';
    return has('address of a test network') ? 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' : address;
  }

  function webhook(request: IncomingMessage, body: string, response: ServerResponse): void {
    const header = (name: string) => String(request.headers[name] ?? '');
    const [id, timestamp, signatures] = [
      header('webhook-id'),
      header('webhook-timestamp'),
      header('webhook-signature'),
    ];
    const sign = (text: string) => `v1,${createHmac('sha256', webhookKey).update(text).digest('base64')}`;
    const wanted = sign(`${id}.${timestamp}.${body}`);
    // One that forgets the body in its comparison: it knows the signature of the message with another text.
    const lax = sign(`${id}.${timestamp}.${body.replace('"pong"', '"ping"')}`);
    const given = signatures.split(' ').slice(0, has('first signature only') ? 1 : undefined);
    const isSigned =
      given.includes(wanted) ||
      has('webhooks unverified') ||
      (has('webhooks unsigned') && signatures === '') ||
      (has('webhook body not signed') && given.includes(lax));
    const ageSeconds = Date.now() / 1_000 - Number(timestamp);
    const isOld = ageSeconds > WEBHOOK_AGE_SECONDS_MAX && !has('old webhooks');
    const isEarly = ageSeconds < -WEBHOOK_AGE_SECONDS_MAX && !has('future webhooks');
    if (!isSigned || isOld || isEarly) return void response.writeHead(401).end();
    if (has('refuses unknown types')) return void response.writeHead(422).end();
    const isRepeated = seenWebhooks.has(id);
    seenWebhooks.add(id);
    response.writeHead(isRepeated && has('refuses repeated webhooks') ? 409 : 204).end();
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://partner');
    readBody(request, (body) => {
      const form = request.method === 'POST' ? new URLSearchParams(body) : undefined;
      if (pathname === '/authorize') return authorize(searchParams, form, response);
      if (pathname === '/token') return token(request, new URLSearchParams(body), response);
      if (pathname === '/get-deposit-address') return depositAddress(searchParams, response);
      if (pathname === '/webhook') return webhook(request, body, response);
      response.writeHead(404).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    clientId: CLIENT_ID,
    clientSecret,
    account,
    webhookSecret: `whsec_${webhookKey.toString('base64')}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendPage(response: ServerResponse): void {
  const page = '<form method="post"><input name="email"><input name="password"><button>Allow</button></form>';
  response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** RFC 6749 section 2.3.1. */
function formDecode(text: string): string {
  return new URLSearchParams(`text=${text}`).get('text') ?? '';
}

function readBody(request: IncomingMessage, whole: (body: string) => void): void {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => whole(body));
}
