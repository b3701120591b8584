/** Renders an operator token without its secret. */
import type { components } from '../../../generated/openapi';
import { formatTime, formatTimeOrNull } from '../../foundation/times';
import type { ListedOperatorToken } from '../../store/identity/operatorTokens';

export function renderOperatorToken(token: ListedOperatorToken): components['schemas']['OperatorTokenRecord'] {
  return {
    id: token.id,
    name: token.name,
    roles: [...token.roles],
    active: token.active,
    created_by: token.createdBy,
    activated_by: token.activatedBy,
    ip_allowlist: [...token.ipAllowlist],
    created_at: formatTime(token.createdAtMs),
    expires_at: formatTimeOrNull(token.expiresAtMs),
    revoked_at: formatTimeOrNull(token.revokedAtMs),
    suspended_at: formatTimeOrNull(token.suspendedAtMs),
  };
}
