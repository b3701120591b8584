import { amountFrom, formatAmount } from '../../../core/values/decimal';
import { traderOf } from '../../../usecases/callers';
import { runSignedRequest } from '../../../usecases/idempotency/signedRequest';
import { requestWithdrawal } from '../../../usecases/withdrawals/requestWithdrawal';
import { renderBankWithdrawal } from '../../rendering/transfer';
import { declaredRefusal, type Handler } from '../types';

/**
 * Requests a withdrawal of baht to a bank account. Refusals: those of `requestWithdrawal` for baht,
 * IDEMPOTENCY_CONFLICT.
 */
export const createFiatWithdrawal: Handler<'createFiatWithdrawal'> = ({ body, headers }, context) => {
  const { bank_code: bankCode, account_number: accountNumber, nonce } = body;
  const input = { kind: 'baht', amount: amountFrom(body.amount), bankCode, accountNumber } as const;
  const content = ['baht', formatAmount(input.amount), bankCode, accountNumber];
  return runSignedRequest(context, { nonce, headers, content }, async (idempotencyKeys) => {
    const outcome = await requestWithdrawal(context, { trader: traderOf(context), idempotencyKeys, input });
    if ('refusal' in outcome) return declaredRefusal('createFiatWithdrawal', outcome.refusal, outcome.replayed);
    return { status: 201, body: renderBankWithdrawal(outcome.withdrawal), replayed: outcome.replayed };
  });
};
