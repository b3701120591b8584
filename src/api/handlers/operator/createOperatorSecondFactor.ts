import { formatTime } from '../../../foundation/times';
import { insertOperatorSecondFactor } from '../../../store/identity/operatorSecondFactors';
import { newSecret, provisioningUri } from '../../../usecases/accounts/oneTimeCodes';
import type { Handler } from '../types';

/**
 * Sets up the second factor of the caller's token. Only this response contains its secret. Refusals:
 * OPERATOR_SECOND_FACTOR_EXISTS.
 */
export const createOperatorSecondFactor: Handler<'createOperatorSecondFactor'> = async (
  _request,
  { database, masterKeys, clock, accounts, caller },
) => {
  const secret = newSecret();
  const nowMs = clock.nowMs();
  if (!(await insertOperatorSecondFactor(database, masterKeys, { operatorId: caller.tokenId, secret, nowMs })))
    return { refusal: { code: 'OPERATOR_SECOND_FACTOR_EXISTS' } };
  return {
    status: 201,
    body: {
      secret,
      uri: provisioningUri(secret, { account: caller.name, exchange: accounts.brand.name.en }),
      created_at: formatTime(nowMs),
    },
  };
};
