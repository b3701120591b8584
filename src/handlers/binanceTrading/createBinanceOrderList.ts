import { orderCountHeader } from '../../application/binance/orderCounts';
import { parseOrderList, renderPlacedOrderList } from '../../application/binance/orderLists';
import { findBinanceSymbol } from '../../application/binance/symbolNames';
import { createNonceKey, fingerprintOf } from '../../application/idempotency/idempotencyKeys';
import { orderListKeys } from '../../application/orders/orderKeys';
import { orderListFingerprintFields } from '../../application/orders/orderLists';
import { traderOf } from '../../application/orders/traderOf';
import { assertPresent } from '../../core/values/assert';
import { signedMilliseconds } from '../../core/values/binanceSignature';
import { declaredRefusal, type Handler } from '../types';

/** Places an OCO list. Refusals: INVALID_PAIR, those of `parseOrderList` and of the engine. */
export const createBinanceOrderList: Handler<'createBinanceOrderList'> = async ({ query }, context) => {
  const { engine, caller } = context;
  const symbol = findBinanceSymbol(engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const read = parseOrderList(symbol.symbol, query);
  if ('refusal' in read) return declaredRefusal('createBinanceOrderList', read.refusal);
  const { input } = read;
  const fingerprint = fingerprintOf(orderListFingerprintFields(input));
  const nonceKey = createNonceKey(caller, signedMilliseconds(query.timestamp), fingerprint);
  const { refusal, event } = await engine.execute({
    type: 'create_order_list',
    idempotencyKeys: [...orderListKeys(input, caller, fingerprint), nonceKey],
    trader: traderOf(context),
    ...input,
  });
  // What the engine finds in the members beyond their form is that the prices do not fit each other.
  if (refusal?.code === 'INVALID_PARAMETERS') return { refusal: { code: 'INVALID_ORDER_LIST_PRICES' } };
  if (refusal !== null) return declaredRefusal('createBinanceOrderList', refusal);
  const listed = { list: assertPresent(event.orderList, 'the created list'), orders: event.orders };
  return {
    status: 200,
    body: renderPlacedOrderList(listed, query.newOrderRespType ?? 'RESULT'),
    headers: orderCountHeader(context),
  };
};
