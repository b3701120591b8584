import { assertPresent } from '../../../core/values/assert';
import { amountFrom } from '../../../core/values/decimal';
import { renderWithdrawalLimit } from '../../rendering/marketRules';
import { declaredRefusal, type Handler } from '../types';

/** Sets the 24-hour withdrawal limit of a verification level for an asset. Refusals: INVALID_ASSET, INVALID_SETTING. */
export const putWithdrawalLimit: Handler<'putWithdrawalLimit'> = async ({ path, body }, { engine }) => {
  if (engine.committed.asset(path.asset) === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const { refusal, event } = await engine.execute({
    type: 'set_withdrawal_limit',
    idempotencyKeys: [],
    limit: { level: path.level, asset: path.asset, capacity: amountFrom(body.capacity) },
  });
  return refusal === null
    ? { status: 200, body: renderWithdrawalLimit(assertPresent(event.withdrawalLimit, 'the limit')) }
    : declaredRefusal('putWithdrawalLimit', refusal);
};
