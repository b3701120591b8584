import { insertOperatorToken } from '../store/operatorTokens';
import { hashToken, newToken } from '../store/tokens';
import { timeText } from './render/times';
import type { Handler } from './types';

/** A token for somebody and, this once, what it reads. */
export const createOperatorToken: Handler<'createOperatorToken'> = async (
  { body: { name, role } },
  { database, clock },
) => {
  const token = newToken();
  const createdAtMs = clock.nowMs();
  const id = await insertOperatorToken(database, { name, role, tokenHash: hashToken(token), createdAtMs });
  return { status: 201, body: { id, name, role, token, created_at: timeText(createdAtMs) } };
};
