/**
 * In quarantine, the same commands are refused on every interface, and everything else works: one valid request of each
 * operation of the contract, the WebSocket API, pages, and streams.
 */
import { type OperationId, operationRecords } from '../../generated/operations';
import { operationsOf } from '../../src/programs/codegen/documents/contract';
import { generatedDocument } from '../contract/contractDocuments';
import { insertProposal } from '../contract/operatorObjects';
import { type ApiRequest, ValidRequests } from '../contract/validRequests';
import { BinanceApiClient } from '../support/binanceApiClient';
import { type BinanceUser, createBinanceUser } from '../support/binanceUser';
import { openUserStream } from '../support/listenKeyHelpers';
import { signUpTrader } from '../support/marketTrader';
import { placeOrder } from '../support/orderHelpers';
import { PageClient } from '../support/pageClient';
import { damagedExchangeOfThisFile, isQuarantined, wrongBalance } from './damage';

const IN_QUARANTINE = 'EXCHANGE_IN_QUARANTINE';

/** Every operation that declares the refusal, on every interface; any other one must not send it. */
const DECLARED = operationsOf(generatedDocument('openapi.json'))
  .filter(({ responses }) => responses.some(({ examples }) => examples.some(({ code }) => code === IN_QUARANTINE)))
  .map(({ id }) => id as OperationId);
/** They are refused only if they concern a damaged row, or carry out the request of a refused operation. */
const SOMETIMES: readonly OperationId[] = [
  ...(['cancelOrder', 'cancelOrderV3', 'cancelOrderBatch', 'cancelOrderList', 'cancelWithdrawal'] as const),
  ...(['cancelBinanceOrder', 'cancelBinanceOpenOrders', 'cancelBinanceOrderList', 'approveProposal'] as const),
];

/** Those whose request cannot be prepared before a restart. */
const NOT_PREPARED: ReadonlySet<OperationId> = new Set(['createPortalSession']);

const ALWAYS = DECLARED.filter((id) => !SOMETIMES.includes(id));

let valid: ValidRequests;
let people: {
  readonly binance: BinanceUser;
  /** An open order of that user. */
  readonly resting: number;
  readonly trader: Awaited<ReturnType<typeof signUpTrader>>;
};
const requests = new Map<OperationId, ApiRequest>();
/** Further ones, which concern a row that is damaged later. */
const requestsOfDamaged = new Map<OperationId, ApiRequest>();

const exchange = damagedExchangeOfThisFile(async (healthy) => {
  valid = await ValidRequests.prepare(healthy);
  for (const id of Object.keys(operationRecords) as OperationId[])
    if (!NOT_PREPARED.has(id)) requests.set(id, await valid.create(id));
  for (const id of SOMETIMES) requestsOfDamaged.set(id, await valid.create(id));
  const credit = { user_id: valid.participants.alice.id, asset: 'thb', amount: '1', reference: 'proposed' };
  const proposal = await insertProposal(healthy, 'creditDeposit', { path: {}, query: {}, body: credit });
  requestsOfDamaged.set('approveProposal', { path: { proposalid: String(proposal) } });
  const binance = await createBinanceUser(healthy, { balances: { thb: '1000' } });
  const { id: resting } = await placeOrder(binance.user);
  people = { binance, resting, trader: await signUpTrader(healthy) };
  const victim = await healthy.createUser({ balances: { usdt: '10' } });
  return wrongBalance(victim.id, 'usdt');
});

/** Sends the requests, and returns which are refused with the code of the quarantine, and which fail otherwise. */
async function sendAll(sent: Iterable<readonly [OperationId, ApiRequest]>) {
  const [refused, failed]: [OperationId[], string[]] = [[], []];
  for (const [id, request] of sent) {
    const { status, body } = await valid.send(id, request);
    const { code } = (body ?? {}) as { readonly code?: unknown };
    if (status === 503 && (code === IN_QUARANTINE || code === -1016)) refused.push(id);
    else if (status >= 500) failed.push(`${id}: ${status} ${String(code)}`);
  }
  return { refused: refused.sort(), failed };
}

afterAll(() => valid.close());

test('every operation that declares its refusal is refused, and every other one works', async () => {
  const { database, operator } = exchange();
  const { id } = valid.participants.alice;
  // While the holds of this user's orders, which buy, cannot be released, and no withdrawal can be refunded.
  const damages = [wrongBalance(id, 'thb', 1, 'held'), wrongBalance(id, 'btc')];
  for (const { bend } of damages) await bend(database);
  await operator.expect('getAudit', 200);
  expect(await sendAll(requestsOfDamaged)).toEqual({ refused: [...SOMETIMES].sort(), failed: [] });
  for (const { mend } of damages) await mend(database);
  await operator.expect('getAudit', 200);
  expect(await sendAll(requests)).toEqual({ refused: [...ALWAYS].sort(), failed: [] });
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
