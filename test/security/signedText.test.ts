/**
 * A signed text belongs to one request only. Each test signs a request, moves the borders between its names and values
 * without changing the signed text, as somebody could who has intercepted it, and sends the result.
 */
import { canonicalMessage } from '../../src/core/values/signature';
import { BinanceApiClient, signedApiParameters } from '../support/binanceApiClient';
import type { BinanceSigner } from '../support/binanceSigner';
import { issueBinanceKey } from '../support/binanceUser';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';

const exchange = exchangeOfThisFile();
const ORDER = { symbol: 'BTCTHB', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '0.01', price: '100' };
let alice: TestUser;
let signer: BinanceSigner;
let api: BinanceApiClient;

beforeAll(async () => {
  alice = await exchange().createUser({ level: 'level_1', balances: { thb: '100000' } });
  signer = await issueBinanceKey(exchange(), alice.id, ['order_create'], 'hmac-sha256');
  api = await BinanceApiClient.open(exchange());
});
afterAll(() => api.close());

type Parameters = Readonly<Record<string, unknown>>;

/** The members that `names` lists are joined into one, whose name or value contains the others. */
function joined(params: Parameters, into: 'name' | 'value', [first, second]: readonly [string, string]): Parameters {
  const { [first]: one, [second]: other, ...rest } = params;
  return into === 'name'
    ? { ...rest, [`${first}=${one}&${second}`]: other }
    : { ...rest, [first]: `${one}&${second}=${other}` };
}

test.each(['name', 'value'] as const)(
  'another %s with the same signed text is refused at the WebSocket API',
  async (into) => {
    const params = signedApiParameters(signer, { ...ORDER, icebergQty: '0.01', newClientOrderId: 'x' });
    const moved = joined(params, into, ['icebergQty', 'newClientOrderId']);
    expect(await api.call('order.place', moved)).toMatchObject({ status: 400, error: { code: -1022 } });
  },
);

test.each(['a%b', 'a\u0000', 'a\n'])('a name with the characters of %j is refused when it is signed', async (name) => {
  const params = signedApiParameters(signer, { ...ORDER, [name]: '1' });
  expect(await api.call('order.place', params)).toMatchObject({ status: 400, error: { code: -1022 } });
});

test.each(['name', 'value'] as const)('another %s with the same message of version 1 is refused', async (into) => {
  const order = { type: 'limit', pair: 'btc_thb', side: 'buy', price: '100', amount: '0.01', nonce: '1' };
  const body = { ...order, client_order_id: 'x', dry_run: 'true' };
  const moved = joined(body, into, ['client_order_id', 'dry_run']) as Readonly<Record<string, string>>;
  expect(canonicalMessage(moved)).toBe(canonicalMessage(body));
  const { headers } = { headers: { ...alice.client.signedHeaders('POST', body), 'content-type': 'application/json' } };
  const answer = await alice.client.send({
    method: 'POST',
    path: '/api/orders/',
    headers,
    body: JSON.stringify(moved),
  });
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_REQUEST_BODY' }]);
});
