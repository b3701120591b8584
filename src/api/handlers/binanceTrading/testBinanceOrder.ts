import { testBinanceOrder as testOrder } from '../../binance/placeOrder';
import { NO_DISCOUNT, NO_RATES, renderOrderRates, renderOrderTaxes } from '../../binance/renderRates';
import { declaredRefusal, type Handler } from '../types';

/** Checks an order and changes nothing. Refusals: those of `createBinanceOrder`, except IDEMPOTENCY_CONFLICT. */
export const testBinanceOrder: Handler<'testBinanceOrder'> = async ({ query }, context) => {
  const tested = await testOrder(context, query);
  if ('refusal' in tested) return declaredRefusal('testBinanceOrder', tested.refusal);
  if (query.computeCommissionRates?.toLowerCase() !== 'true') return { status: 200, body: {} };
  return {
    status: 200,
    body: {
      standardCommissionForOrder: renderOrderRates(tested.order),
      specialCommissionForOrder: NO_RATES,
      taxCommissionForOrder: renderOrderTaxes(tested.order),
      discount: NO_DISCOUNT,
    },
  };
};
