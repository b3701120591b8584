import { formatTime } from '../../../foundation/times';
import { userExists } from '../../../store/identity/users';
import { tellKeyOwner } from '../../../usecases/accounts/operatorNotices';
import { issueApiKey, parseApiKeyInput } from '../../../usecases/apiKeys/issueApiKey';
import { invalidField } from '../../../usecases/refusals';
import type { Handler } from '../types';

/**
 * Creates an API key for a user, who is notified by mail. Only this response contains its secret. Refusals:
 * INVALID_PARAMETERS (an invalid IP address, date or public key), USER_NOT_FOUND.
 */
export const createApiKey: Handler<'createApiKey'> = async ({ path, body }, context) => {
  const userId = Number(path.userid);
  const read = parseApiKeyInput(body);
  if (read.settings === undefined) return { refusal: invalidField(read.invalid) };
  if (!(await userExists(context.database, userId))) return { refusal: { code: 'USER_NOT_FOUND' } };

  const { id, apiKey, secret, createdAtMs } = await issueApiKey(
    context,
    { userId, ...read.settings },
    tellKeyOwner(context.accounts, 'key_created_by_operator'),
  );
  const { ipAllowlist, expiresAtMs, kind, isV2Only, publicKey } = read.settings;
  return {
    status: 201,
    body: {
      id,
      api_key: apiKey,
      api_secret: secret ?? '',
      user_id: userId,
      label: body.label,
      permissions: body.permissions,
      ip_allowlist: [...ipAllowlist],
      created_at: formatTime(createdAtMs),
      expires_at: expiresAtMs === null ? null : formatTime(expiresAtMs),
      kind,
      signature_v2_only: isV2Only,
      public_key: publicKey,
    },
  };
};
