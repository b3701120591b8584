/** Renders one order's half of a trade as the Binance-compatible interface shows it to its owner. */

import type { PreventedMatch } from '../../core/model/orderRecords';
import { formatAmount } from '../../core/values/decimal';
import type { OwnTrade } from '../../store/trading/tradeHistory';
import { binanceSelfTradePrevention } from './orderParameters';
import { NO_LIST } from './renderOrder';
import { binanceAsset, binanceSymbol } from './symbolNames';

/** `listIds`: the order lists of the orders of the trades that belong to one. */
export function renderOwnBinanceTrade({ half, trade }: OwnTrade, listIds: ReadonlyMap<number, number>) {
  const { orderId, fee, vat } = trade[half];
  return {
    symbol: binanceSymbol(trade.symbol),
    id: trade.id,
    orderId,
    orderListId: listIds.get(orderId) ?? NO_LIST,
    price: formatAmount(trade.price),
    qty: formatAmount(trade.quantity),
    quoteQty: formatAmount(trade.quoteQuantity),
    commission: formatAmount(fee + vat),
    commissionAsset: binanceAsset(trade.symbol.slice(trade.symbol.indexOf('_') + 1)),
    time: trade.timeMs,
    isBuyer: (trade.takerSide === 'buy') === (half === 'taker'),
    isMaker: half === 'maker',
    isBestMatch: true,
  };
}

export function renderPreventedMatch(match: PreventedMatch) {
  const symbol = binanceSymbol(match.symbol);
  const { takerQuantity, makerQuantity } = match;
  return {
    symbol,
    preventedMatchId: match.id,
    takerOrderId: match.takerOrderId,
    makerSymbol: symbol,
    makerOrderId: match.makerOrderId,
    tradeGroupId: match.userId,
    selfTradePreventionMode: binanceSelfTradePrevention(match.mode),
    price: formatAmount(match.price),
    ...(takerQuantity !== null && { takerPreventedQuantity: formatAmount(takerQuantity) }),
    ...(makerQuantity !== null && { makerPreventedQuantity: formatAmount(makerQuantity) }),
    transactTime: match.timeMs,
  };
}
