/**
 * Who is calling: API key and signature, a partner's Portal authorization or its own secret, an operator's token, or the custodian's signature. Answers every wrong
 * credential alike, in status, body and time. It decides nothing beyond the contract's permission or roles for the operation.
 */
import type { KeyObject } from 'node:crypto';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { canonicalMessage, signatureMatches, signingKey, timedMessage } from '../core/signature';
import { custodySigned } from '../custody/signature';
import { hashToken, sameHash } from '../store/tokens';
import { admits } from './addresses';
import type { Call } from './call';
import type { Credentials, KeyCredential } from './credentials';
import type { Problem } from './errors';
import { Floor } from './floor';
import { type RateLimits, tighter } from './rateLimits';

const KEY_HEADER = /^tdax-api +(live-[0-9a-f]{32})$/i;
const LOWER_CASE_KEY = /^live-[0-9a-f]{32}$/;
const TOKEN = /^(?:bearer +)?([\x21-\x7e]{1,512})$/i;
const BEARER_TOKEN = /^bearer +([\x21-\x7e]{1,512})$/i;
/** RFC 7617: an id without a colon, and whatever is behind the first one. */
const BASIC = /^basic +([a-z0-9+/]{1,1024}={0,2})$/i;
const PARTNER_CREDENTIAL = /^([1-9]\d{0,14}):([\x21-\x7e]{1,512})$/;
const MILLISECONDS = /^[1-9]\d{0,14}$/;

const UNAUTHORIZED: Problem = { code: 'INVALID_AUTHENTICATION_HEADER' };
/** Nothing that looks like an API key was sent; everybody could see that, so v3 says it. */
const NO_KEY: Problem = { code: 'INVALID_AUTHENTICATION_HEADER', key: 'key_format' };

/** The key is all there is, so nothing is told by telling that it does not work. */
const UNKNOWN_KEY: Problem = { code: 'INVALID_AUTHENTICATION_HEADER', key: 'unknown_key' };

/** Verifies signatures of keys that do not exist, so that they cost what others cost. */
const NOBODY = signingKey('nobody has this key');
/** Held against the secrets of partners that do not exist, likewise. */
const NOBODYS_HASH = hashToken('nobody has this secret');

export interface AuthenticationOptions {
  readonly credentials: Credentials;
  readonly clock: Clock;
  readonly keyLimits: RateLimits;
  readonly config: Config['authentication'];
  /** What the custodian signs with; none where there is no custodian. */
  readonly custodian: { readonly secrets: readonly KeyObject[]; readonly callbackWindowMs: number };
}

export class Authentication {
  constructor(private readonly options: AuthenticationOptions) {}

  /** API key, signature, window, allowlist, bucket, permission, in this order. Undefined when the caller is let in. */
  async key(call: Call): Promise<Problem | undefined> {
    const apiKey = readKey(call.request.headers.authorization);
    if (apiKey === undefined) return NO_KEY;
    const timing = this.readTiming(call);
    if (timing === undefined) return UNAUTHORIZED;
    const signature = headerText(call, 'signature');
    const credential = await this.options.credentials.apiKey(apiKey);
    const message = call.body === undefined ? '' : canonicalMessage(call.body);
    const signed = timing === 'untimed' ? message : timedMessage(message, timing.timestamp, timing.recvWindow);
    // From here to the engine's queue nothing waits, so a window that is open here is open there.
    const matches = signatureMatches(credential?.signingKey ?? NOBODY, signed, signature);
    const nowMs = this.options.clock.nowMs();
    if (credential === undefined || !matches || hasEnded(credential, nowMs)) return UNAUTHORIZED;
    const outsideWindow = timing === 'untimed' ? undefined : windowFault(timing, nowMs);
    if (outsideWindow !== undefined) return { code: 'INVALID_AUTHENTICATION_HEADER', outsideWindow };
    const problem = this.admit(call, credential);
    if (problem !== undefined) return problem;
    // Member by member: a spread shows on every call.
    const { apiKeyId, userId, email, level, feeTier, permissions, orderedNonces } = credential.owner;
    call.caller = { kind: 'key', apiKeyId, userId, email, level, feeTier, permissions, signature, orderedNonces };
    return undefined;
  }

  /** The API key alone, for what can read but not act: key, allowlist, bucket, permission. */
  async keyAlone(call: Call): Promise<Problem | undefined> {
    const apiKey = headerText(call, 'x-mbx-apikey');
    if (!LOWER_CASE_KEY.test(apiKey)) return NO_KEY;
    const credential = await this.options.credentials.apiKey(apiKey);
    if (credential === undefined || hasEnded(credential, this.options.clock.nowMs())) return UNKNOWN_KEY;
    const problem = this.admit(call, credential);
    if (problem === undefined) call.caller = { ...credential.owner, kind: 'apiKeyOnly' };
    return problem;
  }

