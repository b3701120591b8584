/** Renders trades: the public view, and the owner's view of one fill. */
import type { components } from '../../../generated/openapi';
import type { Fill, Side, Trade } from '../../core/model/model';
import { type Amount, formatAmount } from '../../core/values/decimal';
import { formatTime } from '../../foundation/times';
import type { PublicTrade } from '../../store/tables/orders';
import type { OwnTrade } from '../../store/trading/tradeHistory';

type Schemas = components['schemas'];

/** Trades are not aggregated, so the first and last trade id of each row are equal. */
export function renderAggTrade({ id, price, quantity, timeMs, takerSide }: PublicTrade): Schemas['AggTrade'] {
  return {
    a: id,
    p: formatAmount(price),
    q: formatAmount(quantity),
    f: id,
    l: id,
    T: timeMs,
    m: takerSide === 'sell',
    M: true,
  };
}

export function renderOwnTrade({ half, trade }: OwnTrade): Schemas['OwnTrade'] {
  const fill = trade[half];
  const side = sideOf(trade, half);
  return {
    id: trade.id,
    pair: trade.symbol,
    order_id: fill.orderId,
    side,
    price: formatAmount(trade.price),
    amount: formatAmount(trade.quantity),
    cost: formatAmount(costWithFees(side, trade.quoteQuantity, fill)),
    fee: formatAmount(fill.fee),
    vat: formatAmount(fill.vat),
    is_maker: half === 'maker',
    created_at: formatTime(trade.timeMs),
  };
}

export function renderPreviewedFill(trade: Trade): Schemas['TestedFill'] {
  const { taker, price, quantity, quoteQuantity, takerSide } = trade;
  return {
    price: formatAmount(price),
    amount: formatAmount(quantity),
    cost: formatAmount(costWithFees(takerSide, quoteQuantity, taker)),
    fee: formatAmount(taker.fee),
    vat: formatAmount(taker.vat),
  };
}

/** The total a buyer paid, or the net proceeds of a seller, including fee and VAT. */
export function costWithFees(side: Side, value: Amount, { fee, vat }: Pick<Fill, 'fee' | 'vat'>): Amount {
  return side === 'buy' ? value + fee + vat : value - fee - vat;
}

function sideOf({ takerSide }: Trade, half: OwnTrade['half']): Side {
  const takerBuys = takerSide === 'buy';
  return takerBuys === (half === 'taker') ? 'buy' : 'sell';
}
