/**
 * Every operation of the Binance interface that the WebSocket API has: the same request with the same fault gets the
 * same outcome, weight and log line through HTTP and through the WebSocket API, and both have the same limits.
 */
import { type OperationRecord, operationRecords, permissions } from '../../../generated/operations';
import { BinanceApiClient } from '../../support/binanceApiClient';
import {
  MESSAGE_OPERATIONS,
  type Operation,
  overHttp,
  overMessages,
  type Seen,
  type Sent,
  signedBy,
  validRequest,
  withParameter,
} from '../../support/binanceDoors';
import type { BinanceSigner } from '../../support/binanceSigner';
import { type BinanceUser, createBinanceUser, issueBinanceKey } from '../../support/binanceUser';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile, type TestExchange, withExchange } from '../../support/exchange';
import { NO_TIME_LIMITS, untilAccepted, whileTableLocked } from '../../support/lockedTables';
import { createTraders, tradeBetween } from '../../support/orderHelpers';
import { updateCredential } from '../../support/storedCredentials';
import type { Frame } from '../../support/streamClient';

const ENVIRONMENT = {
  LOG_REQUESTS: 'on',
  AUTHENTICATION_FAILURE_FLOOR_MS: '0',
  RATE_LIMIT_BINANCE_WEIGHT: '1000000',
  STREAMS_CONTROL_MESSAGES_BURST: '10000',
  STREAMS_API_REQUESTS_PER_SECOND: '10000',
};
const exchange = exchangeOfThisFile({ environment: ENVIRONMENT });

let trader: BinanceUser;
let signers: Readonly<Record<'reader' | 'suspended' | 'revoked' | 'elsewhere', BinanceSigner>>;
let api: BinanceApiClient;

beforeAll(async () => {
  const traders = await createTraders(exchange());
  await tradeBetween(traders, '1000', '0.25');
  trader = await createBinanceUser(exchange(), { balances: { thb: '1000000', btc: '10' } });
  const issue = (granted: typeof permissions | readonly []) =>
    issueBinanceKey(exchange(), trader.user.id, granted, 'hmac-sha256');
  signers = {
    reader: await issue([]),
    suspended: await issue(permissions),
    revoked: await issue(permissions),
    elsewhere: await issue(permissions),
  };
  const of = ({ apiKey }: BinanceSigner) => ({ table: 'api_keys', where: { api_key: apiKey } }) as const;
  await updateCredential(exchange(), of(signers.suspended), { suspended_at_ms: 1 });
  await updateCredential(exchange(), of(signers.elsewhere), { ip_allowlist: '192.0.2.1' });
  await exchange().operator.expect('revokeApiKey', 204, { path: { api_key: signers.revoked.apiKey } });
  api = await BinanceApiClient.open(exchange());
});
afterAll(() => api.close());

const WRONG = '0'.repeat(64);

/** Faults of the key, for operations with one. */
const KEY_FAULTS: Readonly<Record<string, (sent: Sent) => Sent>> = {
  'a key of another form': (sent) => ({ ...sent, apiKey: 'abc' }),
  'an unknown key': (sent) => ({ ...sent, apiKey: `live-${'0'.repeat(32)}` }),
  'a key of the exchange’s own kind': (sent) => ({ ...sent, apiKey: trader.user.apiKey }),
  'a key without the permission': (sent) => signedBy(sent, signers.reader),
  'a suspended key': (sent) => signedBy(sent, signers.suspended),
  'a revoked key': (sent) => signedBy(sent, signers.revoked),
  'a key for another address': (sent) => signedBy(sent, signers.elsewhere),
};

/** Faults of what is signed. */
const PROOF_FAULTS: Readonly<Record<string, (sent: Sent) => Sent>> = {
  'a wrong signature': (sent) => ({ ...sent, sign: () => WRONG }),
  'an ill-formed signature': (sent) => ({ ...sent, sign: () => 'zz' }),
  'no signature': (sent) => ({ ...sent, sign: undefined }),
  'no timestamp': ({ params: { timestamp: _timestamp, ...params }, ...sent }) => ({ ...sent, params }),
  'a malformed timestamp': (sent) => withParameter(sent, 'timestamp', 'now'),
  'an old timestamp': (sent) => withParameter(sent, 'timestamp', '1700000000000'),
  'a timestamp of the future': (sent) => withParameter(sent, 'timestamp', '4000000000000'),
  'a malformed window': (sent) => withParameter(sent, 'recvWindow', 'x'),
  'a window that is too long': (sent) => withParameter(sent, 'recvWindow', '60001'),
  'a malformed timestamp and a wrong signature': (sent) => ({
    ...withParameter(sent, 'timestamp', 'now'),
    sign: () => WRONG,
  }),
  'a suspended key and a wrong signature': (sent) => ({ ...signedBy(sent, signers.suspended), sign: () => WRONG }),
  'a key for another address and a wrong signature': (sent) => ({
    ...signedBy(sent, signers.elsewhere),
    sign: () => WRONG,
  }),
  'an unknown key without a signature': (sent) => ({
    ...sent,
    apiKey: `live-${'0'.repeat(32)}`,
    sign: undefined,
  }),
};

