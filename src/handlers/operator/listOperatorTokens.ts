import { parsePageRange } from '../../application/pagingParameters';
import { formatTime, formatTimeOrNull } from '../../application/rendering/times';
import { countOperatorTokens, listOperatorTokens as listOperatorTokenRows } from '../../store/identity/operatorTokens';
import type { Handler } from '../types';

/** Lists the operator tokens, newest first. */
export const listOperatorTokens: Handler<'listOperatorTokens'> = async ({ query }, { database }) => {
  const [count, tokens] = await Promise.all([
    countOperatorTokens(database),
    listOperatorTokenRows(database, parsePageRange(query)),
  ]);
  const items = tokens.map(({ id, name, role, createdAtMs, revokedAtMs }) => ({
    id,
    name,
    role,
    created_at: formatTime(createdAtMs),
    revoked_at: formatTimeOrNull(revokedAtMs),
  }));
  return { status: 200, body: { count, items } };
};
