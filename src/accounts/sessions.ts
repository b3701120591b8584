/**
 * Sessions: made at sign-in and never before it, so that nobody can be lured into one; their secret changes at every step up and every now and then. A
 * cookie whose secret was replaced some time ago has been copied: whoever sends it, the session ends.
 */
import type { VerificationLevel } from '../core/model';
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  rotateSession,
  type SessionRecord,
  type SessionStage,
  touchSession,
} from '../store/sessions';
import { hashToken, newSelector, newToken, sameHash } from '../store/tokens';
import type { Accounts } from './accounts';

export interface Session {
  readonly id: number;
  readonly stage: SessionStage;
  /** What each form of this session carries. */
  readonly csrf: string;
  readonly createdAtMs: number;
}

/** Whose session it is. */
export interface SignedInUser {
  readonly id: number;
  readonly email: string;
  readonly level: VerificationLevel;
  readonly feeTier: number;
  readonly hasSecondFactor: boolean;
}

export interface FoundSession {
  readonly session: Session;
  readonly user: SignedInUser;
  /**
   * When the secret is due to be replaced: replaces it and gives the cookie to hold from now on. To be called when an answer that brings it is certain.
   * Undefined when another request was first, whose answer brings it.
   */
  readonly renew: (() => Promise<string | undefined>) | undefined;
}

const COOKIE = /^([\w-]{22})\.([\w-]{43})$/;
/** Within so long, being seen again is not written down. */
const SEEN_GRAIN_MS = 60_000;

/** A new session; its cookie. */
export async function openSession(accounts: Accounts, userId: number, stage: SessionStage): Promise<string> {
  const { database, clock, config } = accounts;
  const createdAtMs = clock.nowMs();
  const [selector, secret] = [newSelector(), newToken()];
  await insertSession(database, {
    selectorHash: hashToken(selector),
    secretHash: hashToken(secret),
    userId,
    stage,
    csrf: newToken(),
    createdAtMs,
    expiresAtMs: createdAtMs + (stage === 'full' ? config.sessionTtlMs : config.secondFactorWaitMs),
  });
  return `${selector}.${secret}`;
}

/** The session that a cookie belongs to, if it still lives. */
export async function useSession(accounts: Accounts, cookie: string): Promise<FoundSession | undefined> {
  const [, selector, secret] = COOKIE.exec(cookie) ?? [];
  if (selector === undefined || secret === undefined) return undefined;
  const { database, clock, config } = accounts;
  const record = await findSession(database, hashToken(selector));
  if (record === undefined) return undefined;
  const nowMs = clock.nowMs();
  const age = secretAge(accounts, record, hashToken(secret), nowMs);
  if (age === 'replayed' || record.expiresAtMs <= nowMs || record.seenAtMs + config.sessionIdleMs <= nowMs) {
    await deleteSession(database, record.id);
    return undefined;
  }
  const isDue = age === 'current' && nowMs - record.rotatedAtMs >= config.sessionRotateMs;
  if (nowMs - record.seenAtMs >= SEEN_GRAIN_MS) await touchSession(database, record.id, nowMs);
  return {
    session: sessionFrom(record),
    user: userFrom(record),
    renew: isDue ? () => rotate(accounts, record, selector) : undefined,
  };
}

/** Ends the session that the cookie belongs to, if there is one. */
export async function endSession({ database }: Accounts, session: Session): Promise<void> {
  await deleteSession(database, session.id);
}

/** Ends all of a user's sessions, or all but one; how many there were. */
export async function endSessionsOf({ database }: Accounts, userId: number, except?: Session): Promise<number> {
  return deleteSessionsOf(database, userId, except?.id);
}

/** `previous`: replaced a moment ago, by a request that this one was under way with. */
function secretAge(
  { config }: Accounts,
  record: SessionRecord,
  secretHash: string,
  nowMs: number,
): 'current' | 'previous' | 'replayed' {
  if (sameHash(secretHash, record.secretHash)) return 'current';
  const inGrace = nowMs - record.rotatedAtMs <= config.sessionRotateGraceMs;
  return inGrace && record.previousHash !== null && sameHash(secretHash, record.previousHash) ? 'previous' : 'replayed';
}

async function rotate(
  { database, clock }: Accounts,
  record: SessionRecord,
  selector: string,
): Promise<string | undefined> {
  const secret = newToken();
  const rotated = await rotateSession(database, record, hashToken(secret), clock.nowMs());
  return rotated ? `${selector}.${secret}` : undefined;
}

function sessionFrom({ id, stage, csrf, createdAtMs }: SessionRecord): Session {
  return { id, stage, csrf, createdAtMs };
}

function userFrom({ userId, email, level, feeTier, hasSecondFactor }: SessionRecord): SignedInUser {
  return { id: userId, email, level, feeTier, hasSecondFactor };
}
