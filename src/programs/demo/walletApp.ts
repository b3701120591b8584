/**
 * The demo partner's app: a link to the exchange's Portal, the return page, a purchase form, and what became of the
 * purchases, which the exchange tells by webhook. As spec/openapi.yaml
 * requires, `state` is bound to the visitor, and the app's server exchanges the code for a Portal session.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChainWallet } from './chainWallet';
import { createDemoClient } from './demoClient';
import { createExchangeClient } from './exchangeClient';
import { readForm } from './readForm';
import { buyPage, messagePage, startPage } from './walletPages';
import { createWebhookReceiver } from './webhookReceiver';

/** Credentials with which the app buys for one user. Secret. */
export interface PortalCredentials {
  readonly authorization: string;
  readonly extras: string;
}

export interface Registration {
  readonly partnerId: number;
  /** The app's secret for the exchange. */
  readonly portalSecret: string;
  /** Secret with which the exchange signs its webhooks. Absent in the file of an older version. */
  readonly webhookSecret?: string;
}

interface Visitor {
  readonly state: string;
  readonly session?: PortalCredentials;
}

export interface PurchaseResult {
  readonly text: string;
  /** The Portal session has ended: the user must authorize the app again. */
  readonly unauthorized: boolean;
}

export interface WalletApp {
  /** Handles requests to /wallet. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  register(registration: Registration): void;
  /** Buys for `amount` baht, including fee and VAT. */
  buy(session: PortalCredentials, pair: string, amount: string): Promise<PurchaseResult>;
}

/** Path at which the app receives webhooks. */
export const WEBHOOK_PATH = '/wallet/webhook';
const COOKIE = 'demo_wallet';
const VISITORS_MAX = 1_000;

export interface WalletAppOptions {
  /** The base URL of the exchange. */
  readonly baseUrl: string;
  /** Called when a user has authorized the app. */
  readonly onAuthorized: (session: PortalCredentials) => void;
  /** Where the coins arrive; undefined if they are simulated. */
  readonly chain?: ChainWallet | undefined;
}

export function createWalletApp({ baseUrl, onAuthorized, chain }: WalletAppOptions): WalletApp {
  const visitors = new Map<string, Visitor>();
  const exchange = createExchangeClient({ baseUrl, report: () => undefined });
  const webhooks = createWebhookReceiver();
  let registration: Registration | undefined;

  function start(response: ServerResponse): void {
    if (registration === undefined)
      return sendPage(
        response,
        503,
        messagePage('Demo Wallet', 'This app is not registered at the exchange yet. Try again in a moment.'),
      );
    const [name, state] = [randomBytes(16).toString('hex'), randomBytes(16).toString('base64url')];
    rememberVisitor(name, { state });
    response.setHeader('Set-Cookie', `${COOKIE}=${name}; Path=/wallet; HttpOnly; SameSite=Lax`);
    const login = new URL('/portal/login', baseUrl);
    login.search = new URLSearchParams({ partner: String(registration.partnerId), state }).toString();
    sendPage(response, 200, startPage(login.href));
  }

  async function handleReturn(query: URLSearchParams, name: string, response: ServerResponse): Promise<void> {
    const visitor = visitors.get(name);
    // Prevents another user's login from being completed in this browser.
    if (visitor === undefined || visitor.state !== query.get('state'))
      return sendPage(
        response,
        400,
        messagePage('Login failed', 'This login was not started in this browser. Start again.'),
      );
    const error = query.get('error');
    if (error !== null)
      return sendPage(response, 200, messagePage('Login cancelled', `The exchange returned the error ${error}.`));
    const session = await exchangeCode(query.get('code') ?? '');
    if (session === undefined)
      return sendPage(response, 502, messagePage('Login failed', 'The exchange did not accept the code. Start again.'));
    rememberVisitor(name, { state: randomUUID(), session });
    onAuthorized(session);
    sendPage(response, 200, await showPurchases('You can buy now.'));
  }

  async function exchangeCode(code: string): Promise<PortalCredentials | undefined> {
    if (registration === undefined) return undefined;
    const app = createDemoClient(baseUrl, { kind: 'partner', ...registration });
    const answer = await app.call('createPortalSession', { body: { code } });
    return answer.status === 201 ? { authorization: answer.body.authorization, extras: answer.body.extras } : undefined;
  }

  async function buyCoins(
    { authorization, extras }: PortalCredentials,
    pair: string,
    amount: string,
  ): Promise<PurchaseResult> {
    const price = await exchange.estimatedPrice(pair, amount);
    if (!price.ok)
      return { text: `Purchase failed: no price for ${amount} baht of ${pair} (${price.code})`, unauthorized: false };
    const order = await exchange.portalOrder(authorization, randomUUID(), {
      extras,
      pair,
      side: 'buy',
      price: price.value,
      amount,
    });
    if (!order.ok)
      return {
        text: `Purchase failed: the exchange refused to buy ${pair} for ${amount} baht at ${price.value} (${order.code})`,
        unauthorized: order.code === 'UNAUTHORIZED',
      };
    const coin = pair.slice(0, pair.indexOf('_'));
    const withdrawal =
      order.value.withdrawal_status === 'success'
        ? 'withdrawn to the user'
        : `not withdrawn: ${order.value.withdrawal_error_code}`;
    return {
      text: `Bought ${order.value.value} ${coin} for up to ${amount} baht at ${price.value}, ${withdrawal}`,
      unauthorized: false,
    };
  }

  async function showPurchases(message: string): Promise<string> {
    const orders = webhooks.orders();
    if (chain === undefined) return buyPage(message, orders);
    // While the node is unavailable, the page does without it.
    const found = await Promise.all(
      orders.map(({ withdrawal }) => withdrawal?.txid && chain.receipt(withdrawal.txid).catch(() => undefined)),
    );
    const receipts = found.flatMap((receipt) => (receipt ? [[receipt.txid, receipt] as const] : []));
    return buyPage(message, orders, new Map(receipts));
  }

  function rememberVisitor(name: string, visitor: Visitor): void {
    visitors.set(name, visitor);
    const oldest = visitors.size > VISITORS_MAX ? visitors.keys().next() : undefined;
    if (oldest?.done === false) visitors.delete(oldest.value);
  }

  return {
    async answer(request, response) {
      const url = new URL(request.url ?? '/', 'http://wallet');
      const name = new RegExp(`(?:^|; )${COOKIE}=([0-9a-f]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
      if (url.pathname === WEBHOOK_PATH && request.method === 'POST')
        return void response.writeHead(await webhooks.receive(request)).end();
      if (url.pathname === '/wallet') return start(response);
      if (url.pathname === '/wallet/returned') return handleReturn(url.searchParams, name, response);
      const session = visitors.get(name)?.session;
      if (url.pathname !== '/wallet/buy' || session === undefined)
        return sendPage(response, 404, messagePage('Page not found', 'The address may be mistyped.'));
      const amount = (await readForm(request)).get('amount') ?? '';
      sendPage(response, 200, await showPurchases((await buyCoins(session, 'btc_thb', amount)).text));
    },
    register: (known) => {
      registration = known;
      if (known.webhookSecret !== undefined) webhooks.setSecret(known.webhookSecret);
    },
    buy: buyCoins,
  };
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page);
}
