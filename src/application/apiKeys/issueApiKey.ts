/** The act behind the operation and the page: what may be in an API key is checked here once, and its secret is made here once. */
import { insertApiKey, insertNextApiKey, type NewApiKey } from '../../store/identity/apiKeys';
import { newApiKey, newApiSecret } from '../../store/secrets/tokens';
import { timeFrom } from '../rendering/times';
import type { Services } from '../services';
import { isIpRange } from './ipRange';

/** As the contract has it: every member has passed the contract's validation. */
export interface ApiKeyInput {
  readonly label: string;
  readonly permissions: readonly string[];
  readonly ip_allowlist?: readonly string[];
  readonly expires_at?: string;
}

/** The terms as they are kept, or the member that has the right form and cannot be what it says. */
export type ParsedApiKeyInput =
  | { readonly terms: Pick<NewApiKey, 'label' | 'permissions' | 'ipAllowlist' | 'expiresAtMs'> }
  | { readonly terms?: undefined; readonly invalid: 'ip_allowlist' | 'expires_at' };

export function parseApiKeyInput({
  label,
  permissions,
  ip_allowlist: ipAllowlist = [],
  expires_at: expiresAt,
}: ApiKeyInput): ParsedApiKeyInput {
  if (!ipAllowlist.every(isIpRange)) return { invalid: 'ip_allowlist' };
  const expiresAtMs = expiresAt === undefined ? null : timeFrom(expiresAt);
  return expiresAtMs === undefined
    ? { invalid: 'expires_at' }
    : { terms: { label, permissions, ipAllowlist, expiresAtMs } };
}

type KeyServices = Pick<Services, 'database' | 'masterKeys' | 'clock'>;
type KeyOfUser = Pick<NewApiKey, 'userId' | 'label' | 'permissions' | 'ipAllowlist' | 'expiresAtMs'>;

/** A key and, this once, its secret. */
export async function issueApiKey(services: KeyServices, key: KeyOfUser): Promise<NewApiKey> {
  const issued = withSecret(services, key);
  await insertApiKey(services.database, services.masterKeys, issued);
  return issued;
}

/** As `issueApiKey`, as the next key after the user's newest: see `insertNextApiKey`. */
export async function issueNextApiKey(
  services: KeyServices,
  key: KeyOfUser,
  limits: { readonly newestId: number; readonly workingMax: number },
): Promise<NewApiKey | 'not_next' | 'full'> {
  const issued = withSecret(services, key);
  const outcome = await insertNextApiKey(services.database, services.masterKeys, issued, limits);
  return outcome === 'made' ? issued : outcome;
}

function withSecret({ clock }: KeyServices, key: KeyOfUser): NewApiKey {
  return { ...key, apiKey: newApiKey(), secret: newApiSecret(), createdAtMs: clock.nowMs() };
}
