/** Renders fee rates, and the VAT on them, as fractions of the value of a fill. */
import type { FeeSchedule, MarketSymbol, OrderRecord } from '../../core/model/model';
import { type Amount, formatAmount, multiplyUp } from '../../core/values/decimal';

const RATE_DECIMALS = 18;

export const NO_RATES = { maker: '0', taker: '0' };
export const NO_DISCOUNT = { enabledForAccount: false, enabledForSymbol: false, discountAsset: '', discount: '0' };
/** What buyers or sellers pay in addition. */
const NO_SIDE_RATES = { buyer: '0', seller: '0' };
export const NO_ACCOUNT_RATES = { ...NO_RATES, ...NO_SIDE_RATES };

export function renderOrderRates({ makerRate, takerRate }: Pick<OrderRecord, 'makerRate' | 'takerRate'>) {
  return { maker: formatAmount(makerRate), taker: formatAmount(takerRate) };
}

export function renderOrderTaxes({
  makerRate,
  takerRate,
  vatRate,
}: Pick<OrderRecord, 'makerRate' | 'takerRate' | 'vatRate'>) {
  return { maker: formatAmount(taxRate(makerRate, vatRate)), taker: formatAmount(taxRate(takerRate, vatRate)) };
}

export function renderAccountRates(fees: Pick<FeeSchedule, 'makerRate' | 'takerRate'>) {
  return { ...renderOrderRates(fees), ...NO_SIDE_RATES };
}

export function renderAccountTaxes(fees: Pick<FeeSchedule, 'makerRate' | 'takerRate'>, { vatRate }: MarketSymbol) {
  return { ...renderOrderTaxes({ ...fees, vatRate }), ...NO_SIDE_RATES };
}

/** Fee and VAT together. */
export function totalRate(rate: Amount, vatRate: Amount): Amount {
  return rate + taxRate(rate, vatRate);
}

/** Rounded up, because it is displayed as what a fill costs. */
function taxRate(rate: Amount, vatRate: Amount): Amount {
  return multiplyUp(rate, vatRate, RATE_DECIMALS);
}