const PARAMETER_FAULTS: Readonly<Record<string, (sent: Sent) => Sent>> = {
  nothing: (sent) => sent,
  'an unknown parameter': (sent) => withParameter(sent, 'nonsense', '1'),
  'a missing first parameter': (sent) => ({
    ...sent,
    params: Object.fromEntries(Object.entries(sent.params).slice(1)),
  }),
  'an illegal first parameter': (sent) => withParameter(sent, Object.keys(sent.params)[0] ?? 'symbol', '!'.repeat(3)),
};

function faultsOf({ security }: OperationRecord): Readonly<Record<string, (sent: Sent) => Sent>> {
  if (security === 'public') return PARAMETER_FAULTS;
  return { ...PARAMETER_FAULTS, ...KEY_FAULTS, ...(security === 'binanceKey' && PROOF_FAULTS) };
}

/** The outcome of a call, what it counted, and its line in the log. */
async function observed(call: () => Promise<Seen>) {
  const before = await probe();
  const seen = await call();
  const after = await probe();
  const lines = await eventually(
    () => requestLines(before.requestId, after.requestId),
    (found) => found !== undefined,
  );
  const [line] = (lines ?? []).map(({ requestId: _id, tookMs: _took, time: _time, ...members }) => members);
  // A new minute begins with an empty count.
  const weight = after.used > before.used ? after.used - before.used - 1 : 'a new minute';
  return { ...seen, weight, lines: lines?.length, line };
}

/** A request that says what its address has used, and marks a place in the log. */
async function probe(): Promise<{ readonly used: number; readonly requestId: string }> {
  const { headers } = await exchange().anonymous.send({ method: 'GET', path: '/binance/api/v3/ping' });
  return { used: Number(headers['x-mbx-used-weight']), requestId: String(headers['x-request-id']) };
}

/** The lines of requests between those of two others; undefined if the second one is not written yet. */
function requestLines(from: string, to: string): Record<string, unknown>[] | undefined {
  const lines = exchange()
    .lines.slice(-200)
    .filter((line) => line.includes('"msg":"request"'));
  const found = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const [first, last] = [from, to].map((id) => found.findIndex(({ requestId }) => requestId === id));
  return last === undefined || last === -1 ? undefined : found.slice((first ?? -1) + 1, last);
}

test.each(MESSAGE_OPERATIONS)('%s and %s are the same for every fault', async (...operation) => {
  const id = operation[1];
  const differences: unknown[] = [];
  for (const [fault, spoil] of Object.entries(faultsOf(operationRecords[id]))) {
    const sent = () => spoil(validRequest(id, trader.signer));
    const [http, message] = [
      await observed(() => overHttp(exchange(), operation, sent())),
      await observed(() => overMessages(api, operation, sent())),
    ];
    if (http.weight === 'a new minute' || message.weight === 'a new minute') {
      http.weight = message.weight;
    }
    if (JSON.stringify(http) !== JSON.stringify(message)) differences.push([fault, http, message]);
  }
  expect(differences).toEqual([]);
});

test.each(Object.entries(PROOF_FAULTS))('a logon with %s is refused as an order is', async (_fault, spoil) => {
  const sent = spoil({
    ...validRequest('getBinanceAccount', trader.signer),
    params: { timestamp: String(Date.now()) },
  });
  const [account, logon] = [
    await overMessages(api, ['account.status', 'getBinanceAccount'], sent),
    await overMessages(api, ['session.logon', 'getBinanceAccount'], sent),
  ];
  expect(logon).toEqual(account);
});

const ORDER: Operation = ['order.place', 'createBinanceOrder'];
const DEPTH: Operation = ['depth', 'getBinanceDepth'];

