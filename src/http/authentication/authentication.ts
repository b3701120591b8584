/**
 * Identifies the caller by an API key and signature, a partner's Portal authorization, a partner's own secret, an
 * operator's token, or the custodian's signature. Every wrong credential is answered alike, in status, body and time.
 * Beyond identity it checks only the permission or the roles that the contract names for the operation.
 */
import { type KeyObject, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { binanceSignatureMatches, normalizedSignature, outsideWindow } from '../../core/values/binanceSignature';
import { requestSignatureMatches } from '../../core/values/requestSignature';
import { signingKey } from '../../core/values/signature';
import { isCustodySignatureValid } from '../../custody/custodySignature';
import type { EventLoop } from '../../eventLoop';
import type { OperatorCredential, OperatorToken } from '../../store/identity/operatorTokens';
import { partnerSecretHash } from '../../store/portal/partners';
import { portalExtrasHash } from '../../store/portal/portalSessions';
import type { SecretKeys } from '../../store/secrets/secretKeys';
import { hashesEqual, hashToken } from '../../store/secrets/tokens';
import { createAllowlist, isAllowed } from '../pipeline/addresses';
import { type RateLimits, stricterAllowance } from '../pipeline/rateLimits';
import type { RequestContext } from '../pipeline/requestContext';
import type { Problem } from '../responses/errors';
import type { ApiKeyUses } from './apiKeyUses';
import { readSignedBinanceRequest } from './binanceRequest';
import type { Credentials, KeyCredential } from './credentials';
import { MinimumDelay } from './minimumDelay';
import { readSignedRequest, type SignedRequest, windowError } from './signedRequest';

const KEY_HEADER = /^(?:tdax-api +)?(live-[0-9a-f]{32})$/i;
const LOWER_CASE_KEY = /^live-[0-9a-f]{32}$/;
const TOKEN = /^(?:bearer +)?([\x21-\x7e]{1,512})$/i;
const BEARER_TOKEN = /^bearer +([\x21-\x7e]{1,512})$/i;
/** RFC 7617: an id without a colon, a colon, and any password. */
const BASIC = /^basic +([a-z0-9+/]{1,1024}={0,2})$/i;
const ANY_BASIC = /^basic /i;
const PARTNER_CREDENTIAL = /^([1-9]\d{0,14}):([\x21-\x7e]{1,512})$/;

const UNAUTHORIZED: Problem = { code: 'INVALID_AUTHENTICATION_HEADER' };
/** The text sent is not in the form of an API key. The client can see that itself, so v3 reports it. */
const NO_KEY: Problem = { code: 'INVALID_AUTHENTICATION_HEADER', key: 'key_format' };

/** The key is the whole credential here, so reporting that it is not active reveals nothing more. */
const UNKNOWN_KEY: Problem = { code: 'INVALID_AUTHENTICATION_HEADER', key: 'unknown_key' };

/** A correct signature of version 1 by an API key that is limited to version 2. */
const VERSION_2_REQUIRED: Problem = { code: 'INVALID_AUTHENTICATION_HEADER', isVersion2Required: true };

/** Verifies the signatures of unknown API keys, so that they take as long as those of known ones. */
const DUMMY_SIGNING_KEY = signingKey(randomBytes(32).toString('hex'));

export interface AuthenticationOptions {
  readonly credentials: Credentials;
  readonly masterKeys: SecretKeys;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly keyLimits: RateLimits;
  readonly apiKeyUses: Pick<ApiKeyUses, 'note'>;
  readonly config: Config['authentication'];
  /** The secrets with which the custodian signs; empty without a custodian. */
  readonly custodian: { readonly secrets: readonly KeyObject[]; readonly callbackWindowMs: number };
}

export class Authentication {
  /** Compared with the secrets of unknown partners, so that they take as long as those of known ones. */
  private readonly dummySecretHash: string;

  constructor(private readonly options: AuthenticationOptions) {
    this.dummySecretHash = partnerSecretHash(options.masterKeys, 0, hashToken('a secret that is never issued'));
  }

  /**
   * Checks API key, signature and its version, time window, rate limit, permission and allowlist, in this order. Like
   * every method here, it sets the caller on the context and returns undefined if all of them pass.
   */
  async authenticateApiKey(context: RequestContext): Promise<Problem | undefined> {
    const apiKey = readKey(context.request.headers.authorization);
    if (apiKey === undefined) return NO_KEY;
    const signed = readSignedRequest(context, apiKey, this.options.config);
    if ('code' in signed) return signed;
    const credential = await this.options.credentials.findApiKey(apiKey);
    // Nothing waits between this check and the engine's queue, so a request that is in time here is in time there.
    const matches = requestSignatureMatches(verificationKeyFor(credential, signed), signed.text, signed.signature);
    const nowMs = this.options.clock.nowMs();
    if (credential === undefined || !matches || isExpiredOrRevoked(credential, nowMs)) return UNAUTHORIZED;
    if (credential.suspendedAtMs !== null) return { code: 'API_KEY_SUSPENDED' };
    if (credential.isV2Only && signed.version === 1) return VERSION_2_REQUIRED;
    const outsideWindow = signed.timing === undefined ? undefined : windowError(signed.timing, nowMs);
    if (outsideWindow !== undefined) return { code: 'INVALID_AUTHENTICATION_HEADER', outsideWindow };
    const problem = this.authorize(context, credential);
    if (problem !== undefined) return problem;
    context.caller = { ...credential.owner, kind: 'key', signature: signed.signature };
    return undefined;
  }

  /** For read-only operations: checks the API key, rate limit, permission and allowlist, but no signature. */
  async authenticateApiKeyAlone(context: RequestContext): Promise<Problem | undefined> {
    const apiKey = headerText(context, 'x-mbx-apikey');
    if (!LOWER_CASE_KEY.test(apiKey)) return NO_KEY;
    const credential = await this.options.credentials.findApiKey(apiKey);
    // Without a signature, too, a key serves the interface of its kind only.
    const isOfSurface = (credential?.kind === 'talad') === (context.apiFamily !== 'binance');
    if (credential === undefined || !isOfSurface || isExpiredOrRevoked(credential, this.options.clock.nowMs()))
      return UNKNOWN_KEY;
    if (credential.suspendedAtMs !== null) return { code: 'API_KEY_SUSPENDED' };
    const problem = this.authorize(context, credential);
    if (problem === undefined) context.caller = { ...credential.owner, kind: 'apiKeyOnly' };
    return problem;
  }

  /**
   * For the Binance-compatible interface. Checks API key and its kind, signature, time window, rate limit, permission and
   * allowlist, in this order.
   */
  async authenticateBinanceKey(context: RequestContext): Promise<Problem | undefined> {
    const apiKey = headerText(context, 'x-mbx-apikey');
    if (!LOWER_CASE_KEY.test(apiKey)) return NO_KEY;
    const credential = await this.options.credentials.findApiKey(apiKey);
    const nowMs = this.options.clock.nowMs();
    // A key of another kind is not known here.
    if (credential === undefined || credential.kind === 'talad' || isExpiredOrRevoked(credential, nowMs))
      return UNKNOWN_KEY;
    const signed = readSignedBinanceRequest(context);
    if ('code' in signed) return signed;
    const key = credential.verificationKey;
    const signature = normalizedSignature(key, signed.signature);
    if (!binanceSignatureMatches(key, signed.text, signed.signature) || signature === undefined)
      return { code: 'INVALID_SIGNATURE' };
    if (credential.suspendedAtMs !== null) return { code: 'API_KEY_SUSPENDED' };
    const message = outsideWindow(signed.time, nowMs);
    if (message !== undefined) return { code: 'OUTSIDE_RECV_WINDOW', message };
    const problem = this.authorize(context, credential);
    if (problem === undefined) context.caller = { ...credential.owner, kind: 'key', signature };
    return problem;
  }

  /** Checks the partner's authorization and the extras that belong to it. */
  async authenticatePortal(context: RequestContext): Promise<Problem | undefined> {
    const token = TOKEN.exec(context.request.headers.authorization ?? '')?.[1];
    if (token === undefined) return UNAUTHORIZED;
    const session = await this.options.credentials.findPortalSession(token);
    if (
      session === undefined ||
      !session.partnerEnabled ||
      session.revokedAtMs !== null ||
      session.expiresAtMs <= this.options.clock.nowMs()
    )
      return UNAUTHORIZED;
    const extras = context.body?.['extras'];
    // Missing extras, and extras that are not a string, are reported by the contract's validation.
    if (
      typeof extras === 'string' &&
      !hashesEqual(portalExtrasHash(this.options.masterKeys, hashToken(extras)), session.extrasHash)
    )
      return UNAUTHORIZED;
    const { id, partnerId, userId, level, feeTier, state, depositAddressUrl, tokens } = session;
    context.caller = {
      kind: 'portal',
      sessionId: id,
      partnerId,
      userId,
      level,
      feeTier,
      state,
      depositAddressUrl,
      tokens,
    };
    return undefined;
  }

  /** Checks a partner's own id and secret. */
  async authenticatePartner(context: RequestContext): Promise<Problem | undefined> {
    const given = readBasic(context.request.headers.authorization);
    if (given === undefined) return UNAUTHORIZED;
    const partner = await this.options.credentials.findPartner(given.id);
    const secretHash = partnerSecretHash(this.options.masterKeys, given.id, hashToken(given.secret));
    const matches = hashesEqual(secretHash, partner?.secretHash ?? this.dummySecretHash);
    if (partner === undefined || !matches || !partner.enabled) return UNAUTHORIZED;
    context.caller = { kind: 'partner', partnerId: given.id };
    return undefined;
  }

  /** For reads: either the partner's own credentials, or the authorization of one of its users. */
  async authenticatePortalReader(context: RequestContext): Promise<Problem | undefined> {
    return ANY_BASIC.test(context.request.headers.authorization ?? '')
      ? this.authenticatePartner(context)
      : this.authenticatePortal(context);
  }

  async authenticateOperator(context: RequestContext): Promise<Problem | undefined> {
    const token = BEARER_TOKEN.exec(context.request.headers.authorization ?? '')?.[1];
    if (token === undefined) return UNAUTHORIZED;
    const credential = await this.options.credentials.findOperator(token);
    if (credential === undefined || !this.isUsable(credential, context.ip)) return UNAUTHORIZED;
    const { operator, suspendedAtMs } = credential;
    if (suspendedAtMs !== null) return { code: 'OPERATOR_TOKEN_SUSPENDED' };
    // If the contract names no role for the operation, no operator may use it.
    if (context.operation?.roles.includes(operator.role) !== true) return { code: 'PERMISSION_DENIED' };
    context.caller = operator;
    return undefined;
  }

  /** For the console: the operator with this token, if it may be used from the address `ip` now. */
  async findOperatorByToken(token: string, ip: string): Promise<OperatorToken | undefined> {
    return this.usableOperator(await this.options.credentials.findOperator(token), ip);
  }

  /** The same for the id of a token, without a cache. */
  async findOperatorById(tokenId: number, ip: string): Promise<OperatorToken | undefined> {
    return this.usableOperator(await this.options.credentials.findOperatorById(tokenId), ip);
  }

  private usableOperator(credential: OperatorCredential | undefined, ip: string): OperatorToken | undefined {
    if (credential === undefined || !this.isUsable(credential, ip)) return undefined;
    return credential.suspendedAtMs === null ? credential.operator : undefined;
  }

  private isUsable({ expiresAtMs, ipAllowlist }: OperatorCredential, ip: string): boolean {
    const isExpired = expiresAtMs !== null && expiresAtMs <= this.options.clock.nowMs();
    return !isExpired && isAllowed(createAllowlist(ipAllowlist), ip);
  }

  /** Checks the custodian's signature over the received bytes. */
  authenticateCustodian(context: RequestContext): Problem | undefined {
    const { clock, custodian } = this.options;
    const request = {
      timestamp: headerText(context, 'talad-timestamp'),
      method: context.method.toUpperCase(),
      path: context.operation?.path ?? '',
      body: context.bodyBytes ?? '',
    };
    const signature = headerText(context, 'talad-signature');
    if (
      !isCustodySignatureValid(custodian.secrets, request, {
        signature,
        nowMs: clock.nowMs(),
        windowMs: custodian.callbackWindowMs,
      })
    )
      return UNAUTHORIZED;
    context.caller = { kind: 'custodian' };
    return undefined;
  }

  /** Starts now. Failures wait for its end, so that their timing does not reveal what was wrong. */
  startMinimumDelay(): MinimumDelay {
    return new MinimumDelay(this.options.config.failureFloorMs, this.options.eventLoop);
  }

  private authorize(context: RequestContext, { owner, allowlist }: KeyCredential): Problem | undefined {
    const allowance = this.options.keyLimits.takeToken(String(owner.apiKeyId), context.rateClass);
    context.allowance = stricterAllowance(context.allowance, allowance);
    if (!allowance.allowed) return { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: allowance.retryAfterSeconds };
    // If the contract names no permission for the operation, no key may use it.
    const permission = context.operation?.permission ?? '';
    if (!owner.permissions.has(permission) || !isAllowed(allowlist, context.ip)) return { code: 'PERMISSION_DENIED' };
    this.options.apiKeyUses.note(owner.apiKeyId, context.ip, this.options.clock.nowMs());
    return undefined;
  }
}

/**
 * Version 1 exists only with a secret. A public key is never the key of an HMAC, because it is not secret. A key of
 * another kind verifies none of these signatures.
 */
function verificationKeyFor(credential: KeyCredential | undefined, { version }: SignedRequest): KeyObject {
  if (credential?.kind !== 'talad') return DUMMY_SIGNING_KEY;
  const key = credential.verificationKey;
  return version === 1 && key.type !== 'secret' ? DUMMY_SIGNING_KEY : key;
}

function readKey(header: string | undefined): string | undefined {
  const key = KEY_HEADER.exec(header ?? '')?.[1];
  return key !== undefined && LOWER_CASE_KEY.test(key) ? key : undefined;
}

function readBasic(header: string | undefined): { readonly id: number; readonly secret: string } | undefined {
  const encoded = BASIC.exec(header ?? '')?.[1];
  const [, id, secret] = PARTNER_CREDENTIAL.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? [];
  return id === undefined || secret === undefined ? undefined : { id: Number(id), secret };
}

function headerText(context: RequestContext, name: string): string {
  const value = context.request.headers[name];
  return typeof value === 'string' ? value : '';
}

function isExpiredOrRevoked({ expiresAtMs, revokedAtMs }: KeyCredential, nowMs: number): boolean {
  return revokedAtMs !== null || (expiresAtMs !== null && expiresAtMs <= nowMs);
}
