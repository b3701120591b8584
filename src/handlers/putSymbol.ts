import { present } from '../core/assert';
import { amountFrom, formatAmount } from '../core/decimal';
import type { MarketSymbol } from '../core/model';
import { type AnswerOf, type Handler, refused } from './types';

/** Lists or changes a symbol, with the answer. Refusals: INVALID_SETTING. */
export const putSymbol: Handler<'putSymbol'> = async ({ path, body }, { engine }) => {
  const [base = '', quote = ''] = path.symbol.split('_');
  const symbol: MarketSymbol = {
    symbol: path.symbol,
    base,
    quote,
    status: body.status,
    pricePrecision: body.price_precision,
    quantityPrecision: body.quantity_precision,
    minimumQuantity: amountFrom(body.minimum_quantity),
    minimumPrice: amountFrom(body.minimum_price),
    maximumPrice: amountFrom(body.maximum_price),
    vatRate: amountFrom(body.vat_rate),
  };
  const { refusal, event } = await engine.execute({ type: 'set_symbol', once: [], symbol });
  return refusal === null ? { status: 200, body: render(present(event.marketSymbol, 'the symbol')) } : refused('putSymbol', refusal);
};

function render(symbol: MarketSymbol): Extract<AnswerOf<'putSymbol'>, { readonly status: 200 }>['body'] {
  return {
    symbol: symbol.symbol,
    base: symbol.base,
    quote: symbol.quote,
    status: symbol.status,
    price_precision: symbol.pricePrecision,
    quantity_precision: symbol.quantityPrecision,
    minimum_quantity: formatAmount(symbol.minimumQuantity),
    minimum_price: formatAmount(symbol.minimumPrice),
    maximum_price: formatAmount(symbol.maximumPrice),
    vat_rate: formatAmount(symbol.vatRate),
  };
}
