import { assertPresent } from '../../../core/values/assert';
import { amountFrom } from '../../../core/values/decimal';
import { renderAsset } from '../../rendering/marketRules';
import { declaredRefusal, type Handler } from '../types';

/**
 * Sets the amount above which new withdrawals need a second operator's approval. Refusals: INVALID_ASSET,
 * INVALID_SETTING.
 */
export const putApprovalThreshold: Handler<'putApprovalThreshold'> = async ({ path, body }, { engine }) => {
  const threshold = body.threshold === null ? null : amountFrom(body.threshold);
  const { refusal, event } = await engine.execute({
    type: 'set_approval_threshold',
    idempotencyKeys: [],
    asset: path.asset,
    threshold,
  });
  return refusal === null
    ? { status: 200, body: renderAsset(assertPresent(event.asset, 'the asset')) }
    : declaredRefusal('putApprovalThreshold', refusal);
};
