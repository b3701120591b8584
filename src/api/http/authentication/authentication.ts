/**
 * Identifies the caller by an API key and signature, a partner's Portal authorization, a partner's own secret, an
 * operator's token, or the custodian's signature. Every wrong credential is answered alike, in status, body and time.
 * Beyond identity it checks only the permission or the roles that the contract names for the operation.
 */
import { type KeyObject, randomBytes } from 'node:crypto';
import { binanceSignatureMatches, normalizedSignature, outsideWindow } from '../../../core/values/binanceSignature';
import { requestSignatureMatches } from '../../../core/values/requestSignature';
import { signingKey } from '../../../core/values/signature';
import type { Clock } from '../../../foundation/clock';
import type { EventLoop } from '../../../foundation/eventLoop';
import { hashesEqual, hashToken } from '../../../foundation/secrets/tokens';
import type { Config } from '../../../foundation/settings/config';
import type { OperatorCredential, OperatorToken } from '../../../store/identity/operatorTokens';
import { partnerSecretHash } from '../../../store/portal/partners';
import { portalExtrasHash } from '../../../store/portal/portalSessions';
import type { SecretKeys } from '../../../store/secrets/secretKeys';
import type { Caller } from '../../../usecases/callers';
import { isCustodySignatureValid } from '../../../usecases/custody/custodySignature';
import { mayCall } from '../../../usecases/operators/operatorRights';
import type { ApiMessage, MessageIdentity } from '../../binance/apiMessages';
import { createAllowlist, isAllowed } from '../calls/addresses';
import { type Call, InsideCall, MessageCall } from '../calls/call';
import { type RateLimits, stricterAllowance } from '../calls/rateLimits';
import type { RequestContext } from '../calls/requestContext';
import type { Problem } from '../problems/errors';
import type { ApiKeyUses } from './apiKeyUses';
import {
  keyOfMessage,
  missingParameter,
  readSignedBinanceRequest,
  readSignedMessage,
  type SignedBinanceRequest,
} from './binanceRequest';
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

/** The problems that a guessed credential gets. */
const DELAYED_PROBLEMS: ReadonlySet<string> = new Set(['INVALID_AUTHENTICATION_HEADER', 'INVALID_SIGNATURE']);

