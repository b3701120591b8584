/** Validates the settings of a new API key and creates the key with its secret, for the API and the pages. */

import { assertPresent } from '../../core/values/assert';
import { parsePublicKey } from '../../core/values/requestSignature';
import { newApiKey, newApiSecret } from '../../foundation/secrets/tokens';
import { parseTime } from '../../foundation/times';
import { insertApiKey, insertApiKeyAfter, type NewApiKey, type TellKeyOwner } from '../../store/identity/apiKeys';
import type { ApiKeyKind, VerificationKey } from '../../store/identity/verificationKeys';
import { queueNotice } from '../accounts/accountMail';
import type { Accounts } from '../accounts/accounts';
import type { Services } from '../services';
import { isIpRange } from './ipRange';

/** Every member has passed the contract's validation. */
export interface ApiKeyInput {
  readonly label: string;
  readonly permissions: readonly string[];
  readonly ip_allowlist?: readonly string[];
  readonly expires_at?: string;
  readonly kind?: ApiKeyKind;
  readonly signature_v2_only?: boolean;
  readonly public_key?: string;
}

/** The settings as they are stored, or the name of the member that matches the contract's pattern but is not valid. */
export type ParsedApiKeyInput =
  | { readonly settings: ApiKeySettings }
  | {
      readonly settings?: undefined;
      readonly invalid: 'ip_allowlist' | 'expires_at' | 'public_key' | 'signature_v2_only';
    };

export interface ApiKeySettings extends Pick<NewApiKey, 'label' | 'permissions' | 'ipAllowlist' | 'expiresAtMs'> {
  readonly kind: ApiKeyKind;
  /** For the kind `talad` with a public key always true, for the other kinds always false. */
  readonly isV2Only: boolean;
  /** The Ed25519 public key with which the key verifies signatures; null if it gets a secret. */
  readonly publicKey: string | null;
}

export function parseApiKeyInput({
  label,
  permissions,
  ip_allowlist: ipAllowlist = [],
  expires_at: expiresAt,
  kind = 'talad',
  signature_v2_only: signatureV2Only,
  public_key: publicKeyText,
}: ApiKeyInput): ParsedApiKeyInput {
  if (!ipAllowlist.every(isIpRange)) return { invalid: 'ip_allowlist' };
  const publicKey = publicKeyText === undefined ? null : parsePublicKey(publicKeyText);
  if (publicKey === undefined) return { invalid: 'public_key' };
  if (kind === 'talad' && publicKey !== null && signatureV2Only === false) return { invalid: 'signature_v2_only' };
  if (kind !== 'talad' && signatureV2Only === true) return { invalid: 'signature_v2_only' };
  if (kind !== 'talad' && (publicKey !== null) !== (kind === 'ed25519')) return { invalid: 'public_key' };
  const isV2Only = kind === 'talad' && (publicKey !== null || signatureV2Only === true);
  const expiresAtMs = expiresAt === undefined ? null : parseTime(expiresAt);
  return expiresAtMs === undefined
    ? { invalid: 'expires_at' }
    : { settings: { label, permissions, ipAllowlist, expiresAtMs, kind, isV2Only, publicKey } };
}

type ApiKeyServices = Pick<Services, 'database' | 'masterKeys' | 'clock'>;

interface UserApiKey extends ApiKeySettings {
  readonly userId: number;
}

/** A new key, as it is shown once. */
export interface IssuedApiKey extends NewApiKey {
  /** Null if the key has a public key instead. */
  readonly secret: string | null;
}

/**
 * Returns the key with its secret, which cannot be read again later. `tellOwner` queues a mail with the same transaction.
 */
export async function issueApiKey(
  services: ApiKeyServices,
  key: UserApiKey,
  tellOwner?: TellKeyOwner,
): Promise<IssuedApiKey & { readonly id: number }> {
  const issued = generateSecret(services, key);
  const id = await insertApiKey(services.database, services.masterKeys, issued, tellOwner);
  return { ...issued, id };
}

/** Like `issueApiKey`, but only if `newestId` is still the user's newest key; see `insertNextApiKey`. */
export async function issueNextApiKey(
  services: ApiKeyServices & { readonly accounts: Accounts },
  key: UserApiKey,
  limits: { readonly newestId: number; readonly usableMax: number },
): Promise<IssuedApiKey | 'not_newest' | 'full'> {
  const issued = generateSecret(services, key);
  const outcome = await insertApiKeyAfter(services.database, services.masterKeys, issued, limits, (transaction) =>
    queueNotice(services.accounts, transaction, { userId: key.userId, notice: 'key_created', detail: key.label }),
  );
  return outcome === 'created' ? issued : outcome;
}

function generateSecret({ clock }: ApiKeyServices, { kind, isV2Only, publicKey, ...key }: UserApiKey): IssuedApiKey {
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
