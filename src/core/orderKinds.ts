/** What many orders have in common, kept once: of a million that rest, most differ in little else than owner, price and quantity. */
import { entryOf } from './entryOf';
import type { Rates } from './fees';
import type { OrderTerms } from './order';

type KindTerms = Pick<
  OrderTerms,
  'symbol' | 'side' | 'type' | 'timeInForce' | 'selfTradePrevention' | 'postOnly' | 'stopPrice' | 'budget'
>;
export type OrderKind = KindTerms & { readonly rates: Rates };

/** Of a symbol; fees that changed often leave kinds behind that no order has any more. */
const KINDS_MAX = 64;

export class OrderKinds {
  /** The newest first. */
  private readonly bySymbol = new Map<string, OrderKind[]>();

  /** The one that all orders of these terms share; of orders with a stop price or a budget each has its own. */
  of(terms: OrderTerms): OrderKind {
    if (terms.stopPrice !== null || terms.budget !== null) return kindOf(terms);
    const kinds = entryOf(this.bySymbol, terms.symbol, () => []);
    for (const kind of kinds) if (isKindOf(terms, kind)) return kind;
    const kind = kindOf(terms);
    if (kinds.unshift(kind) > KINDS_MAX) kinds.pop();
    return kind;
  }
}

function kindOf({
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
}: OrderTerms): OrderKind {
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

/** Of terms without a stop price and a budget. */
function isKindOf(terms: OrderTerms, kind: OrderKind): boolean {
  return (
    terms.side === kind.side &&
    terms.type === kind.type &&
    terms.timeInForce === kind.timeInForce &&
    terms.selfTradePrevention === kind.selfTradePrevention &&
    terms.postOnly === kind.postOnly &&
    terms.makerRate === kind.rates.makerRate &&
    terms.takerRate === kind.rates.takerRate &&
    terms.vatRate === kind.rates.vatRate
  );
}
