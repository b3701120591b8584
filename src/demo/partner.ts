/**
 * The demo partner, a process of its own: its OAuth API (`oauthServer.ts`) and its app, which every few seconds asks
 * the exchange's price, buys for its user through the Portal, and says what happened. Started by `main.ts`.
 */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { createExchange } from './exchange';
import { MARKETS } from './markets';
import { connectToParent, type FromPartner, type ToPartner } from './messages';
import { startOauthServer } from './oauthServer';
import { signInAtPartner } from './signIn';

/** What a purchase costs in all, in whole baht. */
const BAHT_MIN = 500;
const BAHT_MAX = 5_000;

const account = { email: 'somchai@partner.example', password: randomBytes(16).toString('hex') };
const client = { id: 'talad', secret: randomBytes(32).toString('hex') };

let session: ToPartner | undefined;

const tell = connectToParent<ToPartner, FromPartner>((message) => {
  session = message;
});

async function run(): Promise<never> {
  const oauth = await startOauthServer(account, client);
  const signIn = async () => {
    session = undefined;
    const accessToken = await signInAtPartner(oauth, account, client);
    tell({ type: 'signed_in', oauthUrl: oauth.url, depositAddressUrl: oauth.depositAddressUrl, accessToken });
  };
  await signIn();
  for (;;) {
    const pause = new Promise((resolve) => setTimeout(resolve, session?.everyMs ?? 50));
    if (session !== undefined) {
      const outcome = await buy(session);
      tell({ type: 'line', text: `partner  ${outcome.text}` });
      // The exchange's Portal session ended: the user has to let the exchange in once more.
      if (outcome.unauthorized) await signIn();
    }
    await pause;
  }
}

async function buy({ baseUrl, authorization, extras }: ToPartner): Promise<{ text: string; unauthorized: boolean }> {
  const exchange = createExchange({ baseUrl, onNews: () => undefined });
  const pair = MARKETS[randomInt(MARKETS.length)]?.pair ?? 'btc_thb';
  const amount = String(randomInt(BAHT_MIN, BAHT_MAX + 1));
  const price = await exchange.estimatedPrice(pair, amount);
  if (!price.ok) return { text: `no price for ${amount} baht of ${pair}: ${price.code}`, unauthorized: false };
  const order = await exchange.portalOrder(authorization, randomUUID(), { extras, pair, side: 'buy', price: price.value, amount });
  if (!order.ok) return { text: `bought nothing for ${amount} baht of ${pair} at ${price.value}: ${order.code}`, unauthorized: order.code === 'UNAUTHORIZED' };
  const coin = pair.slice(0, pair.indexOf('_'));
  const withdrawal = order.value.withdrawal_status === 'success' ? 'withdrawn to the user' : `not withdrawn: ${order.value.withdrawal_error_code}`;
  return { text: `bought ${order.value.value} ${coin} for up to ${amount} baht at ${price.value}, ${withdrawal}`, unauthorized: false };
}

run().catch((error: Error) => {
  tell({ type: 'line', text: `partner stopped: ${error.message}` });
  process.exitCode = 1;
  process.disconnect?.();
});