/** A key of a Binance kind whose signature was verified. */
interface VerifiedKey {
  readonly apiKey: string;
  readonly kind: MessageIdentity['kind'];
  readonly credential: KeyCredential;
  /** In its one spelling; random for a message of a session. */
  readonly signature: string;
}

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
  async authenticateApiKeyAlone(context: RequestContext | MessageCall): Promise<Problem | undefined> {
    const apiKey = context instanceof MessageCall ? keyOfMessage(context.message) : headerText(context, 'x-mbx-apikey');
    if (apiKey === undefined) return missingParameter('apiKey');
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
   * For the Binance-compatible interface, over HTTP and in messages. Checks API key and its kind, signature, time window,
   * rate limit, permission and allowlist, in this order.
   */
  async authenticateBinanceKey(call: RequestContext | MessageCall): Promise<Problem | undefined> {
    const verified = await (call instanceof MessageCall
      ? this.verifyMessage(call.message)
      : this.verifyBinanceKey(headerText(call, 'x-mbx-apikey'), () => readSignedBinanceRequest(call)));
    if ('code' in verified) return verified;
    const { credential, signature } = verified;
    const problem = this.authorize(call, credential);
    if (problem === undefined) call.caller = { ...credential.owner, kind: 'key', signature };
    return problem;
  }

  /** The owner of the key that has signed a message for no operation. Failures take a minimum time. */
  identifyMessage(message: ApiMessage): Promise<MessageIdentity | Problem> {
    return this.withMinimumDelay(async () => {
      const verified = await this.verifyMessage(message);
      if ('code' in verified) return verified;
      const { apiKey, kind, credential } = verified;
      if (!isAllowed(credential.allowlist, message.ip)) return { code: 'PERMISSION_DENIED' };
      this.noteUse(credential, message.ip);
      const { apiKeyId, userId, permissions } = credential.owner;
      return { apiKey, apiKeyId, userId, kind, permissions };
    });
  }

  /** Whether the key can still authorize a session from this address. */
  async isActive(apiKey: string, ip: string): Promise<boolean> {
    const credential = await this.options.credentials.findApiKey(apiKey);
    if (credential === undefined || isExpiredOrRevoked(credential, this.options.clock.nowMs())) return false;
    return credential.suspendedAtMs === null && isAllowed(credential.allowlist, ip);
  }

  /** The proof of a message: its own signature, or the session whose logon was signed. */
  private verifyMessage(message: ApiMessage): Promise<VerifiedKey | Problem> {
    const apiKey = keyOfMessage(message);
    if (apiKey === undefined) return Promise.resolve(missingParameter('apiKey'));
    return this.verifyBinanceKey(apiKey, () => readSignedMessage(message, apiKey));
  }

  /** `read`: what was signed, or why that is refused before the signature is verified. */
  private async verifyBinanceKey(
    apiKey: string,
    read: () => SignedBinanceRequest | Problem,
  ): Promise<VerifiedKey | Problem> {
    if (!LOWER_CASE_KEY.test(apiKey)) return NO_KEY;
    const credential = await this.options.credentials.findApiKey(apiKey);
    const nowMs = this.options.clock.nowMs();
    // A key of another kind is not known here.
    if (credential === undefined || credential.kind === 'talad' || isExpiredOrRevoked(credential, nowMs))
      return UNKNOWN_KEY;
    const signed = read();
    if ('code' in signed) return signed;
    const key = credential.verificationKey;
    // Nothing tells an exact repetition of a session's message from a second one, so each counts as a new one.
    const signature =
      signed.signature === undefined
        ? randomBytes(32).toString('hex')
        : verifiedSignature(key, signed.text, signed.signature);
    if (signature === undefined) return { code: 'INVALID_SIGNATURE' };
    if (credential.suspendedAtMs !== null) return { code: 'API_KEY_SUSPENDED' };
    const message = outsideWindow(signed.time, nowMs);
    if (message !== undefined) return { code: 'OUTSIDE_RECV_WINDOW', message };
    return { apiKey, kind: credential.kind, credential, signature };
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

  async authenticateOperator(context: RequestContext | InsideCall): Promise<Problem | undefined> {
    if (context instanceof InsideCall) {
      // The role of who proposed an approved operation was checked when it was proposed.
      const mayCall = context.approval !== undefined || mayCallOperation(context, context.caller);
      return mayCall ? undefined : { code: 'PERMISSION_DENIED' };
    }
    const token = BEARER_TOKEN.exec(context.request.headers.authorization ?? '')?.[1];
    if (token === undefined) return UNAUTHORIZED;
    const credential = await this.options.credentials.findOperator(token);
    if (credential === undefined || !this.isUsable(credential, context.ip)) return UNAUTHORIZED;
    const { operator, suspendedAtMs } = credential;
    if (suspendedAtMs !== null) return { code: 'OPERATOR_TOKEN_SUSPENDED' };
    if (!mayCallOperation(context, operator)) return { code: 'PERMISSION_DENIED' };
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

  /**
   * The result of `check`. A problem that a guessed credential gets waits for the end of a minimum time, so that its
   * timing does not reveal what was wrong. That time starts here and not with the first byte of the request: otherwise a
   * client that sends its body slowly would use it up before the check.
   */
  async withMinimumDelay<Result extends object | undefined>(check: () => Promise<Result>): Promise<Result> {
    const minimumDelay = new MinimumDelay(this.options.config.failureFloorMs, this.options.eventLoop);
    try {
      const result = await check();
      if (result !== undefined && 'code' in result && DELAYED_PROBLEMS.has(String(result.code)))
        await minimumDelay.elapsed();
      return result;
    } finally {
      minimumDelay.cancel();
    }
  }

  private authorize(context: Call, credential: KeyCredential): Problem | undefined {
    const { owner, allowlist } = credential;
    const allowance = this.options.keyLimits.takeToken(String(owner.apiKeyId), context.rateClass);
    context.allowance = stricterAllowance(context.allowance, allowance);
    if (!allowance.allowed) return { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: allowance.retryAfterSeconds };
    // If the contract names no permission for the operation, no key may use it.
    const permission = context.operation?.permission ?? '';
    if (!owner.permissions.has(permission) || !isAllowed(allowlist, context.ip)) return { code: 'PERMISSION_DENIED' };
    this.noteUse(credential, context.ip);
    return undefined;
  }

  private noteUse({ owner }: KeyCredential, ip: string): void {
    this.options.apiKeyUses.note(owner.apiKeyId, ip, this.options.clock.nowMs());
  }
}

function mayCallOperation({ operation }: Call, caller: Caller): boolean {
  return caller.kind === 'operator' && operation !== undefined && mayCall(operation, caller);
}

/** The signature in its one spelling; undefined if it does not match. */
function verifiedSignature(key: KeyObject, text: string, signature: string): string | undefined {
  return binanceSignatureMatches(key, text, signature) ? normalizedSignature(key, signature) : undefined;
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
