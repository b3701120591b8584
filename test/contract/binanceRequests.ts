/** The valid requests of the operations of the Binance interface, and how some are signed. See `validRequests.ts`. */
import type { OperationId } from '../../generated/operations';
import { type BinanceSigner, signBinanceText } from '../support/binanceSigner';
import type { TestExchange } from '../support/exchange';
import { ADDRESSES } from '../support/transferHelpers';

interface SignedRequest {
  readonly query?: Readonly<Record<string, string>>;
}

export function binanceRequests(): [OperationId, SignedRequest][] {
  const signed = { timestamp: 'now', recvWindow: '60000' };
  const terms = { symbol: 'BTCTHB', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '1', price: '10' };
  const order = { ...terms, newOrderRespType: 'FULL', selfTradePreventionMode: 'NONE', ...signed };
  const period = { startTime: '1000', endTime: '2000', limit: '10' };
  const withdrawal = { coin: 'BTC', network: 'BITCOIN', address: ADDRESSES.bitcoin, amount: '0.002' };
  const symbol = 'BTCTHB';
  const working = {
    symbol,
    workingType: 'LIMIT',
    workingSide: 'BUY',
    workingPrice: '10',
    workingQuantity: '1',
    workingTimeInForce: 'GTC',
  };
  const queries: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
    createBinanceOrder: order,
    testBinanceOrder: { ...order, computeCommissionRates: 'true' },
    replaceBinanceOrder: { ...order, cancelReplaceMode: 'STOP_ON_FAILURE' },
    createBinanceOrderList: {
      symbol,
      side: 'BUY',
      quantity: '1',
      belowType: 'LIMIT_MAKER',
      belowPrice: '10',
      aboveType: 'STOP_LOSS_LIMIT',
      aboveStopPrice: '1001',
      abovePrice: '1001',
      aboveTimeInForce: 'GTC',
      newOrderRespType: 'FULL',
      selfTradePreventionMode: 'NONE',
    },
    createBinanceOtoList: {
      ...working,
      pendingType: 'LIMIT',
      pendingSide: 'SELL',
      pendingPrice: '1001',
      pendingQuantity: '1',
      pendingTimeInForce: 'GTC',
    },
    createBinanceOtocoList: {
      ...working,
      pendingSide: 'BUY',
      pendingQuantity: '1',
      pendingBelowType: 'LIMIT_MAKER',
      pendingBelowPrice: '10',
      pendingAboveType: 'STOP_LOSS_LIMIT',
      pendingAboveStopPrice: '1001',
      pendingAbovePrice: '1001',
      pendingAboveTimeInForce: 'GTC',
    },
    createBinanceOco: {
      symbol,
      side: 'BUY',
      quantity: '1',
      price: '10',
      stopPrice: '1001',
      stopLimitPrice: '1001',
      stopLimitTimeInForce: 'GTC',
    },
    getBinanceOrderList: {},
    cancelBinanceOrderList: { symbol },
    listBinanceOrderLists: { ...period },
    listBinanceOpenOrderLists: {},
    cancelBinanceOrder: { symbol },
    amendBinanceOrder: { symbol, newQty: '0.5' },
    listBinanceOpenOrders: { symbol },
    cancelBinanceOpenOrders: { symbol },
    listBinanceOrders: { symbol, ...period },
    getBinanceAccount: { omitZeroBalances: 'true' },
    getBinanceCommission: { symbol },
    listBinanceOwnTrades: { symbol, ...period },
    listBinancePreventedMatches: { symbol, orderId: '1', limit: '10' },
    listBinanceOrderCounts: {},
    listBinanceCoins: {},
    getBinanceDepositAddress: { coin: 'BTC', network: 'BITCOIN' },
    listBinanceDeposits: { coin: 'BTC', ...period, offset: '1' },
    createBinanceWithdrawal: withdrawal,
    listBinanceWithdrawals: { coin: 'BTC', ...period, offset: '1' },
    getBinanceApiRestrictions: {},
    listBinanceTradeFees: { symbol },
    getBinanceAccountStatus: {},
  };
  const publicQueries: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
    getBinanceDepth: { symbol: 'BTCTHB', limit: '10' },
    listBinanceTrades: { symbol: 'BTCTHB', limit: '10' },
    listBinanceHistoricalTrades: { symbol: 'BTCTHB', limit: '10', fromId: '1' },
    listBinanceAggTrades: { ...period, symbol: 'BTCTHB' },
    getBinanceKlines: { ...period, symbol: 'BTCTHB', interval: '1d' },
    getBinanceUiKlines: { ...period, symbol: 'BTCTHB', interval: '1d' },
    getBinanceTicker24hr: { symbol: 'BTCTHB', type: 'FULL' },
    getBinanceAveragePrice: { symbol: 'BTCTHB' },
    getBinanceTradingDayTicker: { symbol: 'BTCTHB', type: 'FULL' },
    getBinanceWindowTicker: { symbol: 'BTCTHB', type: 'FULL', windowSize: '1h' },
    getBinanceTickerPrice: { symbol: 'BTCTHB' },
    getBinanceBookTicker: { symbol: 'BTCTHB' },
    getBinanceExchangeInfo: { symbol: 'BTCTHB' },
  };
  return [
    ['extendBinanceListenKey', {}],
    ['deleteBinanceListenKey', {}],
    ...Object.entries(publicQueries).map(([id, query]): [OperationId, SignedRequest] => [id as OperationId, { query }]),
    ...Object.entries(queries).map(([id, query]): [OperationId, SignedRequest] => [
      id as OperationId,
      { query: { ...query, ...signed } },
    ]),
  ];
}

/** For an operation on a listen key, which is created. */
export async function requestForListenKey(
  { anonymous }: Pick<TestExchange, 'anonymous'>,
  { apiKey }: BinanceSigner,
): Promise<SignedRequest> {
  const { listenKey } = await anonymous.expect('createBinanceListenKey', 200, { headers: { 'x-mbx-apikey': apiKey } });
  return { query: { listenKey } };
}

/** The query of a signed request of the Binance interface. The time `now` is the present one. */
export function signedQuery(query: SignedRequest['query'], more: string, signer: BinanceSigner | undefined): string {
  const sent = { ...query, ...(query?.['timestamp'] === 'now' && { timestamp: String(Date.now()) }) };
  const text = `${new URLSearchParams(sent).toString()}${more}`;
  return signer === undefined ? text : `${text}&signature=${encodeURIComponent(signBinanceText(signer.key, text))}`;
}

/** The request for this order, as far as it names one. */
export function withRestingOrder(id: OperationId, { query, ...others }: SignedRequest, orderId: string): SignedRequest {
  if (id === 'cancelBinanceOpenOrders') return { ...others, query: { ...query } };
  const name = id === 'replaceBinanceOrder' ? 'cancelOrderId' : 'orderId';
  return { ...others, query: { ...query, [name]: orderId } };
}
