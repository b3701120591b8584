/** Checks and changes the password of a signed-in user. */
import { deleteAccountLinks } from '../../store/identity/accountLinks';
import { findPassword } from '../../store/identity/passwords';
import { deleteUserSessions } from '../../store/identity/sessions';
import { setPassword } from '../../store/identity/userAccounts';
import { holdWithdrawals } from '../../store/identity/withdrawalHolds';
import { queueNotice } from './accountMail';
import type { Accounts } from './accounts';
import type { Device } from './device';
import { type Locked, runGuess } from './failedAttempts';
import { type PasswordFault, passwordFault } from './passwordRules';
import { endProgramAccess } from './programAccess';
import { openSession, type SignedInUser } from './sessions';

export interface PasswordProof {
  readonly user: SignedInUser;
  readonly password: string;
  /** The normalized address of the client. */
  readonly ip: string;
}

/** Returns undefined if the password is correct. Failures count for the sessions of the user. */
export async function requirePassword(
  accounts: Accounts,
  { user, password, ip }: PasswordProof,
): Promise<{ readonly fault: 'missing' | 'wrong' } | Locked | undefined> {
  if (password === '') return { fault: 'missing' };
  const record = await findPassword(accounts.database, accounts.masterKeys, user.id);
  const guess = { secret: 'password', account: user.email, origin: { kind: 'session' } } as const;
  const requester = { ip, userId: user.id };
  const tried = await runGuess(accounts, guess, () => accounts.hashing.verify(record?.hash, password, requester));
  if (tried.lockedForMs !== undefined) return tried;
  if (!tried.isRight) return { fault: 'wrong' };
  return undefined;
}

/** The rule that a new password breaks; undefined if it is acceptable. */
export function newPasswordFault(user: SignedInUser, password: string): PasswordFault | undefined {
  return passwordFault(password, user.email);
}

/**
 * Changes the password, ends all sessions and opens a new one. `endsPrograms`: also revokes API keys and disconnects
 * apps. Withdrawals wait, and the user gets a notice. The caller has just verified the old password; `password` is the
 * new one.
 */
export async function changePassword(
  accounts: Accounts,
  {
    user,
    password,
    endsPrograms,
    device,
  }: {
    readonly user: SignedInUser;
    readonly password: string;
    readonly endsPrograms: boolean;
    readonly device: Device;
  },
): Promise<{ readonly cookie: string }> {
  const { database, clock, hashing } = accounts;
  const { id: userId } = user;
  const hash = await hashing.hash(password, { ip: device.ip, userId });
  const nowMs = clock.nowMs();
  await database.transaction(async (transaction) => {
    await setPassword(database, transaction, { userId, hash, nowMs, keys: accounts.masterKeys });
    await deleteUserSessions(transaction, userId, undefined);
    await deleteAccountLinks(database, transaction, userId, ['reset']);
    if (endsPrograms) await endProgramAccess(accounts, transaction, userId);
    await holdWithdrawals(accounts, transaction, userId, nowMs + accounts.withdrawalHoldMs);
    await queueNotice(accounts, transaction, { userId, notice: 'password_changed' });
  });
  return { cookie: await openSession(accounts, user.id, { stage: 'full', device }) };
}
