/**
 * Browser sessions. They are created at sign-in and never before, which prevents session fixation. The secret in the
 * cookie changes at each step of the sign-in and at regular intervals. A cookie with an old secret has been copied, so
 * it ends the session.
 */
import type { UserState, VerificationLevel } from '../../core/model/model';
import { hashesEqual, hashToken, newSelector, newToken } from '../../foundation/secrets/tokens';
import {
  deleteOwnSession,
  deleteSession,
  deleteUserSessions,
  findSession,
  insertSession,
  type ListedSession,
  listActiveSessions,
  rotateSession,
  type SessionRecord,
  type SessionStage,
  sessionSecretHash,
  sessionSelectorHash,
  touchSession,
} from '../../store/identity/sessions';
import type { Accounts } from './accounts';
import { cleanUserAgent, type Device } from './device';

export interface Session {
  readonly id: number;
  readonly stage: SessionStage;
  /** The CSRF token that each form of this session contains. */
  readonly csrf: string;
  readonly createdAtMs: number;
}

/** The user of a session. */
export interface SignedInUser {
  readonly id: number;
  readonly email: string;
  readonly level: VerificationLevel;
  readonly feeTier: number;
  readonly hasSecondFactor: boolean;
  readonly isEmailVerified: boolean;
  readonly state: UserState;
}

export interface FoundSession {
  readonly session: Session;
  readonly user: SignedInUser;
  /**
   * Replaces the secret, if it is due, and returns the new cookie. It must only be called when the response with the
   * new cookie is certain to be sent. It returns undefined if a concurrent request has replaced the secret, whose
   * response has the cookie.
   */
  readonly renew: (() => Promise<string | undefined>) | undefined;
}

const COOKIE = /^([\w-]{22})\.([\w-]{43})$/;
/** The time of the last request is stored at most once in this interval. */
const LAST_SEEN_PRECISION_MS = 60_000;

/** Creates a session and returns its cookie. */
export async function openSession(
  accounts: Accounts,
  userId: number,
  { stage, device }: { readonly stage: SessionStage; readonly device: Device },
): Promise<string> {
  const { database, masterKeys, clock, config } = accounts;
  const createdAtMs = clock.nowMs();
  const [selector, secret] = [newSelector(), newToken()];
  const expiresAtMs = createdAtMs + (stage === 'full' ? config.sessionTtlMs : config.secondFactorWaitMs);
  const terms = { userId, stage, csrf: newToken(), createdAtMs, expiresAtMs };
  await insertSession(database, {
    ...terms,
    selectorHash: sessionSelectorHash(masterKeys, hashToken(selector)),
    secretHash: sessionSecretHash(masterKeys, terms, hashToken(secret)),
    userAgent: cleanUserAgent(device.userAgent),
    ip: device.ip,
  });
  return `${selector}.${secret}`;
}

/** Returns the session of a cookie, if it is active. `ip`: the address of the request. */
export async function findActiveSession(
  accounts: Accounts,
  cookie: string,
  ip: string,
): Promise<FoundSession | undefined> {
  const [, selector, secret] = COOKIE.exec(cookie) ?? [];
  if (selector === undefined || secret === undefined) return undefined;
  const { database, masterKeys, clock, config } = accounts;
  const record = await findSession(database, masterKeys, sessionSelectorHash(masterKeys, hashToken(selector)));
  if (record === undefined) return undefined;
  const nowMs = clock.nowMs();
  const age = classifySecret(accounts, record, sessionSecretHash(masterKeys, record, hashToken(secret)), nowMs);
  if (age === 'replayed' || record.expiresAtMs <= nowMs || record.seenAtMs + config.sessionIdleMs <= nowMs) {
    await deleteSession(database, record.id);
    return undefined;
  }
  const isDue = age === 'current' && nowMs - record.rotatedAtMs >= config.sessionRotateMs;
  if (nowMs - record.seenAtMs >= LAST_SEEN_PRECISION_MS) await touchSession(database, record.id, ip, nowMs);
  return {
    session: sessionFromRecord(record),
    user: userFromRecord(record),
    renew: isDue ? () => rotateSecret(accounts, record, selector) : undefined,
  };
}

/** Ends a session. */
export async function endSession({ database }: Accounts, session: Session): Promise<void> {
  await deleteSession(database, session.id);
}

/** Ends one of the user's sessions. False if the user has no such session. */
export async function endOwnSession({ database }: Accounts, userId: number, id: number): Promise<boolean> {
  return deleteOwnSession(database, userId, id);
}

/** The user's active sessions, the newest `limit` of them, in the order of their last use. */
export async function listSessions(
  { database, clock, config }: Accounts,
  userId: number,
  limit: number,
): Promise<ListedSession[]> {
  const nowMs = clock.nowMs();
  const range = { nowMs, seenAfterMs: nowMs - config.sessionIdleMs, limit };
  const sessions = await listActiveSessions(database, userId, range);
  return sessions.sort((one, other) => other.seenAtMs - one.seenAtMs);
}

/** Ends all sessions of a user, or all but one. Returns the number of ended sessions. */
export async function endUserSessions({ database }: Accounts, userId: number, except?: Session): Promise<number> {
  return deleteUserSessions(database, userId, except?.id);
}

/** `previous`: replaced a moment ago by a concurrent request. */
function classifySecret(
  { config }: Accounts,
  record: SessionRecord,
  secretHash: string,
  nowMs: number,
): 'current' | 'previous' | 'replayed' {
  if (hashesEqual(secretHash, record.secretHash)) return 'current';
  const inGrace = nowMs - record.rotatedAtMs <= config.sessionRotateGraceMs;
  return inGrace && record.previousHash !== null && hashesEqual(secretHash, record.previousHash)
    ? 'previous'
    : 'replayed';
}

async function rotateSecret(
  { database, masterKeys, clock }: Accounts,
  record: SessionRecord,
  selector: string,
): Promise<string | undefined> {
  const secret = newToken();
  const secretHash = sessionSecretHash(masterKeys, record, hashToken(secret));
  const rotated = await rotateSession(database, record, secretHash, clock.nowMs());
  return rotated ? `${selector}.${secret}` : undefined;
}

function sessionFromRecord({ id, stage, csrf, createdAtMs }: SessionRecord): Session {
  return { id, stage, csrf, createdAtMs };
}

function userFromRecord(record: SessionRecord): SignedInUser {
  const { userId, email, level, feeTier, hasSecondFactor, isEmailVerified, state } = record;
  return { id: userId, email, level, feeTier, hasSecondFactor, isEmailVerified, state };
}
