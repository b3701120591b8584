/**
 * In quarantine, the same commands are refused on every interface, and everything else works: one valid request of each
 * operation of the contract, the WebSocket API, pages, and streams.
 */
import { type OperationId, operationRecords } from '../../generated/operations';
import { type ApiRequest, ValidRequests } from '../contract/validRequests';
import { BinanceApiClient } from '../support/binanceApiClient';
import { type BinanceUser, createBinanceUser } from '../support/binanceUser';
import { openUserStream } from '../support/listenKeyHelpers';
import { signUpTrader } from '../support/marketTrader';
import { placeOrder } from '../support/orderHelpers';
import { PageClient } from '../support/pageClient';
import { damagedExchangeOfThisFile, isQuarantined, wrongBalance } from './damage';

/** Every operation that is refused, on every interface; any other one must not be. */
const REFUSED: readonly OperationId[] = [
  ...(['createOrder', 'createOrderV3', 'createOrderList', 'createOtoOrderList', 'createOrderBatch'] as const),
  ...(['replaceOrder', 'amendOrder', 'amendOrderV3'] as const),
  ...(['testOrder', 'testOrderV3'] as const),
  ...(['createBinanceOrder', 'testBinanceOrder', 'createBinanceOco', 'createBinanceOrderList'] as const),
  ...(['createBinanceOtoList', 'createBinanceOtocoList', 'replaceBinanceOrder', 'amendBinanceOrder'] as const),
  ...(['createPortalOrder', 'createPortalQuote'] as const),
  ...(['createCryptoWithdrawal', 'createFiatWithdrawal', 'createBinanceWithdrawal'] as const),
  ...(['creditDeposit', 'receiveCustodyCallback'] as const),
  ...(['approveWithdrawal', 'markWithdrawalSending', 'markWithdrawalSent', 'markWithdrawalConfirmed'] as const),
  ...(['markWithdrawalFailed', 'rejectWithdrawal'] as const),
];

/** Those whose request cannot be prepared before a restart. */
const NOT_PREPARED: ReadonlySet<OperationId> = new Set(['createPortalSession']);

let valid: ValidRequests;
let people: {
  readonly binance: BinanceUser;
  /** An open order of that user. */
  readonly resting: number;
  readonly trader: Awaited<ReturnType<typeof signUpTrader>>;
};
const requests = new Map<OperationId, ApiRequest>();

const exchange = damagedExchangeOfThisFile(async (healthy) => {
  valid = await ValidRequests.prepare(healthy);
  for (const id of Object.keys(operationRecords) as OperationId[])
    if (!NOT_PREPARED.has(id)) requests.set(id, await valid.create(id));
  const binance = await createBinanceUser(healthy, { balances: { thb: '1000' } });
  const { id: resting } = await placeOrder(binance.user);
  people = { binance, resting, trader: await signUpTrader(healthy) };
  const victim = await healthy.createUser({ balances: { usdt: '10' } });
  return wrongBalance(victim.id, 'usdt');
});

test('every operation is refused with its own code or works, as the commands behind it are', async () => {
  const refused: string[] = [];
  const failed: string[] = [];
  for (const [id, request] of requests) {
    const { status, body } = await valid.send(id, request);
    const { code } = (body ?? {}) as { readonly code?: unknown };
    if (status === 503 && (code === 'EXCHANGE_IN_QUARANTINE' || code === -1016)) refused.push(id);
    else if (status >= 500) failed.push(`${id}: ${status} ${String(code)}`);
  }
  expect([refused.sort(), failed]).toEqual([[...REFUSED].sort(), []]);
  expect(await isQuarantined(exchange())).toBe(true);
});

test('the WebSocket API answers as the HTTP API does, and cancels', async () => {
  const { binance, resting } = people;
  const api = await BinanceApiClient.open(exchange());
  const terms = { symbol: 'BTCTHB', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '1', price: '10' };
  expect(await api.signed(binance.signer, 'order.place', terms)).toMatchObject({
    status: 503,
    error: { code: -1016 },
  });
  expect(await api.signed(binance.signer, 'order.test', terms)).toMatchObject({ status: 503, error: { code: -1016 } });
  expect(await api.signed(binance.signer, 'account.status')).toMatchObject({ status: 200 });
  const stream = await openUserStream(exchange(), binance.user);
  const cancelled = await api.signed(binance.signer, 'order.cancel', { symbol: 'BTCTHB', orderId: resting });
  expect(cancelled).toMatchObject({ status: 200 });
  await stream.next((frame) => frame['e'] === 'executionReport');
  await api.close();
});

test.each([
  ['en', 'The exchange checks its books.', 'Only cancellations are possible at the moment'],
  ['th', 'ศูนย์ซื้อขายกำลังตรวจสอบบัญชี', 'ขณะนี้ทำได้เฉพาะการยกเลิกรายการ'],
])('pages in %s show a notice, and a form that would move money is refused', async (language, notice, title) => {
  const { browser } = people.trader;
  const markets = await new PageClient(() => exchange().baseUrl).open(`/markets?lang=${language}`);
  expect(markets.answer.text).toContain(notice);
  const market = await browser.open(`/market/btc_thb?lang=${language}`);
  expect(market.answer.text).toContain(notice);
  const refused = await market.submit('/market/btc_thb/orders', {
    side: 'buy',
    type: 'limit',
    price: '10',
    amount: '1',
  });
  expect([refused.answer.status, refused.words]).toEqual([503, expect.stringContaining(title)]);
});
