/** Users, their keys, partners and what the ones let the others do, as an operator sees them, member by member. */
import type { components } from '../../../generated/openapi';
import type { ListedApiKey } from '../../store/identity/apiKeys';
import type { User } from '../../store/identity/users';
import type { Partner } from '../../store/portal/partners';
import type { PortalSessionRecord } from '../../store/portal/portalSessionEnds';
import { timeText, timeTextOrNull } from './times';

export function renderUserAccount(user: User): components['schemas']['UserAccount'] {
  return {
    id: user.id,
    email: user.email,
    identity_verification_level: user.level,
    fee_tier: user.feeTier,
    created_at: timeText(user.createdAtMs),
    updated_at: timeText(user.updatedAtMs),
  };
}

export function renderApiKey(key: ListedApiKey): components['schemas']['ApiKeyRecord'] {
  return {
    api_key: key.apiKey,
    user_id: key.userId,
    label: key.label,
    // Only what the contract knows is ever written.
    permissions: key.permissions as components['schemas']['Permission'][],
    ip_allowlist: [...key.ipAllowlist],
    created_at: timeText(key.createdAtMs),
    expires_at: timeTextOrNull(key.expiresAtMs),
    revoked_at: timeTextOrNull(key.revokedAtMs),
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
    created_at: timeText(partner.createdAtMs),
    updated_at: timeText(partner.updatedAtMs),
  };
}

export function renderPortalSession(session: PortalSessionRecord): components['schemas']['PortalSessionRecord'] {
  return {
    id: session.id,
    partner_id: session.partnerId,
    partner_name: session.partnerName,
    user_id: session.userId,
    created_at: timeText(session.createdAtMs),
    expires_at: timeText(session.expiresAtMs),
    access_token_expires_at: timeTextOrNull(session.accessExpiresAtMs),
    revoked_at: timeTextOrNull(session.revokedAtMs),
    revoked_by: session.revokedBy,
  };
}
