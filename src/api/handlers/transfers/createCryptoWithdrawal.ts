import { amountFrom, formatAmount } from '../../../core/values/decimal';
import { traderOf } from '../../../usecases/callers';
import { runSignedRequest } from '../../../usecases/idempotency/signedRequest';
import { requestWithdrawal } from '../../../usecases/withdrawals/requestWithdrawal';
import { renderCryptoWithdrawal } from '../../rendering/transfer';
import { declaredRefusal, type Handler } from '../types';

/**
 * Requests a withdrawal of cryptocurrency to an address. Refusals: those of `requestWithdrawal` for crypto,
 * IDEMPOTENCY_CONFLICT.
 */
export const createCryptoWithdrawal: Handler<'createCryptoWithdrawal'> = ({ body, headers }, context) => {
  const { network, address, tag = null, nonce } = body;
  const input = {
    kind: 'coins',
    asset: body.currency.toLowerCase(),
    network,
    amount: amountFrom(body.amount),
    address,
    tag,
  } as const;
  const content = ['coins', input.asset, network ?? '', formatAmount(input.amount), address, tag ?? ''];
  return runSignedRequest(context, { nonce, headers, content }, async (idempotencyKeys) => {
    const outcome = await requestWithdrawal(context, { trader: traderOf(context), idempotencyKeys, input });
    if ('refusal' in outcome) return declaredRefusal('createCryptoWithdrawal', outcome.refusal, outcome.replayed);
    return { status: 201, body: renderCryptoWithdrawal(outcome.withdrawal), replayed: outcome.replayed };
  });
};
