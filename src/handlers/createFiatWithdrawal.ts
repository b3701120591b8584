import { amountFrom, formatAmount } from '../core/decimal';
import { fingerprintOf, unlessInFlight } from './onceKeys';
import { renderBankWithdrawal } from './render/transfer';
import { requestWithdrawal } from './requestWithdrawal';
import { namesOf, requestKeys } from './signedRequest';
import { traderOf } from './trader';
import { type Handler, refused } from './types';

/** Sends baht to a bank account. Refusals: those of `requestWithdrawal` for baht, IDEMPOTENCY_CONFLICT. */
export const createFiatWithdrawal: Handler<'createFiatWithdrawal'> = async ({ body, headers }, context) => {
  const { caller, inFlight } = context;
  const { bank_code: bankCode, account_number: accountNumber, nonce } = body;
  const wish = { kind: 'baht', amount: amountFrom(body.amount), bankCode, accountNumber } as const;
  const fingerprint = fingerprintOf(['baht', formatAmount(wish.amount), bankCode, accountNumber]);
  const keys = requestKeys({ caller, nonce, name: headers['idempotency-key'], fingerprint });
  return unlessInFlight(inFlight, keys.named, async () => {
    const outcome = await requestWithdrawal(context, { trader: traderOf(context), once: namesOf(keys), wish });
    if ('refusal' in outcome) return refused('createFiatWithdrawal', outcome.refusal);
    return { status: 201, body: renderBankWithdrawal(outcome.withdrawal) };
  });
};
