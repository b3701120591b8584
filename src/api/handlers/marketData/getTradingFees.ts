import { type Amount, maximum } from '../../../core/values/decimal';
import { formatPercent } from '../../rendering/percent';
import type { Handler } from '../types';

/** The fee tier of users without a special agreement. */
const PUBLIC_TIER = 0;

/** Returns the fee rates of the public fee tier: the highest of all pairs. */
export const getTradingFees: Handler<'getTradingFees'> = (_request, { engine: { committed } }) => {
  const fees = committed.symbols().map(({ symbol }) => committed.fees(symbol, PUBLIC_TIER));
  const makerFee = highestRate(fees.map(({ makerRate }) => makerRate));
  const takerFee = highestRate(fees.map(({ takerRate }) => takerRate));
  return {
    status: 200,
    body: { exchange: { maker_fee: formatPercent(makerFee), taker_fee: formatPercent(takerFee) } },
  };
};

function highestRate(rates: readonly Amount[]): Amount {
  return rates.reduce(maximum, 0n);
}
