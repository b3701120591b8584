import { present } from '../core/assert';
import { amountFrom, formatAmount } from '../core/decimal';
import { type Handler, refused } from './types';

/** Sets what a level may withdraw of an asset in 24 hours. Refusals: INVALID_ASSET, INVALID_SETTING. */
export const putWithdrawalLimit: Handler<'putWithdrawalLimit'> = async ({ path, body }, { engine }) => {
  if (engine.committed.asset(path.asset) === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const { refusal, event } = await engine.execute({
    type: 'set_withdrawal_limit',
    once: [],
    limit: { level: path.level, asset: path.asset, capacity: amountFrom(body.capacity) },
  });
  if (refusal !== null) return refused('putWithdrawalLimit', refusal);
  const { level, asset, capacity } = present(event.withdrawalLimit, 'the limit');
  return { status: 200, body: { level, asset, capacity: formatAmount(capacity) } };
};
