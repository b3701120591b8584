/**
 * Credentials as authentication needs them: read from the tables, made ready (signing keys imported, allowlists built) and
 * remembered for a few seconds. A change made in this process holds at once, one made elsewhere within that time.
 */
import type { KeyObject } from 'node:crypto';
import type { BlockList } from 'node:net';
import type { Knex } from 'knex';
import type { Clock } from '../clock';
import { signingKey } from '../core/signature';
import type { KeyCaller } from '../handlers/context';
import { type ApiKeyRecord, findApiKey } from '../store/apiKeys';
import { findOperatorToken, type OperatorToken } from '../store/operatorTokens';
import { findPartnerCredential, type PartnerCredential } from '../store/partners';
import { findPortalSession, type PortalSession } from '../store/portalSessions';
import type { MasterKeys } from '../store/sealed';
import { hashToken } from '../store/tokens';
import { allowlistOf } from './addresses';
import { TtlCache } from './authentication/ttlCache';

export interface KeyCredential {
  readonly signingKey: KeyObject;
  readonly allowlist: BlockList | undefined;
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
  /** Whoever calls with it, however they prove it. */
  readonly owner: Omit<KeyCaller, 'kind' | 'signature'>;
}

export interface CredentialsOptions {
  readonly database: Knex;
  readonly masterKeys: MasterKeys;
  readonly clock: Clock;
  readonly identityCacheMs: number;
  readonly identityCacheMax: number;
}

export class Credentials {
  private readonly apiKeys: TtlCache<KeyCredential>;
  private readonly portalSessions: TtlCache<PortalSession>;
  private readonly partners: TtlCache<PartnerCredential>;
  private readonly operators: TtlCache<OperatorToken>;

  constructor({ database, masterKeys, clock, identityCacheMs, identityCacheMax }: CredentialsOptions) {
    const options = { ttlMs: identityCacheMs, entriesMax: identityCacheMax, clock };
    this.apiKeys = new TtlCache(
      async (apiKey) => credentialFrom(await findApiKey(database, masterKeys, apiKey)),
      options,
    );
    this.portalSessions = new TtlCache((hash) => findPortalSession(database, masterKeys, hash), options);
    this.partners = new TtlCache((id) => findPartnerCredential(database, Number(id)), options);
    this.operators = new TtlCache((hash) => findOperatorToken(database, hash), options);
  }

  apiKey(apiKey: string): Promise<KeyCredential | undefined> {
    return this.apiKeys.get(apiKey);
  }

  portalSession(token: string): Promise<PortalSession | undefined> {
    return this.portalSessions.get(hashToken(token));
  }

  partner(id: number): Promise<PartnerCredential | undefined> {
    return this.partners.get(String(id));
  }

  operator(token: string): Promise<OperatorToken | undefined> {
    return this.operators.get(hashToken(token));
  }

  /** Forgets everything: what an operator changed holds from the next call on. */
  clear(): void {
    this.apiKeys.clear();
    this.portalSessions.clear();
    this.partners.clear();
    this.operators.clear();
  }
}

function credentialFrom(record: ApiKeyRecord | undefined): KeyCredential | undefined {
  if (record === undefined) return undefined;
  return {
    signingKey: signingKey(record.secret),
    allowlist: allowlistOf(record.ipAllowlist),
    expiresAtMs: record.expiresAtMs,
    revokedAtMs: record.revokedAtMs,
    owner: {
      apiKeyId: record.id,
      userId: record.userId,
      email: record.email,
      level: record.level,
      feeTier: record.feeTier,
      permissions: new Set(record.permissions),
      orderedNonces: record.orderedNonces,
    },
  };
}
