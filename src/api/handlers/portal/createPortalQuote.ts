import { amountFrom, formatAmount } from '../../../core/values/decimal';
import { formatTime } from '../../../foundation/times';
import { issuePortalQuote } from '../../../usecases/orders/portalQuotes';
import { declaredRefusal, type Handler } from '../types';

/** Issues a quote for a Portal order. Refusals: INVALID_ORDER_SIDE, and those of `issuePortalQuote`. */
export const createPortalQuote: Handler<'createPortalQuote'> = async ({ body }, context) => {
  if (body.side !== 'buy') return { refusal: { code: 'INVALID_ORDER_SIDE' } };
  const issued = await issuePortalQuote(context, body.pair.toLowerCase(), amountFrom(body.amount));
  if ('refusal' in issued) return declaredRefusal('createPortalQuote', issued.refusal);
  const { quote, expectedQuantity } = issued;
  return {
    status: 201,
    body: {
      id: quote.id,
      pair: quote.symbol,
      side: 'buy',
      amount: formatAmount(quote.budget),
      price: formatAmount(quote.price),
      quantity: formatAmount(quote.quantity),
      expected_quantity: formatAmount(expectedQuantity),
      withdrawal_fee: formatAmount(quote.withdrawalFee),
      expires_at: formatTime(quote.expiresAtMs),
    },
  };
};
