import { formatPercent } from '../../rendering/percent';
import type { Handler } from '../types';

/** Returns the fee rates for the caller's new orders of the pair. Refusals: INVALID_PAIR. */
export const getFees: Handler<'getFees'> = ({ query }, { engine: { committed }, caller }) => {
  const symbol = committed.symbol(query.pair.toLowerCase());
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const { makerRate, takerRate } = committed.fees(symbol.symbol, caller.feeTier);
  const body = {
    pair: symbol.symbol,
    maker_fee: formatPercent(makerRate),
    taker_fee: formatPercent(takerRate),
    vat: formatPercent(symbol.vatRate),
  };
  return { status: 200, body };
};
