import { operatorRoles } from '../../../../generated/operations';
import { hashToken, newToken } from '../../../foundation/secrets/tokens';
import { formatTime, parseTime } from '../../../foundation/times';
import { insertOperatorToken } from '../../../store/identity/operatorTokens';
import { isIpRange } from '../../../usecases/apiKeys/ipRange';
import { invalidField } from '../../../usecases/refusals';
import type { Handler } from '../types';

const DAY_MS = 86_400_000;

/**
 * Creates an operator token, which works when another person has activated it; without dual control, at once. Only this
 * response contains its value. Refusals: INVALID_PARAMETERS (an invalid IP address or date), NEEDS_APPROVER (without dual
 * control, only an approver may create tokens).
 */
export const createOperatorToken: Handler<'createOperatorToken'> = async (
  { body: { name, roles: given, ip_allowlist: ipAllowlist = [], expires_at: expiresAt } },
  { database, masterKeys, clock, config: { operators }, caller },
) => {
  if (!operators.dualControl && !caller.roles.includes('approver')) return { refusal: { code: 'NEEDS_APPROVER' } };
  if (!ipAllowlist.every(isIpRange)) return { refusal: invalidField('ip_allowlist') };
  const createdAtMs = clock.nowMs();
  const expiresAtMs = expiresAt === undefined ? createdAtMs + operators.tokenTtlDays * DAY_MS : parseTime(expiresAt);
  if (expiresAtMs === undefined) return { refusal: invalidField('expires_at') };

  const roles = operatorRoles.filter((role) => given.includes(role));
  const token = newToken();
  const id = await insertOperatorToken(database, masterKeys, {
    name,
    roles,
    tokenHash: hashToken(token),
    creator: caller,
    awaitsActivation: operators.dualControl,
    ipAllowlist,
    createdAtMs,
    expiresAtMs,
  });
  return {
    status: 201,
    body: {
      id,
      name,
      roles,
      token,
      active: !operators.dualControl,
      ip_allowlist: [...ipAllowlist],
      created_at: formatTime(createdAtMs),
      expires_at: formatTime(expiresAtMs),
    },
  };
};
