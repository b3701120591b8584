/**
 * Validates the settings of a new API key, and creates the key with its secret. Only the owner of an account can do it, on
 * the page of API keys: an operator who could would trade for any customer.
 */
import { permissions } from '../../../generated/operations';
import { assertPresent } from '../../core/values/assert';
import { parsePublicKey } from '../../core/values/requestSignature';
import { newApiKey, newApiSecret } from '../../foundation/secrets/tokens';
import { parseTime } from '../../foundation/times';
import { insertApiKeyAfter, type NewApiKey } from '../../store/identity/apiKeys';
import { API_KEY_KINDS, type ApiKeyKind, type VerificationKey } from '../../store/identity/verificationKeys';
import { queueNotice } from '../accounts/accountMail';
import type { Accounts } from '../accounts/accounts';
import type { Services } from '../services';
import { isIpRange } from './ipRange';

/** The input of a user for a new API key, as it was typed. */
export interface ApiKeyInput {
  readonly label: string;
  readonly permissions: readonly string[];
  readonly ip_allowlist?: readonly string[];
  readonly expires_at?: string;
  readonly kind?: string;
  readonly signature_v2_only?: boolean;
  readonly public_key?: string;
}

/** The settings as they are stored, or the names of the members that are not valid. */
export type ParsedApiKeyInput =
  | { readonly settings: ApiKeySettings }
  | { readonly settings?: undefined; readonly invalid: readonly (keyof ApiKeyInput)[] };

export interface ApiKeySettings extends Pick<NewApiKey, 'label' | 'permissions' | 'ipAllowlist' | 'expiresAtMs'> {
  readonly kind: ApiKeyKind;
  /** For the kind `talad` with a public key always true, for the other kinds always false. */
  readonly isV2Only: boolean;
  /** The Ed25519 public key with which the key verifies signatures; null if it gets a secret. */
  readonly publicKey: string | null;
}

export const LABEL_LENGTH_MAX = 64;
const ALLOWLIST_MAX = 20;
const PUBLIC_KEY_LENGTH_MAX = 200;

export function parseApiKeyInput(input: ApiKeyInput): ParsedApiKeyInput {
  const { label, permissions: granted, ip_allowlist: ipAllowlist = [], expires_at: expiresAt } = input;
  const { kind: kindName = 'talad', signature_v2_only: signatureV2Only, public_key: publicKeyText } = input;
  const labelLength = [...label].length;
  const kind = API_KEY_KINDS.find((each) => each === kindName);
  const publicKey = publicKeyText === undefined ? null : parsePublicKey(publicKeyText);
  const expiresAtMs = expiresAt === undefined ? null : /^20/.test(expiresAt) ? parseTime(expiresAt) : undefined;
  const isKnown = (permission: string) => permissions.some((each) => each === permission);
  const faults: readonly (readonly [keyof ApiKeyInput, boolean])[] = [
    ['label', labelLength < 1 || labelLength > LABEL_LENGTH_MAX],
    ['permissions', !granted.every(isKnown) || new Set(granted).size < granted.length],
    ['ip_allowlist', ipAllowlist.length > ALLOWLIST_MAX || !ipAllowlist.every(isIpRange)],
    ['expires_at', expiresAtMs === undefined],
    ['kind', kind === undefined],
    [
      'public_key',
      publicKey === undefined ||
        (publicKeyText?.length ?? 0) > PUBLIC_KEY_LENGTH_MAX ||
        (kind !== 'talad' && (publicKey !== null) !== (kind === 'ed25519')),
    ],
    ['signature_v2_only', kind === 'talad' ? publicKey != null && signatureV2Only === false : signatureV2Only === true],
  ];
  const invalid = faults.flatMap(([name, isFaulty]) => (isFaulty ? [name] : []));
  if (invalid.length > 0 || kind === undefined || publicKey === undefined || expiresAtMs === undefined)
    return { invalid };
  const isV2Only = kind === 'talad' && (publicKey !== null || signatureV2Only === true);
  return { settings: { label, permissions: granted, ipAllowlist, expiresAtMs, kind, isV2Only, publicKey } };
}

type ApiKeyServices = Pick<Services, 'database' | 'masterKeys' | 'clock'>;

interface UserApiKey extends ApiKeySettings {
  readonly userId: number;
}

/** A new key, as it is shown once. */
export interface IssuedApiKey extends NewApiKey {
  /** The secret; null if the key has a public key instead. */
  readonly secret: string | null;
}

/**
 * Returns the key with its secret, which cannot be read again later. `newestId` must still be the user's newest key; see
 * `insertApiKeyAfter`. The owner is notified by mail with the same transaction.
 */
export async function issueNextApiKey(
  services: ApiKeyServices & { readonly accounts: Accounts },
  key: UserApiKey,
  limits: { readonly newestId: number; readonly usableMax: number },
): Promise<IssuedApiKey | 'not_newest' | 'full'> {
  const issued = generateApiKey(services, key);
  const outcome = await insertApiKeyAfter(services.database, services.masterKeys, issued, limits, (transaction) =>
    queueNotice(services.accounts, transaction, { userId: key.userId, notice: 'key_created', detail: key.label }),
  );
  return outcome === 'created' ? issued : outcome;
}

/** A key that is not stored yet. */
export function generateApiKey(
  { clock }: Pick<Services, 'clock'>,
  { kind, isV2Only, publicKey, ...key }: UserApiKey,
): IssuedApiKey {
  const verificationKey = newVerificationKey(kind, publicKey, isV2Only);
  const secret = verificationKey.algorithm === 'hmac' ? verificationKey.secret : null;
  return { ...key, apiKey: newApiKey(), secret, verificationKey, createdAtMs: clock.nowMs() };
}

/** `parseApiKeyInput` has checked that the kind agrees with the public key. */
function newVerificationKey(kind: ApiKeyKind, publicKey: string | null, isV2Only: boolean): VerificationKey {
  if (kind === 'ed25519')
    return { kind, algorithm: 'ed25519', publicKey: assertPresent(publicKey, 'the public key'), isV2Only: false };
  if (kind === 'hmac-sha256') return { kind, algorithm: 'hmac', secret: newApiSecret(), isV2Only: false };
  return publicKey === null
    ? { kind, algorithm: 'hmac', secret: newApiSecret(), isV2Only }
    : { kind, algorithm: 'ed25519', publicKey, isV2Only: true };
}
