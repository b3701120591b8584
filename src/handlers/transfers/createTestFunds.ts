import { fingerprintOf } from '../../application/idempotency/idempotencyKeys';
import { rejectConcurrentDuplicates } from '../../application/idempotency/rejectConcurrentDuplicates';
import { createRequestKeys, idempotencyKeysOf } from '../../application/idempotency/requestKeys';
import { assertPresent } from '../../core/values/assert';
import { amountFrom, fitsPrecision, formatAmount } from '../../core/values/decimal';
import { declaredRefusal, type Handler } from '../types';

/**
 * Credits test funds, only in a sandbox. Refusals: NOT_A_SANDBOX, INVALID_ASSET, INVALID_WITHDRAWAL_AMOUNT_PRECISION,
 * INVALID_PARAMETERS, IDEMPOTENCY_CONFLICT.
 */
export const createTestFunds: Handler<'createTestFunds'> = async ({ body, headers }, context) => {
  const { caller, config, engine, inFlightKeys } = context;
  if (!config.sandbox) return { refusal: { code: 'NOT_A_SANDBOX' } };
  const [asset, amount] = [body.currency.toLowerCase(), amountFrom(body.amount)];
  const listed = engine.committed.asset(asset);
  if (listed === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  if (amount === 0n)
    return {
      refusal: {
        code: 'INVALID_PARAMETERS',
        fields: { amount: { code: 'INVALID', message: 'must be greater than zero' } },
      },
    };
  const { transferPrecision: precision } = listed;
  if (!fitsPrecision(amount, precision)) return { refusal: { code: 'INVALID_WITHDRAWAL_AMOUNT_PRECISION', precision } };
  const fingerprint = fingerprintOf(['test funds', asset, formatAmount(amount)]);
  const keys = createRequestKeys({
    caller,
    nonce: body.nonce,
    idempotencyKey: headers['idempotency-key'],
    fingerprint,
  });
  return rejectConcurrentDuplicates(inFlightKeys, keys.named, async () => {
    const outcome = await engine.execute({
      type: 'credit_deposit',
      idempotencyKeys: idempotencyKeysOf(keys),
      userId: caller.userId,
      asset,
      amount,
      reference: `test-funds:${(keys.named ?? keys.exactRepeat).key}`,
    });
    if (outcome.refusal !== null) return declaredRefusal('createTestFunds', outcome.refusal, outcome.replayed);
    const deposit = assertPresent(outcome.event.deposit, 'the deposit');
    return {
      status: 201,
      body: { id: deposit.id, currency: deposit.asset, amount: formatAmount(deposit.amount) },
      replayed: outcome.replayed,
    };
  });
};
