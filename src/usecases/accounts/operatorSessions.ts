/**
 * Browser sessions of the operators' console. A session is created when token and code were correct, and never before.
 * It is short, and a cookie with a wrong secret ends it. Whether its token may still be used is checked at each request
 * (`usecases/operators/operatorAccess.ts`).
 */
import { createHash } from 'node:crypto';
import { hashesEqual, hashToken, newSelector, newToken } from '../../foundation/secrets/tokens';
import type { Config } from '../../foundation/settings/config';
import {
  deleteOperatorSession,
  findOperatorSession,
  insertOperatorSession,
  type OperatorSessionStage,
  operatorSecretHash,
  operatorSelectorHash,
  touchOperatorSession,
} from '../../store/identity/operatorSessions';
import type { AccountsOptions } from './accounts';

export interface OperatorSession {
  readonly id: number;
  readonly operatorId: number;
  readonly stage: OperatorSessionStage;
  /** The form token of this session. */
  readonly csrf: string;
}

type SessionServices = Pick<AccountsOptions, 'database' | 'masterKeys' | 'clock'> & {
  readonly config: Pick<Config, 'operators'>;
};

const COOKIE = /^([\w-]{22})\.([\w-]{43})$/;
/** Time in which the second factor must be set up. */
const SET_UP_TTL_MS = 10 * 60_000;
/** The time of the last request is stored at most once in this interval. */
const LAST_SEEN_PRECISION_MS = 10_000;

/** Creates a session and returns its cookie. */
export async function openOperatorSession(
  { database, masterKeys, clock, config }: SessionServices,
  operatorId: number,
  stage: OperatorSessionStage,
): Promise<string> {
  const createdAtMs = clock.nowMs();
  const ttlMs = stage === 'full' ? config.operators.sessionTtlMs : SET_UP_TTL_MS;
  const bound = { operatorId, stage, expiresAtMs: createdAtMs + ttlMs };
  const [selector, secret] = [newSelector(), newToken()];
  await insertOperatorSession(database, {
    ...bound,
    selectorHash: operatorSelectorHash(masterKeys, hashToken(selector)),
    secretHash: operatorSecretHash(masterKeys, bound, hashToken(secret)),
    createdAtMs,
  });
  return `${selector}.${secret}`;
}

/** Returns the session of a cookie, if it is active. */
export async function findActiveOperatorSession(
  { database, masterKeys, clock, config }: SessionServices,
  cookie: string,
): Promise<OperatorSession | undefined> {
  const [, selector, secret] = COOKIE.exec(cookie) ?? [];
  if (selector === undefined || secret === undefined) return undefined;
  const record = await findOperatorSession(database, operatorSelectorHash(masterKeys, hashToken(selector)));
  if (record === undefined) return undefined;
  const nowMs = clock.nowMs();
  const isOwner = hashesEqual(operatorSecretHash(masterKeys, record, hashToken(secret)), record.secretHash);
  const isOver = record.expiresAtMs <= nowMs || record.seenAtMs + config.operators.sessionIdleMs <= nowMs;
  if (!isOwner || isOver) {
    await deleteOperatorSession(database, record.id);
    return undefined;
  }
  const { id, operatorId, stage, seenAtMs } = record;
  const precisionMs = Math.min(LAST_SEEN_PRECISION_MS, config.operators.sessionIdleMs / 2);
  if (nowMs - seenAtMs >= precisionMs) await touchOperatorSession(database, id, nowMs);
  return { id, operatorId, stage, csrf: formTokenOf(secret) };
}

export async function endOperatorSession({ database }: SessionServices, { id }: OperatorSession): Promise<void> {
  await deleteOperatorSession(database, id);
}

/** Derived from the secret of the cookie, so that it proves that the form was made for this session. */
function formTokenOf(secret: string): string {
  return createHash('sha256').update(`operator form\n${secret}`, 'utf8').digest('base64url');
}
