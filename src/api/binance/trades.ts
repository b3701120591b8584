/** Renders a public trade for the Binance interface. */
import type { components } from '../../../generated/openapi';
import type { Trade } from '../../core/model/model';
import { formatAmount } from '../../core/values/decimal';

export function renderPublicTrade(trade: Trade): components['schemas']['BinancePublicTrade'] {
  return {
    id: trade.id,
    price: formatAmount(trade.price),
    qty: formatAmount(trade.quantity),
    quoteQty: formatAmount(trade.quoteQuantity),
    time: trade.timeMs,
    isBuyerMaker: trade.takerSide === 'sell',
    isBestMatch: true,
  };
}