  /** The partner's authorization with the extras that came with it. */
  async portal(call: Call): Promise<Problem | undefined> {
    const token = TOKEN.exec(call.request.headers.authorization ?? '')?.[1];
    if (token === undefined) return UNAUTHORIZED;
    const session = await this.options.credentials.portalSession(token);
    if (
      session === undefined ||
      !session.partnerEnabled ||
      session.revokedAtMs !== null ||
      session.expiresAtMs <= this.options.clock.nowMs()
    )
      return UNAUTHORIZED;
    const extras = call.body?.['extras'];
    // Extras that are missing or no text are for the contract's validation to name.
    if (typeof extras === 'string' && !sameHash(hashToken(extras), session.extrasHash)) return UNAUTHORIZED;
    const { id, partnerId, userId, level, feeTier, depositAddressUrl, tokens } = session;
    call.caller = { kind: 'portal', sessionId: id, partnerId, userId, level, feeTier, depositAddressUrl, tokens };
    return undefined;
  }

  /** A partner's own id and secret. */
  async partner(call: Call): Promise<Problem | undefined> {
    const given = readBasic(call.request.headers.authorization);
    if (given === undefined) return UNAUTHORIZED;
    const partner = await this.options.credentials.partner(given.id);
    const matches = sameHash(hashToken(given.secret), partner?.secretHash ?? NOBODYS_HASH);
    if (partner === undefined || !matches || !partner.enabled) return UNAUTHORIZED;
    call.caller = { kind: 'partner', partnerId: given.id };
    return undefined;
  }

  async operator(call: Call): Promise<Problem | undefined> {
    const token = BEARER_TOKEN.exec(call.request.headers.authorization ?? '')?.[1];
    if (token === undefined) return UNAUTHORIZED;
    const operator = await this.options.credentials.operator(token);
    if (operator === undefined) return UNAUTHORIZED;
    // An operation whose contract names no role is open to nobody.
    if (call.operation?.roles.includes(operator.role) !== true) return { code: 'PERMISSION_DENIED' };
    call.caller = { kind: 'operator', tokenId: operator.id, name: operator.name, role: operator.role };
    return undefined;
  }

  /** The custodian, by its signature over what came as it came. */
  custodian(call: Call): Problem | undefined {
    const { clock, custodian } = this.options;
    const request = {
      timestamp: headerText(call, 'talad-timestamp'),
      method: call.method.toUpperCase(),
      path: call.operation?.path ?? '',
      body: call.bodyBytes ?? '',
    };
    const signature = headerText(call, 'talad-signature');
    if (
      !custodySigned(custodian.secrets, request, {
        signature,
        nowMs: clock.nowMs(),
        windowMs: custodian.callbackWindowMs,
      })
    )
      return UNAUTHORIZED;
    call.caller = { kind: 'custodian' };
    return undefined;
  }

  /** Begins now. A refusal waits for it: how a credential is wrong cannot be told by the clock. */
  floor(): Floor {
    return new Floor(this.options.config.failureFloorMs);
  }

  private admit(call: Call, { owner, allowlist }: KeyCredential): Problem | undefined {
    const allowance = this.options.keyLimits.take(String(owner.apiKeyId), call.rateClass);
    call.allowance = tighter(call.allowance, allowance);
    if (!allowance.allowed) return { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: allowance.retryAfterSeconds };
    // An operation whose contract names no permission is open to nobody.
    const permission = call.operation?.permission ?? '';
    if (!owner.permissions.has(permission) || !admits(allowlist, call.ip)) return { code: 'PERMISSION_DENIED' };
    return undefined;
  }

  /** The signed timing headers; `untimed` when none was sent, undefined when they are ill-formed. */
  private readTiming(call: Call): Timing | 'untimed' | undefined {
    const { recvWindowDefaultMs, recvWindowMaxMs } = this.options.config;
    const timestamp = call.request.headers['x-timestamp'];
    const recvWindow = call.request.headers['x-recv-window'] ?? String(recvWindowDefaultMs);
    if (typeof recvWindow !== 'string' || !MILLISECONDS.test(recvWindow) || Number(recvWindow) > recvWindowMaxMs)
      return undefined;
    if (timestamp === undefined) return 'untimed';
    return typeof timestamp === 'string' && MILLISECONDS.test(timestamp) ? { timestamp, recvWindow } : undefined;
  }
}

interface Timing {
  readonly timestamp: string;
  readonly recvWindow: string;
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

function headerText(call: Call, name: string): string {
  const value = call.request.headers[name];
  return typeof value === 'string' ? value : '';
}

function hasEnded({ expiresAtMs, revokedAtMs }: KeyCredential, nowMs: number): boolean {
  return revokedAtMs !== null || (expiresAtMs !== null && expiresAtMs <= nowMs);
}

/** In words, when the request is late or early by more than its window. */
function windowFault({ timestamp, recvWindow }: Timing, nowMs: number): string | undefined {
  const skewMs = Number(timestamp) - nowMs;
  if (Math.abs(skewMs) <= Number(recvWindow)) return undefined;
  return `The request is outside its window of ${recvWindow} ms. Server time is ${nowMs} ms, X-Timestamp differs by ${skewMs} ms.`;
}
