/** Users, their keys and partners as an operator sees them, member by member. */
import type { components } from '../../../generated/openapi';
import type { ListedApiKey } from '../../store/apiKeys';
import type { Partner } from '../../store/partners';
import type { User } from '../../store/users';
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
    deposit_address_url: partner.depositAddressUrl,
    enabled: partner.enabled,
    created_at: timeText(partner.createdAtMs),
    updated_at: timeText(partner.updatedAtMs),
  };
}
