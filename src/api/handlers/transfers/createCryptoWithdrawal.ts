import { amountFrom, formatAmount } from '../../../core/values/decimal';
import { fingerprintOf } from '../../../usecases/idempotency/idempotencyKeys';
import { rejectConcurrentDuplicates } from '../../../usecases/idempotency/rejectConcurrentDuplicates';
import { createRequestKeys, idempotencyKeysOf } from '../../../usecases/idempotency/requestKeys';
import { traderOf } from '../../../usecases/orders/traderOf';
import { requestWithdrawal } from '../../../usecases/withdrawals/requestWithdrawal';
import { renderCryptoWithdrawal } from '../../rendering/transfer';
import { declaredRefusal, type Handler } from '../types';

/**
 * Requests a withdrawal of cryptocurrency to an address. Refusals: those of `requestWithdrawal` for crypto,
 * IDEMPOTENCY_CONFLICT.
 */
export const createCryptoWithdrawal: Handler<'createCryptoWithdrawal'> = async ({ body, headers }, context) => {
  const { caller, inFlightKeys } = context;
  const { network, address, tag = null, nonce } = body;
  const input = {
    kind: 'coins',
    asset: body.currency.toLowerCase(),
    network,
    amount: amountFrom(body.amount),
    address,
    tag,
  } as const;
  const fingerprint = fingerprintOf([
    'coins',
    input.asset,
    network ?? '',
    formatAmount(input.amount),
    address,
    tag ?? '',
  ]);
  const keys = createRequestKeys({ caller, nonce, idempotencyKey: headers['idempotency-key'], fingerprint });
  return rejectConcurrentDuplicates(inFlightKeys, keys.named, async () => {
    const outcome = await requestWithdrawal(context, {
      trader: traderOf(context),
      idempotencyKeys: idempotencyKeysOf(keys),
      input,
    });
    if ('refusal' in outcome) return declaredRefusal('createCryptoWithdrawal', outcome.refusal, outcome.replayed);
    return { status: 201, body: renderCryptoWithdrawal(outcome.withdrawal), replayed: outcome.replayed };
  });
};
