/** Renders users, API keys, partners and Portal sessions for operators. */
import type { components } from '../../../generated/openapi';
import { formatTime, formatTimeOrNull } from '../../foundation/times';
import type { ListedApiKey } from '../../store/identity/apiKeys';
import type { SecondFactorReset } from '../../store/identity/secondFactorResets';
import type { User } from '../../store/identity/users';
import type { Partner } from '../../store/portal/partners';
import type { PortalSessionRecord } from '../../store/portal/portalSessionEnds';

export function renderUserAccount(user: User): components['schemas']['UserAccount'] {
  return {
    id: user.id,
    email: user.email,
    identity_verification_level: user.level,
    fee_tier: user.feeTier,
    state: user.state,
    state_reason: user.stateReason,
    created_at: formatTime(user.createdAtMs),
    updated_at: formatTime(user.updatedAtMs),
  };
}

export function renderSecondFactorReset(reset: SecondFactorReset): components['schemas']['SecondFactorReset'] {
  return {
    user_id: reset.userId,
    requested_at: formatTime(reset.requestedAtMs),
    due_at: formatTime(reset.dueAtMs),
  };
}

export function renderApiKey(key: ListedApiKey): components['schemas']['ApiKeyRecord'] {
  return {
    id: key.id,
    api_key: key.apiKey,
    user_id: key.userId,
    label: key.label,
    // The column contains only permissions of the contract.
    permissions: key.permissions as components['schemas']['Permission'][],
    ip_allowlist: [...key.ipAllowlist],
    created_at: formatTime(key.createdAtMs),
    expires_at: formatTimeOrNull(key.expiresAtMs),
    revoked_at: formatTimeOrNull(key.revokedAtMs),
    suspended_at: formatTimeOrNull(key.suspendedAtMs),
    kind: key.kind,
    signature_v2_only: key.isV2Only,
    public_key: key.publicKey,
  };
}

export function renderPartner(partner: Partner): components['schemas']['Partner'] {
  return {
    id: partner.id,
    name: partner.name,
    authorize_url: partner.authorizeUrl,
    token_url: partner.tokenUrl,
    issuer: partner.issuer,
    client_id: partner.clientId,
    scopes: [...partner.scopes],
    deposit_address_url: partner.depositAddressUrl,
    return_url: partner.returnUrl,
    enabled: partner.enabled,
    created_at: formatTime(partner.createdAtMs),
    updated_at: formatTime(partner.updatedAtMs),
  };
}

export function renderPortalSession(session: PortalSessionRecord): components['schemas']['PortalSessionRecord'] {
  return {
    id: session.id,
    partner_id: session.partnerId,
    partner_name: session.partnerName,
    user_id: session.userId,
    created_at: formatTime(session.createdAtMs),
    expires_at: formatTime(session.expiresAtMs),
    access_token_expires_at: formatTimeOrNull(session.accessExpiresAtMs),
    revoked_at: formatTimeOrNull(session.revokedAtMs),
    revoked_by: session.revokedBy,
  };
}
