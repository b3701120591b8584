/**
 * Sets up, verifies and removes the second factor of a user, and manages its recovery codes. Every code can be used
 * once. Guessing is limited by `failedAttempts.ts`.
 */

import { deletePasskeysSince } from '../../store/identity/passkeys';
import { deleteSecondFactorReset } from '../../store/identity/secondFactorResets';
import {
  type AlsoWrite,
  confirmSecondFactor,
  consumeRecoveryCode,
  consumeStep,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  restoreRecoveryCode,
  startSecondFactor,
  storedRecoveryCodeHash,
} from '../../store/identity/secondFactors';
import { holdWithdrawals } from '../../store/identity/withdrawalHolds';
import type { Notice } from '../mail/mailTexts';
import { queueNotice } from './accountMail';
import type { Accounts } from './accounts';
import type { Device } from './device';
import { originOf, recordSignIn } from './devices';
import { type GuessOrigin, type Locked, runGuess } from './failedAttempts';
import {
  findTimeStep,
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  parseCode,
  provisioningUri,
} from './oneTimeCodes';
import { keepUsedSecondFactor } from './secondFactorReset';
import { endSession, endUserSessions, openSession, type Session, type SignedInUser } from './sessions';
import { recordSignInOutcome } from './signInHistory';

/** The reason why a code was not accepted. */
export type CodeFault = { readonly fault: 'missing' | 'wrong' } | Locked;
type SecondFactorUser = Pick<SignedInUser, 'id' | 'hasSecondFactor'>;

/** A second factor that is not confirmed yet: the data for the app. */
export interface PendingFactor {
  readonly secret: string;
  readonly uri: string;
}

/**
 * Protects actions for which a stolen session must not suffice. Returns undefined if the user has no second factor, or
 * if `code` is valid and unused. An accepted code is used up, so this must be the last check of an action.
 * `origin`: the session of the user, unless the user is about to sign in.
 */
export async function requireFreshSecondFactor(
  accounts: Accounts,
  user: SecondFactorUser,
  code: string | undefined,
  origin: GuessOrigin = { kind: 'session' },
): Promise<CodeFault | undefined> {
  if (!user.hasSecondFactor) return undefined;
  const given = (code ?? '').trim();
  if (given === '') return { fault: 'missing' };
  const guess = { secret: 'code', account: String(user.id), origin } as const;
  const tried = await runGuess(accounts, guess, () => consumeCode(accounts, user.id, given));
  if (tried.lockedForMs !== undefined) return tried;
  if (!tried.isRight) return { fault: 'wrong' };
  await keepUsedSecondFactor(accounts, user.id);
  return undefined;
}

/**
 * To be called if the action was refused after all, for which `requireFreshSecondFactor` has just accepted the code: of
 * several parallel requests, those that lose use up no recovery code. A code of the app cannot be used again.
 */
export async function giveBackRecoveryCode(
  accounts: Accounts,
  user: SecondFactorUser,
  code: string | undefined,
): Promise<void> {
  const given = user.hasSecondFactor ? parseCode(code ?? '') : undefined;
  if (given?.kind !== 'recovery') return;
  const [codeHash = ''] = hashRecoveryCodes(accounts, user.id, [given.code]);
  await restoreRecoveryCode(accounts.database, user.id, codeHash);
}

/** Completes a sign-in: replaces the session that the password opened with a full session. */
export async function completeSignIn(
  accounts: Accounts,
  {
    session,
    user,
    code,
    device,
    network,
  }: {
    readonly session: Session;
    readonly user: SignedInUser;
    readonly code: string;
    readonly device: Device;
    readonly network: string;
  },
): Promise<{ readonly cookie: string; readonly deviceCookie: string } | CodeFault> {
  const origin = await originOf(accounts, user.id, { device, network });
  const fault = await requireFreshSecondFactor(accounts, user, code, origin);
  if (fault !== undefined) {
    if ('fault' in fault && fault.fault === 'wrong')
      await recordSignInOutcome(accounts, { userId: user.id, outcome: 'wrong_code', device });
    return fault;
  }
  await endSession(accounts, session);
  const deviceCookie = await recordSignIn(accounts, user.id, { device, outcome: 'code' });
  return { cookie: await openSession(accounts, user.id, { stage: 'full', device }), deviceCookie };
}

/**
 * Creates a secret for an authenticator app. It becomes active once a code confirms it. Undefined if the user already
 * has a second factor.
 */
export async function startSecondFactorSetup(
  { database, masterKeys, clock, brand }: Accounts,
  user: SignedInUser,
): Promise<PendingFactor | undefined> {
  const secret = newSecret();
  const started = await startSecondFactor(database, masterKeys, { userId: user.id, secret }, clock.nowMs());
  return started
    ? { secret, uri: provisioningUri(secret, { account: user.email, exchange: brand.name.en }) }
    : undefined;
}

