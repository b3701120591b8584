import type { SymbolSettings } from '../../../core/model/commands';
import { assertPresent } from '../../../core/values/assert';
import { amountFrom } from '../../../core/values/decimal';
import { renderSymbol } from '../../rendering/marketRules';
import { declaredRefusal, type Handler } from '../types';

/** Lists or changes a symbol, effective with the response. Refusals: INVALID_SETTING. */
export const putSymbol: Handler<'putSymbol'> = async ({ path, body }, { engine }) => {
  const [base = '', quote = ''] = path.symbol.split('_');
  const symbol: SymbolSettings = {
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
    ...(body.minimum_notional !== undefined && { minimumNotional: amountFrom(body.minimum_notional) }),
    ...(body.max_open_orders !== undefined && { maxOpenOrders: body.max_open_orders }),
    ...(body.max_stop_orders !== undefined && { maxStopOrders: body.max_stop_orders }),
  };
  const { refusal, event } = await engine.execute({ type: 'set_symbol', idempotencyKeys: [], symbol });
  return refusal === null
    ? { status: 200, body: renderSymbol(assertPresent(event.marketSymbol, 'the symbol')) }
    : declaredRefusal('putSymbol', refusal);
};
