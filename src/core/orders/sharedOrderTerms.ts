/**
 * Terms that many orders have in common, stored once. Of a million resting orders, most differ in little more than
 * owner, price and quantity (src/performance.md, shared order terms).
 */
import type { FeeRates } from '../market/fees';
import type { OrderType, SelfTradePrevention, Side, TimeInForce } from '../model/model';
import type { OrderExtras } from '../model/orderExtras';
import type { Amount } from '../values/decimal';
import { getOrCreate } from '../values/getOrCreate';

/** The terms with which an order is created. They never change. */
export interface OrderTerms extends FeeRates {
  readonly id: number;
  readonly userId: number;
  readonly symbol: string;
  readonly side: Side;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly selfTradePrevention: SelfTradePrevention;
  readonly postOnly: boolean;
  readonly price: Amount;
  readonly stopPrice: Amount | null;
  readonly clientOrderId: string | null;
  readonly budget: Amount | null;
  readonly createdByIp: string;
  readonly createdAtMs: number;
  /** The extras at the creation of the order. */
  readonly extras: OrderExtras | null;
}

type SharedTerms = Pick<
  OrderTerms,
  'symbol' | 'side' | 'type' | 'timeInForce' | 'selfTradePrevention' | 'postOnly' | 'stopPrice' | 'budget'
>;
export type SharedOrderTerms = SharedTerms & { readonly rates: FeeRates };

/** Largest number of shared terms per symbol. After many fee changes, most are terms that no order has any more. */
const TERMS_PER_SYMBOL_MAX = 64;

export class SharedOrderTermsPool {
  /** Shared terms by symbol, newest first. */
  private readonly bySymbol = new Map<string, SharedOrderTerms[]>();

  /**
   * The object that all orders with equal terms share. An order with a stop price or a budget gets an object of its
   * own.
   */
  share(terms: OrderTerms): SharedOrderTerms {
    if (terms.stopPrice !== null || terms.budget !== null) return sharedTermsOf(terms);
    const known = getOrCreate(this.bySymbol, terms.symbol, () => []);
    for (const shared of known) if (hasEqualTerms(terms, shared)) return shared;
    const shared = sharedTermsOf(terms);
    if (known.unshift(shared) > TERMS_PER_SYMBOL_MAX) known.pop();
    return shared;
  }
}

function sharedTermsOf({
  symbol,
  side,
  type,
  timeInForce,
  selfTradePrevention,
  postOnly,
  stopPrice,
  budget,
  makerRate,
  takerRate,
  vatRate,
}: OrderTerms): SharedOrderTerms {
  return {
    symbol,
    side,
    type,
    timeInForce,
    selfTradePrevention,
    postOnly,
    stopPrice,
    budget,
    rates: { makerRate, takerRate, vatRate },
  };
}

/** Whether both terms are equal and have neither a stop price nor a budget. */
function hasEqualTerms(terms: OrderTerms, shared: SharedOrderTerms): boolean {
  return (
    terms.side === shared.side &&
    terms.type === shared.type &&
    terms.timeInForce === shared.timeInForce &&
    terms.selfTradePrevention === shared.selfTradePrevention &&
    terms.postOnly === shared.postOnly &&
    terms.makerRate === shared.rates.makerRate &&
    terms.takerRate === shared.rates.takerRate &&
    terms.vatRate === shared.rates.vatRate
  );
}
