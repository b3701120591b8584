/** A user with an API key of a Binance kind, and its requests. */
import { generateKeyPairSync } from 'node:crypto';
import { type Permission, permissions } from '../../generated/operations';
import { createApiKey } from './apiKeys';
import { type BinanceParameters, type BinanceSigner, type SignedBinanceCall, sendSigned } from './binanceSigner';
import type { RawResponse } from './contractCheck';
import type { TestExchange, TestUser } from './exchange';
import { tradeBetween } from './orderHelpers';

export type BinanceKind = 'hmac-sha256' | 'ed25519';

/** The documented members of an order list that tests read. */
export interface ListBody {
  readonly orderListId: number;
  readonly contingencyType: string;
  readonly listStatusType: string;
  readonly listOrderStatus: string;
  readonly listClientOrderId: string;
  readonly orders: readonly { readonly orderId: number; readonly clientOrderId: string }[];
  readonly orderReports: readonly Readonly<Record<string, unknown>>[];
}

export class BinanceUser {
  constructor(
    private readonly exchange: TestExchange,
    readonly user: TestUser,
    readonly signer: BinanceSigner,
  ) {}

  /** Returns the body if the status is 200; otherwise the test fails with the response. */
  async expect<Body = Record<string, unknown>>(
    method: SignedBinanceCall['method'],
    path: string,
    parameters: BinanceParameters = {},
  ): Promise<Body> {
    const answer = await this.send(method, path, parameters);
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer.body as Body;
  }

  send(
    method: SignedBinanceCall['method'],
    path: string,
    parameters: BinanceParameters = {},
    asForm = false,
  ): Promise<RawResponse & { readonly body: unknown }> {
    return sendSigned(this.exchange.anonymous, {
      signer: this.signer,
      method,
      path: `/binance${path}`,
      parameters,
      asForm,
    });
  }

  /** The error of a request that is refused. */
  async refusal(
    method: SignedBinanceCall['method'],
    path: string,
    parameters: BinanceParameters = {},
  ): Promise<[status: number, code: number, msg: string]> {
    const { status, body } = await this.send(method, path, parameters);
    const { code, msg } = body as { readonly code: number; readonly msg: string };
    return [status, code, msg];
  }
}

/**
 * Fills the market for the tests of a file: `alice` has an API key of a Binance kind. Before each test bob and carol trade
 * at 100, and after each no order is open.
 */
export function binanceMarketOfThisFile(
  exchange: () => TestExchange,
  use: (made: { readonly alice: BinanceUser; readonly bob: TestUser; readonly carol: TestUser }) => void,
  balances: Readonly<Record<string, string>> = { thb: '100000', btc: '100' },
): void {
  let users: readonly [TestUser, TestUser, TestUser];
  beforeAll(async () => {
    const alice = await createBinanceUser(exchange(), { balances });
    const bob = await exchange().createUser({ balances: { thb: '100000', btc: '100' } });
    const carol = await exchange().createUser({ balances: { thb: '100000', btc: '100' } });
    users = [bob, carol, alice.user];
    use({ alice, bob, carol });
  });
  beforeEach(() => tradeBetween([users[0], users[1]], '100', '0.1'));
  afterEach(async () => {
    for (const user of users) await user.client.expect('cancelAllOrders', 200, {});
  });
}

/** `granted`: all permissions if omitted. */
export async function createBinanceUser(
  exchange: TestExchange,
  options: Parameters<TestExchange['createUser']>[0] = {},
  kind: BinanceKind = 'hmac-sha256',
): Promise<BinanceUser> {
  const user = await exchange.createUser(options);
  return new BinanceUser(exchange, user, await issueBinanceKey(exchange, user.id, permissions, kind));
}

export async function issueBinanceKey(
  exchange: TestExchange,
  userId: number,
  granted: readonly Permission[],
  kind: BinanceKind,
): Promise<BinanceSigner> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const line = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const { api_key: apiKey, api_secret: secret } = await createApiKey(exchange, userId, {
    kind,
    permissions: granted,
    ...(kind === 'ed25519' && { public_key: line }),
  });
  return { apiKey, key: kind === 'ed25519' ? privateKey : secret };
}
