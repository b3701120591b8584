/**
 * The demo partner, a child process of `main.ts`: its OAuth API (`oauthServer.ts`), its app (`walletApp.ts`), and its
 * only user, who logs in when `main.ts` says so and then buys every few seconds.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { MARKETS } from '../../usecases/sandbox/markets';
import type { ChainWallet } from './chainWallet';
import { openChainWallets } from './chainWallets';
import { connectToParent, type MessageFromPartner, type MessageToPartner } from './demoMessages';
import { createDepositAddresses } from './depositAddresses';
import { type LoginCredentials, logIn } from './logIn';
import { DEPOSIT_SCOPE, startOauthServer } from './oauthServer';
import { readDemoSettings } from './settings';
import { createWalletApp, type PortalCredentials, type WalletApp } from './walletApp';

/** Total cost of a purchase in whole baht. */
const BAHT_MIN = 500;
const BAHT_MAX = 5_000;
/** Pause between login attempts. */
const RETRY_MS = 500;
const RECEIPTS_EVERY_MS = 1_000;

const account: LoginCredentials = { email: 'somchai@partner.example', password: randomBytes(16).toString('hex') };

interface Running {
  readonly baseUrl: string;
  readonly appUrl: string;
  readonly wallet: WalletApp;
  /** Undefined if its coins are simulated. */
  readonly chain: ChainWallet | undefined;
}

let running: Running | undefined;
let user: LoginCredentials | undefined;
let session: PortalCredentials | undefined;

const report = connectToParent<MessageToPartner, MessageFromPartner>((message) => {
  handleMessage(message).catch((error: Error) => {
    report({ type: 'line', text: `partner  stopped by an error: ${error.message}` });
    process.exitCode = 1;
    process.disconnect?.();
  });
});

async function handleMessage(message: MessageToPartner): Promise<void> {
  switch (message.type) {
    case 'serve':
      return startServing(message.baseUrl);
    case 'registered':
      return running?.wallet.register(message);
    case 'log_in':
      user = message.user;
      return authorizeApp();
    case 'buy':
      return buyRepeatedly(message.everyMs);
  }
}

async function startServing(baseUrl: string): Promise<void> {
  const client = { id: 'talad', secret: randomBytes(32).toString('hex'), redirectUri: `${baseUrl}/portal/callback` };
  const chain = await openChainWallets(readDemoSettings());
  const onAuthorized = (opened: PortalCredentials): void => {
    session = opened;
    report({ type: 'authorized', ...opened });
  };
  const wallet = createWalletApp({ baseUrl, onAuthorized, chain });
  const url = await startOauthServer({
    account,
    client,
    depositAddress: createDepositAddresses(chain),
    app: (request, response) => wallet.answer(request, response),
  });
  const appUrl = `${url}/wallet`;
  running = { baseUrl, appUrl, wallet, chain };
  if (chain !== undefined) reportReceipts(chain);
  const app = {
    name: 'Demo Wallet',
    authorize_url: `${url}/auth`,
    token_url: `${url}/token`,
    issuer: url,
    client_id: client.id,
    client_secret: client.secret,
    scopes: ['openid', DEPOSIT_SCOPE],
    deposit_address_url: `${url}/get-deposit-address`,
    return_url: `${appUrl}/returned`,
  };
  report({ type: 'serving', app, appUrl, account });
}

/** Logs the user in through the pages of exchange and partner. The wallet app's callback sets `session`. */
async function authorizeApp(): Promise<void> {
  if (running === undefined || user === undefined) throw new Error('the partner is not ready for a login yet');
  const { baseUrl, appUrl } = running;
  session = undefined;
  const page = await logIn({ appUrl, baseUrl, exchangeUser: user, partnerAccount: account });
  if (session === undefined) throw new Error(`the login ended at ${page.url.pathname} without a Portal session`);
}

async function buyRepeatedly(everyMs: number): Promise<never> {
  for (;;) {
    const pause = new Promise((resolve) => setTimeout(resolve, everyMs));
    if (session === undefined) await authorizeAppWithRetry();
    else await buyOnce(session);
    await pause;
  }
}

async function buyOnce(opened: PortalCredentials): Promise<void> {
  const pairs = MARKETS.map((market) => market.pair).filter(
    (each) => running?.chain?.coins.includes(each.slice(0, each.indexOf('_'))) ?? true,
  );
  const pair = pairs[randomInt(pairs.length)] ?? 'btc_thb';
  const bought = await running?.wallet.buy(opened, pair, String(randomInt(BAHT_MIN, BAHT_MAX + 1)));
  if (bought === undefined) return;
  report({ type: 'line', text: `partner  ${bought.text}` });
  // The session has ended: the user must authorize the app again.
  if (bought.unauthorized && session === opened) session = undefined;
}

/** Says what a block has brought. While the node is unavailable, nothing is said. */
function reportReceipts(chain: ChainWallet): void {
  const look = async (): Promise<void> => {
    for (const { txid, coin, amount } of await chain.newReceipts())
      report({ type: 'line', text: `partner  Received ${amount} ${coin} on the chain in ${txid}` });
  };
  const repeat = (): void => void look().then(next, next);
  const next = (): void => void setTimeout(repeat, RECEIPTS_EVERY_MS);
  repeat();
}

/** Retries after a pause, because the exchange may be unavailable. */
async function authorizeAppWithRetry(): Promise<void> {
  await authorizeApp().catch((error: Error) => {
    report({ type: 'line', text: `partner  login failed, trying again: ${error.message}` });
    return new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  });
}