/** The second factor that waits for confirmation, if it has not expired. */
export async function findPendingSecondFactor(
  accounts: Accounts,
  user: SignedInUser,
): Promise<PendingFactor | undefined> {
  const { database, masterKeys, clock, config, brand } = accounts;
  const factor = await findSecondFactor(database, masterKeys, user.id);
  if (
    factor === undefined ||
    factor.confirmedAtMs !== null ||
    factor.createdAtMs + config.secondFactorWaitMs <= clock.nowMs()
  )
    return undefined;
  return {
    secret: factor.secret,
    uri: provisioningUri(factor.secret, { account: user.email, exchange: brand.name.en }),
  };
}

/**
 * Activates the second factor with a code of the app. Returns the recovery codes, which are not shown again. Ends all
 * other sessions.
 */
export async function turnOnSecondFactor(
  accounts: Accounts,
  { session, user, code }: { readonly session: Session; readonly user: SignedInUser; readonly code: string },
): Promise<{ readonly recoveryCodes: readonly string[] } | { readonly fault: 'missing' | 'wrong' | 'none' }> {
  const { database, masterKeys, clock } = accounts;
  const pending = await findPendingSecondFactor(accounts, user);
  if (pending === undefined) return { fault: 'none' };
  const given = parseCode(code);
  if (given === undefined) return { fault: code.trim() === '' ? 'missing' : 'wrong' };
  const step = given.kind === 'app' ? findTimeStep(pending.secret, given.code, clock.nowMs()) : undefined;
  if (step === undefined) return { fault: 'wrong' };
  const recoveryCodes = newRecoveryCodes();
  const codeHashes = hashRecoveryCodes(accounts, user.id, recoveryCodes);
  const confirmation = { userId: user.id, step, codeHashes, nowMs: clock.nowMs() };
  if (!(await confirmSecondFactor(database, masterKeys, confirmation, noticeAndHold(accounts, user.id, 'factor_on'))))
    return { fault: 'none' };
  await endUserSessions(accounts, user.id, session);
  return { recoveryCodes };
}

/** Removes the second factor and all passkeys. The caller has just verified the password and a code. */
export async function turnOffSecondFactor(accounts: Accounts, user: SignedInUser): Promise<void> {
  await deleteSecondFactor(accounts.database, accounts.masterKeys, user.id, async (transaction) => {
    await deletePasskeysSince(accounts.database, transaction, user.id, 0);
    await deleteSecondFactorReset(accounts.database, transaction, user.id);
    await noticeAndHold(accounts, user.id, 'factor_off')(transaction);
  });
}

/** A change of the second factor makes withdrawals wait, and its user gets a notice. */
function noticeAndHold(accounts: Accounts, userId: number, notice: Notice): AlsoWrite {
  const { clock, withdrawalHoldMs } = accounts;
  return async (transaction) => {
    await holdWithdrawals(accounts, transaction, userId, clock.nowMs() + withdrawalHoldMs);
    await queueNotice(accounts, transaction, { userId, notice });
  };
}

/**
 * Replaces all recovery codes and returns the new ones, which are not shown again. The caller has just verified a code.
 */
export async function renewRecoveryCodes(accounts: Accounts, user: SignedInUser): Promise<readonly string[]> {
  const recoveryCodes = newRecoveryCodes();
  const codeHashes = hashRecoveryCodes(accounts, user.id, recoveryCodes);
  await replaceRecoveryCodes(accounts.database, user.id, codeHashes, (transaction) =>
    queueNotice(accounts, transaction, { userId: user.id, notice: 'codes_renewed' }),
  );
  return recoveryCodes;
}

async function consumeCode(accounts: Accounts, userId: number, typed: string): Promise<boolean> {
  const { database, masterKeys, clock } = accounts;
  const given = parseCode(typed);
  if (given === undefined) return false;
  const nowMs = clock.nowMs();
  if (given.kind === 'recovery') {
    const [codeHash = ''] = hashRecoveryCodes(accounts, userId, [given.code]);
    return consumeRecoveryCode(database, userId, codeHash, nowMs, (transaction) =>
      queueNotice(accounts, transaction, { userId, notice: 'recovery_code_used' }),
    );
  }
  const factor = await findSecondFactor(database, masterKeys, userId);
  const step = factor === undefined ? undefined : findTimeStep(factor.secret, given.code, nowMs);
  return step !== undefined && (await consumeStep(database, masterKeys, userId, step));
}

function hashRecoveryCodes({ masterKeys }: Accounts, userId: number, recoveryCodes: readonly string[]): string[] {
  return recoveryCodes.map((code) => storedRecoveryCodeHash(masterKeys, userId, hashRecoveryCode(userId, code)));
}
