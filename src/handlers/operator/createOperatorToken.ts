import { formatTime } from '../../application/rendering/times';
import { insertOperatorToken } from '../../store/identity/operatorTokens';
import { hashToken, newToken } from '../../store/secrets/tokens';
import type { Handler } from '../types';

/** Creates an operator token. Only this response contains its value. */
export const createOperatorToken: Handler<'createOperatorToken'> = async (
  { body: { name, role } },
  { database, masterKeys, clock },
) => {
  const token = newToken();
  const createdAtMs = clock.nowMs();
  const id = await insertOperatorToken(database, masterKeys, { name, role, tokenHash: hashToken(token), createdAtMs });
  return { status: 201, body: { id, name, role, token, created_at: formatTime(createdAtMs) } };
};
