/** Creates an account with e-mail address and password. */
import { insertUserWithPassword } from '../store/identity/passwords';
import type { Accounts } from './accounts';
import { parseEmail } from './email';
import { type Locked, runLimitedAttempt } from './failedAttempts';
import { type PasswordFault, passwordFault } from './passwordRules';
import { openSession } from './sessions';

export type SignUpResult =
  | { readonly cookie: string }
  | { readonly fault: 'email_invalid' | 'email_taken' | PasswordFault }
  | Locked;

/**
 * Creates an account with the lowest verification level and its first session. `network`: the caller's network address.
 * A taken e-mail address takes the same time but is reported, because the server sends no mail to the owner. The limit
 * of sign-ups from one network bounds such queries.
 */
export async function signUp(
  accounts: Accounts,
  { email, password, network }: { readonly email: string; readonly password: string; readonly network: string },
): Promise<SignUpResult> {
  const { database, clock, config, hashing } = accounts;
  if (parseEmail(email) === undefined) return { fault: 'email_invalid' };
  const fault = passwordFault(password, email);
  if (fault !== undefined) return { fault };
  // Every sign-up counts as a failure, even a successful one, unless it could not be attempted.
  let passwordHash = '';
  const subject = { kind: 'sign_up', name: network, failuresMax: config.signUpsPerAddressMax } as const;
  const tried = await runLimitedAttempt(accounts, { subjects: [subject], forgives: [] }, async () => {
    passwordHash = await hashing.hash(password);
    return false;
  });
  if (tried.lockedForMs !== undefined) return tried;
  const userId = await insertUserWithPassword(database, {
    email,
    level: 'level_0',
    feeTier: 0,
    createdAtMs: clock.nowMs(),
    passwordHash,
  });
  if (userId === undefined) return { fault: 'email_taken' };
  return { cookie: await openSession(accounts, userId, 'full') };
}
