import { amountFrom, formatAmount } from '../../../core/values/decimal';
import { fingerprintOf } from '../../../usecases/idempotency/idempotencyKeys';
import { rejectConcurrentDuplicates } from '../../../usecases/idempotency/rejectConcurrentDuplicates';
import { createRequestKeys, idempotencyKeysOf } from '../../../usecases/idempotency/requestKeys';
import { traderOf } from '../../../usecases/orders/traderOf';
import { requestWithdrawal } from '../../../usecases/withdrawals/requestWithdrawal';
import { renderBankWithdrawal } from '../../rendering/transfer';
import { declaredRefusal, type Handler } from '../types';

/**
 * Requests a withdrawal of baht to a bank account. Refusals: those of `requestWithdrawal` for baht,
 * IDEMPOTENCY_CONFLICT.
 */
export const createFiatWithdrawal: Handler<'createFiatWithdrawal'> = async ({ body, headers }, context) => {
  const { caller, inFlightKeys } = context;
  const { bank_code: bankCode, account_number: accountNumber, nonce } = body;
  const input = { kind: 'baht', amount: amountFrom(body.amount), bankCode, accountNumber } as const;
  const fingerprint = fingerprintOf(['baht', formatAmount(input.amount), bankCode, accountNumber]);
  const keys = createRequestKeys({ caller, nonce, idempotencyKey: headers['idempotency-key'], fingerprint });
  return rejectConcurrentDuplicates(inFlightKeys, keys.named, async () => {
    const outcome = await requestWithdrawal(context, {
      trader: traderOf(context),
      idempotencyKeys: idempotencyKeysOf(keys),
      input,
    });
    if ('refusal' in outcome) return declaredRefusal('createFiatWithdrawal', outcome.refusal, outcome.replayed);
    return { status: 201, body: renderBankWithdrawal(outcome.withdrawal), replayed: outcome.replayed };
  });
};
