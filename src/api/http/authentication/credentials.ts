/**
 * Credentials in the form that authentication needs: read from the tables, prepared (signing keys imported, allowlists
 * built) and cached for a few seconds. A change made by this process applies at once, a change made by another process
 * within the lifetime of the cache at the latest.
 */
import type { KeyObject } from 'node:crypto';
import type { BlockList } from 'node:net';
import type { Knex } from 'knex';
import { ed25519VerificationKey } from '../../../core/values/requestSignature';
import { signingKey } from '../../../core/values/signature';
import type { Clock } from '../../../foundation/clock';
import { hashToken } from '../../../foundation/secrets/tokens';
import type { Config } from '../../../foundation/settings/config';
import { type ApiKeyRecord, findApiKey } from '../../../store/identity/apiKeys';
import {
  findOperatorCredential,
  findOperatorToken,
  type OperatorCredential,
} from '../../../store/identity/operatorTokens';
import type { ApiKeyKind } from '../../../store/identity/verificationKeys';
import { findPartnerCredential, type PartnerCredential } from '../../../store/portal/partners';
import { type ClaimedPortalSession, findPortalSession } from '../../../store/portal/portalSessions';
import type { SecretKeys } from '../../../store/secrets/secretKeys';
import type { KeyCaller } from '../../../usecases/callers';
import { createAllowlist } from '../calls/addresses';
import { TtlCache } from './ttlCache';

/**
 * Beside other gateways, which tell each other of revoked keys. If such a message is lost, the key must be refused within
 * a second nevertheless.
 */
const GATEWAY_CACHE_MS_MAX = 1_000;

/** How long a credential is cached, in milliseconds. */
export function identityCacheMs({ authentication, cluster }: Pick<Config, 'authentication' | 'cluster'>): number {
  return cluster.role === 'all'
    ? authentication.identityCacheMs
    : Math.min(authentication.identityCacheMs, GATEWAY_CACHE_MS_MAX);
}

export interface KeyCredential {
  /** The kind of signatures that the key verifies. */
  readonly kind: ApiKeyKind;
  /** A secret key for HMAC-SHA512 or HMAC-SHA256, or an Ed25519 public key. */
  readonly verificationKey: KeyObject;
  /** Whether only signatures of version 2 are accepted; for the kind `talad` always true with a public key. */
  readonly isV2Only: boolean;
  readonly allowlist: BlockList | undefined;
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
  readonly suspendedAtMs: number | null;
  /** The caller that the key identifies, apart from the kind of proof. */
  readonly owner: Omit<KeyCaller, 'kind' | 'signature'>;
}

export interface CredentialsOptions {
  readonly database: Knex;
  readonly masterKeys: SecretKeys;
  readonly clock: Clock;
  readonly identityCacheMs: number;
  readonly identityCacheMax: number;
}

export class Credentials {
  private readonly apiKeys: TtlCache<KeyCredential>;
  private readonly portalSessions: TtlCache<ClaimedPortalSession>;
  private readonly partners: TtlCache<PartnerCredential>;
  private readonly operators: TtlCache<OperatorCredential>;

  constructor(private readonly dependencies: CredentialsOptions) {
    const { database, masterKeys, clock, identityCacheMs, identityCacheMax } = dependencies;
    const options = { ttlMs: identityCacheMs, entriesMax: identityCacheMax, clock };
    this.apiKeys = new TtlCache(
      async (apiKey) => credentialFrom(await findApiKey(database, masterKeys, apiKey)),
      options,
    );
    this.portalSessions = new TtlCache((hash) => findPortalSession(database, masterKeys, hash), options);
    this.partners = new TtlCache((id) => findPartnerCredential(database, masterKeys, Number(id)), options);
    this.operators = new TtlCache((hash) => findOperatorToken(database, masterKeys, hash), options);
  }

  findApiKey(apiKey: string): Promise<KeyCredential | undefined> {
    return this.apiKeys.get(apiKey);
  }

  findPortalSession(token: string): Promise<ClaimedPortalSession | undefined> {
    return this.portalSessions.get(hashToken(token));
  }

  findPartner(id: number): Promise<PartnerCredential | undefined> {
    return this.partners.get(String(id));
  }

  findOperator(token: string): Promise<OperatorCredential | undefined> {
    return this.operators.get(hashToken(token));
  }

  /** Read each time: a session of the console must end with its token. */
  findOperatorById(id: number): Promise<OperatorCredential | undefined> {
    return findOperatorCredential(this.dependencies.database, this.dependencies.masterKeys, id);
  }

  /** Empties the caches, so that an operator's change applies from the next request on. */
  clear(): void {
    this.apiKeys.clear();
    this.portalSessions.clear();
    this.partners.clear();
    this.operators.clear();
  }
}

function credentialFrom(record: ApiKeyRecord | undefined): KeyCredential | undefined {
  if (record === undefined) return undefined;
  const { verificationKey } = record;
  return {
    kind: verificationKey.kind,
    verificationKey:
      verificationKey.algorithm === 'hmac'
        ? signingKey(verificationKey.secret)
        : ed25519VerificationKey(verificationKey.publicKey),
    isV2Only: verificationKey.isV2Only,
    allowlist: createAllowlist(record.ipAllowlist),
    expiresAtMs: record.expiresAtMs,
    revokedAtMs: record.revokedAtMs,
    suspendedAtMs: record.suspendedAtMs,
    owner: {
      apiKeyId: record.id,
      userId: record.userId,
      email: record.email,
      level: record.level,
      feeTier: record.feeTier,
      state: record.state,
      permissions: new Set(record.permissions),
      orderedNonces: record.orderedNonces,
    },
  };
}