describe('limits', () => {
  const ROOM = 2;

  async function withSmallLimits(
    environment: Readonly<Record<string, string>>,
    work: (of: {
      readonly server: TestExchange;
      /** A new order through each door, or market data. */
      readonly http: (operation: Operation) => Promise<Seen>;
      readonly messages: (operation: Operation) => Promise<Seen>;
    }) => Promise<void>,
  ): Promise<void> {
    await withExchange({ environment: { ...ENVIRONMENT, ...NO_TIME_LIMITS, ...environment } }, async (server) => {
      const traders = await createTraders(server);
      await tradeBetween(traders, '1000', '0.25');
      const user = await createBinanceUser(server, { balances: { thb: '1000000' } });
      const client = await BinanceApiClient.open(server);
      const sent = ([, id]: Operation) => validRequest(id, user.signer);
      await work({
        server,
        http: (operation) => overHttp(server, operation, sent(operation)),
        messages: (operation) => overMessages(client, operation, sent(operation)),
      });
      await client.close();
    });
  }

  /** Resolves when the limit of requests in flight is reached. */
  async function untilNoRoom({ operator }: TestExchange): Promise<void> {
    await eventually(
      async () => (await operator.call('listPartners')).status,
      (status) => status === 503,
    );
  }

  const NOT_DONE = { status: 503, error: [-1001, 'The service is not available now. Nothing was changed.'] };

  test('requests in flight of both doors are counted together, and market data has room of its own', () =>
    withSmallLimits({ HTTP_REQUESTS_IN_FLIGHT_MAX: String(ROOM) }, async ({ server, http, messages }) => {
      const accepted = await whileTableLocked(server, 'events', async () => {
        const waiting = [untilAccepted(() => http(ORDER)), untilAccepted(() => messages(ORDER))];
        await untilNoRoom(server);
        expect([await http(ORDER), await messages(ORDER)]).toEqual([NOT_DONE, NOT_DONE]);
        expect([await http(DEPTH), await messages(DEPTH)]).toMatchObject([{ status: 200 }, { status: 200 }]);
        return waiting;
      });
      expect(await Promise.all(accepted)).toMatchObject([{ status: 200 }, { status: 200 }]);
    }));

  test('public reads in flight of both doors are counted together', () =>
    withSmallLimits({ HTTP_PUBLIC_READS_IN_FLIGHT_MAX: String(ROOM) }, async ({ server, http, messages }) => {
      const trades: Operation = ['trades.historical', 'listBinanceHistoricalTrades'];
      const read = await whileTableLocked(server, 'trades', async () => {
        const waiting = [untilAccepted(() => http(trades)), untilAccepted(() => messages(trades))];
        await eventually(
          async () => (await http(DEPTH)).status,
          (status) => status === 503,
        );
        expect([await http(DEPTH), await messages(DEPTH)]).toEqual([NOT_DONE, NOT_DONE]);
        return waiting;
      });
      expect(await Promise.all(read)).toMatchObject([{ status: 200 }, { status: 200 }]);
    }));

  test('a request is answered when its deadline has passed', () =>
    withSmallLimits(
      { HTTP_HANDLER_DEADLINE_MS: '1000', ENGINE_COMMAND_DEADLINE_MS: '1000' },
      ({ server, http, messages }) =>
        whileTableLocked(server, 'orders', async () => {
          const orders: Operation = ['allOrders', 'listBinanceOrders'];
          expect(await Promise.all([http(orders), messages(orders)])).toEqual([NOT_DONE, NOT_DONE]);
          expect(server.lines.filter((line) => line.includes('the request exceeded its deadline'))).toHaveLength(2);
        }),
    ));

  test('a request that finds no room counts its weight', () =>
    withSmallLimits(
      { HTTP_REQUESTS_IN_FLIGHT_MAX: '1', RATE_LIMIT_BINANCE_WEIGHT: '20' },
      async ({ server, http, messages }) => {
        const accepted = await whileTableLocked(server, 'events', async () => {
          const waiting = [untilAccepted(() => http(ORDER))];
          await untilNoRoom(server);
          const statuses: number[] = [];
          // A new minute may begin once.
          while (statuses.length < 45 && statuses.at(-1) !== 429) statuses.push((await messages(ORDER)).status);
          expect([new Set(statuses), (await http(ORDER)).status]).toEqual([new Set([503, 429]), 429]);
          return waiting;
        });
        expect(await Promise.all(accepted)).toMatchObject([{ status: 200 }]);
      },
    ));
});

test('every frame of the WebSocket API has a result or an error of the contract', () => {
  const statuses = api.stream.frames.map((frame: Frame) => Number(frame['status']));
  expect(new Set(statuses.filter((status) => status !== 200))).toEqual(new Set([400, 401]));
});
