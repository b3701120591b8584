import { insertApiKey } from '../store/apiKeys';
import { newApiKey, newApiSecret } from '../store/tokens';
import { userExists } from '../store/users';
import { isNetwork } from './networks';
import { invalidField } from './refusals';
import { timeFrom, timeText } from './render/times';
import type { Handler } from './types';

/** A key and, this once, its secret. Refusals: INVALID_PARAMETERS (an address or a day that cannot be), USER_NOT_FOUND. */
export const createApiKey: Handler<'createApiKey'> = async ({ path, body }, { database, masterKeys, clock }) => {
  const userId = Number(path.userid);
  const ipAllowlist = body.ip_allowlist ?? [];
  if (!ipAllowlist.every(isNetwork)) return { refusal: invalidField('ip_allowlist') };
  const expiresAtMs = body.expires_at === undefined ? null : timeFrom(body.expires_at);
  if (expiresAtMs === undefined) return { refusal: invalidField('expires_at') };
  if (!(await userExists(database, userId))) return { refusal: { code: 'USER_NOT_FOUND' } };

  const { label, permissions } = body;
  const createdAtMs = clock.nowMs();
  const apiKey = newApiKey();
  const secret = newApiSecret();
  await insertApiKey(database, masterKeys, { userId, apiKey, secret, label, permissions, ipAllowlist, createdAtMs, expiresAtMs });
  return {
    status: 201,
    body: {
      api_key: apiKey,
      api_secret: secret,
      user_id: userId,
      label,
      permissions,
      ip_allowlist: ipAllowlist,
      created_at: timeText(createdAtMs),
      expires_at: expiresAtMs === null ? null : timeText(expiresAtMs),
    },
  };
};
