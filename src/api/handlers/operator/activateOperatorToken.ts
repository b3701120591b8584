import { assertPresent } from '../../../core/values/assert';
import { storedValue } from '../../../store/connection/columnValues';
import {
  activateOperatorToken as activateOperatorTokenRow,
  findListedOperatorToken,
  findOperatorById,
} from '../../../store/identity/operatorTokens';
import { refuseSecondPerson } from '../../../usecases/proposals/approvals';
import { renderOperatorToken } from '../../rendering/operatorToken';
import type { Handler } from '../types';

/**
 * Activates a token that another person created. Refusals: OPERATOR_TOKEN_NOT_FOUND, OPERATOR_TOKEN_STATE_CONFLICT,
 * NEEDS_ANOTHER_PERSON, NEEDS_APPROVER (neither of the two is one).
 */
export const activateOperatorToken: Handler<'activateOperatorToken'> = async (
  { path },
  { database, masterKeys, clock, caller, identityChanged },
) => {
  const id = Number(path.tokenid);
  const token = await findListedOperatorToken(database, id);
  if (token === undefined) return { refusal: { code: 'OPERATOR_TOKEN_NOT_FOUND' } };
  if (token.active) return { refusal: { code: 'OPERATOR_TOKEN_STATE_CONFLICT' } };
  const creatorId = storedValue(token.createdBy, 'the creator');
  const creator = await findOperatorById(database, masterKeys, creatorId);
  const code = refuseSecondPerson(creator, caller);
  if (code !== undefined) return { refusal: { code } };
  const activation = { id, operatorId: caller.tokenId, nowMs: clock.nowMs() };
  if (!(await activateOperatorTokenRow(database, masterKeys, activation)))
    return { refusal: { code: 'OPERATOR_TOKEN_STATE_CONFLICT' } };
  identityChanged();
  return {
    status: 200,
    body: renderOperatorToken(assertPresent(await findListedOperatorToken(database, id), 'the token')),
  };
};
