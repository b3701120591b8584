/** The kind of an order in the words of traders. Shared by the page and its script. */
import type { components } from '../../../generated/openapi';

export type OrderKind = 'limit' | 'market' | 'stopLimit' | 'stopMarket' | 'profitLimit' | 'profitMarket';

type Terms = Pick<components['schemas']['OrderSummary'], 'type' | 'stop_price' | 'trigger'>;

export function orderKind({ type, stop_price, trigger }: Terms): OrderKind {
  if (stop_price === undefined) return type;
  if (trigger === 'take_profit') return type === 'limit' ? 'profitLimit' : 'profitMarket';
  return type === 'limit' ? 'stopLimit' : 'stopMarket';
}
