/** Renders one order's half of a trade as the Binance-compatible interface shows it to its owner. */

import type { PreventedMatch } from '../../core/orders/preventedMatches';
import { formatAmount } from '../../core/values/decimal';
import type { OwnTrade } from '../../store/trading/tradeHistory';
import { binanceSelfTradePrevention } from './orderParameters';
import { binanceAsset, binanceSymbol } from './symbolNames';

export function renderOwnBinanceTrade({ half, trade }: OwnTrade) {
  const { orderId, fee, vat } = trade[half];
  return {
    symbol: binanceSymbol(trade.symbol),
    id: trade.id,
    orderId,
    orderListId: -1,
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
