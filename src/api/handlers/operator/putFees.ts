import { assertPresent } from '../../../core/values/assert';
import { amountFrom } from '../../../core/values/decimal';
import { renderFees } from '../../rendering/marketRules';
import { declaredRefusal, type Handler } from '../types';

/** Sets a symbol's fee rates for a fee tier, effective for new orders. Refusals: INVALID_PAIR, INVALID_SETTING. */
export const putFees: Handler<'putFees'> = async ({ path, body }, { engine }) => {
  if (engine.committed.symbol(path.symbol) === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const { refusal, event } = await engine.execute({
    type: 'set_fees',
    idempotencyKeys: [],
    fees: {
      symbol: path.symbol,
      tier: Number(path.tier),
      makerRate: amountFrom(body.maker_rate),
      takerRate: amountFrom(body.taker_rate),
    },
  });
  return refusal === null
    ? { status: 200, body: renderFees(assertPresent(event.fees, 'the fees')) }
    : declaredRefusal('putFees', refusal);
};
