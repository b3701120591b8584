/** Renders one order's half of a trade as the Binance-compatible interface shows it to its owner. */
import { formatAmount } from '../../core/values/decimal';
import type { OwnTrade } from '../../store/trading/tradeHistory';
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
