/** Validates the settings of a new API key and creates the key with its secret, for the API and the pages. */
import { queueNotice } from '../../accounts/accountMail';
import type { Accounts } from '../../accounts/accounts';
import { insertApiKey, insertApiKeyAfter, type NewApiKey } from '../../store/identity/apiKeys';
import { newApiKey, newApiSecret } from '../../store/secrets/tokens';
import { parseTime } from '../rendering/times';
import type { Services } from '../services';
import { isIpRange } from './ipRange';

/** Every member has passed the contract's validation. */
export interface ApiKeyInput {
  readonly label: string;
  readonly permissions: readonly string[];
  readonly ip_allowlist?: readonly string[];
  readonly expires_at?: string;
}

/** The settings as they are stored, or the name of the member that matches the contract's pattern but is not valid. */
export type ParsedApiKeyInput =
  | { readonly settings: Pick<NewApiKey, 'label' | 'permissions' | 'ipAllowlist' | 'expiresAtMs'> }
  | { readonly settings?: undefined; readonly invalid: 'ip_allowlist' | 'expires_at' };

export function parseApiKeyInput({
  label,
  permissions,
  ip_allowlist: ipAllowlist = [],
  expires_at: expiresAt,
}: ApiKeyInput): ParsedApiKeyInput {
  if (!ipAllowlist.every(isIpRange)) return { invalid: 'ip_allowlist' };
  const expiresAtMs = expiresAt === undefined ? null : parseTime(expiresAt);
  return expiresAtMs === undefined
    ? { invalid: 'expires_at' }
    : { settings: { label, permissions, ipAllowlist, expiresAtMs } };
}

type ApiKeyServices = Pick<Services, 'database' | 'masterKeys' | 'clock'>;
type UserApiKey = Pick<NewApiKey, 'userId' | 'label' | 'permissions' | 'ipAllowlist' | 'expiresAtMs'>;

/** Returns the key with its secret, which cannot be read again later. */
export async function issueApiKey(services: ApiKeyServices, key: UserApiKey): Promise<NewApiKey> {
  const issued = generateSecret(services, key);
  await insertApiKey(services.database, services.masterKeys, issued);
  return issued;
}

/** Like `issueApiKey`, but only if `newestId` is still the user's newest key; see `insertNextApiKey`. */
export async function issueNextApiKey(
  services: ApiKeyServices & { readonly accounts: Accounts },
  key: UserApiKey,
  limits: { readonly newestId: number; readonly usableMax: number },
): Promise<NewApiKey | 'not_newest' | 'full'> {
  const issued = generateSecret(services, key);
  const outcome = await insertApiKeyAfter(services.database, services.masterKeys, issued, limits, (transaction) =>
    queueNotice(services.accounts, transaction, { userId: key.userId, notice: 'key_created', detail: key.label }),
  );
  return outcome === 'created' ? issued : outcome;
}

function generateSecret({ clock }: ApiKeyServices, key: UserApiKey): NewApiKey {
  return { ...key, apiKey: newApiKey(), secret: newApiSecret(), createdAtMs: clock.nowMs() };
}
