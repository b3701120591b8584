/** Keeps price, amount and total of the order form in step, and fills in parts of the balance. All figures are exact. */
import { type Amount, amountFrom, formatAmount } from '../../core/values/decimal';
import {
  amountForTotal,
  amountInBook,
  shareOf,
  totalInBook,
  totalOf,
  typedAmount,
  withoutFee,
} from '../market/orderAmounts';
import type { MarketPageData } from '../market/pageData';

type Levels = readonly (readonly string[])[];

export interface LinkedFieldsOptions {
  readonly form: () => HTMLFormElement | null;
  readonly data: MarketPageData;
  /** The levels that a market order of this side would meet, best first. */
  readonly levelsFor: (side: 'buy' | 'sell') => Levels;
  /** The exact available balance of an asset. */
  readonly available: (asset: string) => string | undefined;
}

export interface LinkedFields {
  /** After a field was changed by the reader or by the script. */
  readonly changed: (field: string) => void;
  /** Fills in the amount for a part of the balance, in percent. */
  readonly takeShare: (percent: number) => void;
}

export function linkedFields({ form, data, levelsFor, available }: LinkedFieldsOptions): LinkedFields {
  const field = (id: string): HTMLInputElement | null | undefined => form()?.querySelector<HTMLInputElement>(`#${id}`);
  const typed = (id: string): Amount | undefined => typedAmount(field(id)?.value ?? '');
  const chosen = (name: 'side' | 'type'): string =>
    form()?.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? '';
  const side = (): 'buy' | 'sell' => (chosen('side') === 'sell' ? 'sell' : 'buy');
  const fill = (id: string, text: string): void => {
    const input = field(id);
    if (input) input.value = text;
  };
  /** The price that values the order; undefined for an order that takes the prices of the book. */
  const price = (): Amount | undefined => {
    if (chosen('type') === 'market') return undefined;
    if (chosen('type') === 'oco') return dearerPrice();
    return typed('price') ?? (chosen('type') === 'stop' ? typed('stop_price') : undefined);
  };

  /** The price that decides what an order list holds: of a purchase, the higher one of its two orders. */
  const dearerPrice = (): Amount | undefined => {
    const limit = typed('price');
    const stop = typed('stop_limit_price') ?? typed('stop_price');
    if (limit === undefined || side() === 'sell' || stop === undefined) return limit;
    return limit > stop ? limit : stop;
  };

  const showTotal = (): void => {
    const amount = typed('amount');
    const at = price();
    if (amount === undefined) return fill('total', '');
    const decimals = Number(form()?.dataset['decimals']);
    if (at !== undefined) return fill('total', totalOf(at, amount, decimals));
    fill('total', chosen('type') === 'market' ? (totalInBook(levelsFor(side()), amount, decimals) ?? '') : '');
  };

  const showAmount = (total: Amount | undefined): void => {
    if (total === undefined) return fill('amount', '');
    const at = price();
    if (at !== undefined) return fill('amount', amountForTotal(total, at, data.quantityDecimals));
    if (chosen('type') === 'market') fill('amount', amountInBook(levelsFor(side()), total, data.quantityDecimals));
  };

  return {
    changed: (name) => {
      if (name === 'total') showAmount(typed('total'));
      else showTotal();
      markTotal();
    },
    takeShare: (percent) => {
      const balance = available(side() === 'buy' ? data.quote : data.base);
      if (balance === undefined) return;
      const share = shareOf(amountFrom(balance), percent);
      if (side() === 'sell') fill('amount', amountForTotal(share, amountFrom('1'), data.quantityDecimals));
      else {
        if (price() === undefined && chosen('type') === 'limit') takeBestPrice();
        showAmount(withoutFee(share, amountFrom(form()?.dataset['fee'] ?? '0')));
      }
      showTotal();
      markTotal();
    },
  };

  /** A total that cannot be read says so: no amount is made of it. */
  function markTotal(): void {
    const isFaulty = (field('total')?.value.trim() ?? '') !== '' && typed('total') === undefined;
    field('total')?.setAttribute('aria-invalid', String(isFaulty));
    form()?.querySelector('#total-fault')?.toggleAttribute('hidden', !isFaulty);
  }

  /** Without a price, the order would be valued at what is best now. */
  function takeBestPrice(): void {
    const [best] = levelsFor(side())[0] ?? [];
    if (best !== undefined) fill('price', formatAmount(amountFrom(best)));
  }
}
