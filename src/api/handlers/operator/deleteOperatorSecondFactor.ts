import { deleteOperatorSecondFactor as deleteOperatorSecondFactorRow } from '../../../store/identity/operatorSecondFactors';
import { findListedOperatorToken, findOperatorById } from '../../../store/identity/operatorTokens';
import { refuseSecondPerson } from '../../../usecases/proposals/approvals';
import type { Handler } from '../types';

/**
 * Removes the second factor of another person, who lost it. Refusals: OPERATOR_TOKEN_NOT_FOUND, NEEDS_ANOTHER_PERSON,
 * NEEDS_APPROVER (neither of the two is one).
 */
export const deleteOperatorSecondFactor: Handler<'deleteOperatorSecondFactor'> = async (
  { path },
  { database, masterKeys, caller },
) => {
  const id = Number(path.tokenid);
  if ((await findListedOperatorToken(database, id)) === undefined)
    return { refusal: { code: 'OPERATOR_TOKEN_NOT_FOUND' } };
  const code = refuseSecondPerson(await findOperatorById(database, masterKeys, id), caller);
  if (code !== undefined) return { refusal: { code } };
  await deleteOperatorSecondFactorRow(database, masterKeys, id);
  return { status: 204, body: undefined };
};
