/**
 * The demo partner's app: a link to the exchange's Portal, the page to which the user's browser comes back, and a form to buy
 * with. It does what spec/openapi.yaml asks of an app: state bound to the visitor, the code swapped by the back end.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createDemoClient } from './demoClient';
import { createExchangeClient } from './exchangeClient';
import { readForm } from './readForm';
import { buyPage, messagePage, startPage } from './walletPages';

/** What the app buys with for one user. Secret. */
export interface PortalCredentials {
  readonly authorization: string;
  readonly extras: string;
}

export interface Registration {
  readonly partnerId: number;
  /** The app's own secret towards the exchange. */
  readonly portalSecret: string;
}

interface Visitor {
  readonly state: string;
  readonly session?: PortalCredentials;
}

export interface PurchaseResult {
  readonly text: string;
  /** The session has ended: the user has to let the app in once more. */
  readonly unauthorized: boolean;
}

export interface WalletApp {
  /** Under /wallet. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  register(registration: Registration): void;
  /** For so many baht, fee and VAT included. */
  buy(session: PortalCredentials, pair: string, amount: string): Promise<PurchaseResult>;
}

const COOKIE = 'demo_wallet';
const VISITORS_MAX = 1_000;

/** `onLetIn`: told when a user has let the app in. */
export function createWalletApp(baseUrl: string, onLetIn: (session: PortalCredentials) => void): WalletApp {
  const visitors = new Map<string, Visitor>();
  const exchange = createExchangeClient({ baseUrl, report: () => undefined });
  let registration: Registration | undefined;

  function start(response: ServerResponse): void {
    if (registration === undefined)
      return sendPage(response, 503, messagePage('Demo Wallet', 'The exchange does not know this app yet.'));
    const [name, state] = [randomBytes(16).toString('hex'), randomBytes(16).toString('base64url')];
    remember(name, { state });
    response.setHeader('Set-Cookie', `${COOKIE}=${name}; Path=/wallet; HttpOnly; SameSite=Lax`);
    const login = new URL('/portal/login', baseUrl);
    login.search = new URLSearchParams({ partner: String(registration.partnerId), state }).toString();
    sendPage(response, 200, startPage(login.href));
  }

  async function comeBack(query: URLSearchParams, name: string, response: ServerResponse): Promise<void> {
    const visitor = visitors.get(name);
    // Somebody else's login must not end in this browser.
    if (visitor === undefined || visitor.state !== query.get('state'))
      return sendPage(response, 400, messagePage('Not so', 'This is not the login that you began here.'));
    const error = query.get('error');
    if (error !== null)
      return sendPage(response, 200, messagePage('Not now', `The exchange was not let in: ${error}.`));
    const session = await swap(query.get('code') ?? '');
    if (session === undefined)
      return sendPage(response, 502, messagePage('Not now', 'The exchange did not take the code.'));
    remember(name, { state: randomUUID(), session });
    onLetIn(session);
    sendPage(response, 200, buyPage('You may buy now.'));
  }

  async function swap(code: string): Promise<PortalCredentials | undefined> {
    if (registration === undefined) return undefined;
    const app = createDemoClient(baseUrl, { kind: 'partner', ...registration });
    const answer = await app.call('createPortalSession', { body: { code } });
    return answer.status === 201 ? { authorization: answer.body.authorization, extras: answer.body.extras } : undefined;
  }

  async function buy(
    { authorization, extras }: PortalCredentials,
    pair: string,
    amount: string,
  ): Promise<PurchaseResult> {
    const price = await exchange.estimatedPrice(pair, amount);
    if (!price.ok) return { text: `no price for ${amount} baht of ${pair}: ${price.code}`, unauthorized: false };
    const order = await exchange.portalOrder(authorization, randomUUID(), {
      extras,
      pair,
      side: 'buy',
      price: price.value,
      amount,
    });
    if (!order.ok)
      return {
        text: `bought nothing for ${amount} baht of ${pair} at ${price.value}: ${order.code}`,
        unauthorized: order.code === 'UNAUTHORIZED',
      };
    const coin = pair.slice(0, pair.indexOf('_'));
    const withdrawal =
      order.value.withdrawal_status === 'success'
        ? 'withdrawn to the user'
        : `not withdrawn: ${order.value.withdrawal_error_code}`;
    return {
      text: `bought ${order.value.value} ${coin} for up to ${amount} baht at ${price.value}, ${withdrawal}`,
      unauthorized: false,
    };
  }

  function remember(name: string, visitor: Visitor): void {
    visitors.set(name, visitor);
    const oldest = visitors.size > VISITORS_MAX ? visitors.keys().next() : undefined;
    if (oldest?.done === false) visitors.delete(oldest.value);
  }

  return {
    async answer(request, response) {
      const url = new URL(request.url ?? '/', 'http://wallet');
      const name = new RegExp(`(?:^|; )${COOKIE}=([0-9a-f]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
      if (url.pathname === '/wallet') return start(response);
      if (url.pathname === '/wallet/returned') return comeBack(url.searchParams, name, response);
      const session = visitors.get(name)?.session;
      if (url.pathname !== '/wallet/buy' || session === undefined)
        return sendPage(response, 404, messagePage('Not here', 'There is nothing here.'));
      const amount = (await readForm(request)).get('amount') ?? '';
      sendPage(response, 200, buyPage((await buy(session, 'btc_thb', amount)).text));
    },
    register: (known) => {
      registration = known;
    },
    buy,
  };
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page);
}
