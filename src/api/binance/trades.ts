/** Renders a public trade for the Binance interface. */
import type { components } from '../../../generated/openapi';
import { formatAmount } from '../../core/values/decimal';
import type { PublicTrade } from '../../store/tables/orders';

export function renderPublicTrade(trade: PublicTrade): components['schemas']['BinancePublicTrade'] {
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
