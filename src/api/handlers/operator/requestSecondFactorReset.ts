import { requestSecondFactorReset as requestReset } from '../../../usecases/accounts/secondFactorReset';
import { renderSecondFactorReset } from '../../rendering/identity';
import type { Handler } from '../types';

/**
 * Starts the waiting time after which a lost second factor is removed. Refusals: USER_NOT_FOUND,
 * SECOND_FACTOR_STATE_CONFLICT.
 */
export const requestSecondFactorReset: Handler<'requestSecondFactorReset'> = async ({ path }, { accounts }) => {
  const reset = await requestReset(accounts, Number(path.userid));
  if (reset === 'no_user') return { refusal: { code: 'USER_NOT_FOUND' } };
  if (reset === 'conflict') return { refusal: { code: 'SECOND_FACTOR_STATE_CONFLICT' } };
  return { status: 200, body: renderSecondFactorReset(reset) };
};
