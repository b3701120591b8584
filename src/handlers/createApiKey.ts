import { userExists } from '../store/users';
import { issueApiKey, readApiKeyTerms } from './issueApiKey';
import { invalidField } from './refusals';
import { timeText } from './render/times';
import type { Handler } from './types';

/** A key and, this once, its secret. Refusals: INVALID_PARAMETERS (an address or a day that cannot be), USER_NOT_FOUND. */
export const createApiKey: Handler<'createApiKey'> = async ({ path, body }, context) => {
  const userId = Number(path.userid);
  const read = readApiKeyTerms(body);
  if (read.terms === undefined) return { refusal: invalidField(read.invalid) };
  if (!(await userExists(context.database, userId))) return { refusal: { code: 'USER_NOT_FOUND' } };

  const { apiKey, secret, createdAtMs } = await issueApiKey(context, { userId, ...read.terms });
  const { ipAllowlist, expiresAtMs } = read.terms;
  return {
    status: 201,
    body: {
      api_key: apiKey,
      api_secret: secret,
      user_id: userId,
      label: body.label,
      permissions: body.permissions,
      ip_allowlist: [...ipAllowlist],
      created_at: timeText(createdAtMs),
      expires_at: expiresAtMs === null ? null : timeText(expiresAtMs),
    },
  };
};
