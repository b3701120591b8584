/** The second factor: set up, asked for, replaced by recovery codes, taken away. A code is right once, of whichever kind it is, and guessing locks. */
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
  useRecoveryCode,
  useStep,
} from '../store/secondFactors';
import type { Accounts } from './accounts';
import { attempt, type Locked } from './attempts';
import { newRecoveryCodes, newSecret, readCode, recoveryHash, secretUri, stepOf } from './oneTimeCodes';
import { endSession, endSessionsOf, openSession, type Session, type SignedInUser } from './sessions';

/** Why a code was not taken. */
export type CodeFault = { readonly fault: 'missing' | 'wrong' } | Locked;
type Who = Pick<SignedInUser, 'id' | 'hasSecondFactor'>;

/** One that is being set up: what the app needs. */
export interface PendingFactor {
  readonly secret: string;
  readonly uri: string;
}

/**
 * For every act that a stolen session must not be enough for: undefined when the user has no second factor, or `code` is a fresh one of theirs. A code that
 * was taken is used up, so ask last, when nothing else stands in the way.
 */
export async function requireFreshSecondFactor(
  accounts: Accounts,
  user: Who,
  code: string | undefined,
): Promise<CodeFault | undefined> {
  if (!user.hasSecondFactor) return undefined;
  const given = (code ?? '').trim();
  if (given === '') return { fault: 'missing' };
  const subjects = [
    { kind: 'second_factor', name: String(user.id), failuresMax: accounts.config.failuresPerAccountMax },
  ] as const;
  const tried = await attempt(accounts, { subjects, forgives: ['second_factor'] }, () =>
    isFresh(accounts, user.id, given),
  );
  if (tried.lockedForMs !== undefined) return tried;
  if (!tried.isRight) return { fault: 'wrong' };
  return undefined;
}

/** The rest of a sign-in: a full session in the place of the one that only the password opened. */
export async function completeSignIn(
  accounts: Accounts,
  { session, user, code }: { readonly session: Session; readonly user: SignedInUser; readonly code: string },
): Promise<{ readonly cookie: string } | CodeFault> {
  const fault = await requireFreshSecondFactor(accounts, user, code);
  if (fault !== undefined) return fault;
  await endSession(accounts, session);
  return { cookie: await openSession(accounts, user.id, 'full') };
}

/** A new secret to be put into an app; it counts once a code shows that it is there. Undefined when the user has a second factor already. */
export async function beginSecondFactor(
  { database, masterKeys, clock }: Accounts,
  user: SignedInUser,
): Promise<PendingFactor | undefined> {
  const secret = newSecret();
  const started = await startSecondFactor(database, masterKeys, { userId: user.id, secret }, clock.nowMs());
  return started ? { secret, uri: secretUri(secret, user.email) } : undefined;
}

/** The one that is being set up, unless it was left lying. */
export async function pendingSecondFactor(accounts: Accounts, user: SignedInUser): Promise<PendingFactor | undefined> {
  const { database, masterKeys, clock, config } = accounts;
  const factor = await findSecondFactor(database, masterKeys, user.id);
  if (
    factor === undefined ||
    factor.confirmedAtMs !== null ||
    factor.createdAtMs + config.secondFactorWaitMs <= clock.nowMs()
  )
    return undefined;
  return { secret: factor.secret, uri: secretUri(factor.secret, user.email) };
}

/** Turns it on with a code of the app: recovery codes, shown this once. Whoever else is signed in as this user is not any more. */
export async function turnOnSecondFactor(
  accounts: Accounts,
  { session, user, code }: { readonly session: Session; readonly user: SignedInUser; readonly code: string },
): Promise<{ readonly recoveryCodes: readonly string[] } | { readonly fault: 'missing' | 'wrong' | 'none' }> {
  const { database, clock } = accounts;
  const pending = await pendingSecondFactor(accounts, user);
  if (pending === undefined) return { fault: 'none' };
  const given = readCode(code);
  if (given === undefined) return { fault: code.trim() === '' ? 'missing' : 'wrong' };
  const step = given.kind === 'app' ? stepOf(pending.secret, given.code, clock.nowMs()) : undefined;
  if (step === undefined) return { fault: 'wrong' };
  const recoveryCodes = newRecoveryCodes();
  const codeHashes = hashesOf(user.id, recoveryCodes);
  if (!(await confirmSecondFactor(database, { userId: user.id, step, codeHashes, nowMs: clock.nowMs() })))
    return { fault: 'none' };
  await endSessionsOf(accounts, user.id, session);
  return { recoveryCodes };
}

/** The caller has just been asked for the password and a fresh code. */
export async function turnOffSecondFactor({ database }: Accounts, user: SignedInUser): Promise<void> {
  await deleteSecondFactor(database, user.id);
}

/** New recovery codes, shown this once, in the place of all old ones. The caller has just been asked for a fresh code. */
export async function renewRecoveryCodes({ database }: Accounts, user: SignedInUser): Promise<readonly string[]> {
  const recoveryCodes = newRecoveryCodes();
  await replaceRecoveryCodes(database, user.id, hashesOf(user.id, recoveryCodes));
  return recoveryCodes;
}

async function isFresh({ database, masterKeys, clock }: Accounts, userId: number, typed: string): Promise<boolean> {
  const given = readCode(typed);
  if (given === undefined) return false;
  const nowMs = clock.nowMs();
  if (given.kind === 'recovery') return useRecoveryCode(database, userId, recoveryHash(userId, given.code), nowMs);
  const factor = await findSecondFactor(database, masterKeys, userId);
  const step = factor === undefined ? undefined : stepOf(factor.secret, given.code, nowMs);
  return step !== undefined && (await useStep(database, userId, step));
}

function hashesOf(userId: number, recoveryCodes: readonly string[]): string[] {
  return recoveryCodes.map((code) => recoveryHash(userId, code));
}
