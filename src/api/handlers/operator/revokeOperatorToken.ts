import { revokeOperatorToken as revokeOperatorTokenRow } from '../../../store/identity/operatorTokens';
import type { Handler } from '../types';

/** Revokes an operator token, effective with the response. Refusals: OPERATOR_TOKEN_NOT_FOUND, LAST_APPROVER. */
export const revokeOperatorToken: Handler<'revokeOperatorToken'> = async (
  { path },
  { database, masterKeys, clock, identityChanged, config },
) => {
  const outcome = await revokeOperatorTokenRow(database, masterKeys, {
    id: Number(path.tokenid),
    nowMs: clock.nowMs(),
    approversLeft: config.operators.dualControl ? 2 : 1,
  });
  if (outcome === 'not_found') return { refusal: { code: 'OPERATOR_TOKEN_NOT_FOUND' } };
  if (outcome === 'last_approver') return { refusal: { code: 'LAST_APPROVER' } };
  identityChanged();
  return { status: 204, body: undefined };
};
