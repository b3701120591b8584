import { insertUserWithPassword } from '../store/passwords';
import type { Accounts } from './accounts';
import { attempt, type Locked } from './attempts';
import { plainEmail } from './email';
import { type PasswordFault, passwordFault } from './passwordRules';
import { openSession } from './sessions';

export type SignUpAnswer =
  | { readonly cookie: string }
  | { readonly fault: 'email_invalid' | 'email_taken' | PasswordFault }
  | Locked;

/**
 * A new account, at the lowest level, and its first session. `network`: where the caller is. An address that is taken costs
 * the same time, but is told: there is no mail by which to tell its owner alone, so what bounds asking is the count of sign-ups from one place.
 */
export async function signUp(
  accounts: Accounts,
  { email, password, network }: { readonly email: string; readonly password: string; readonly network: string },
): Promise<SignUpAnswer> {
  const { database, clock, config, hashing } = accounts;
  if (plainEmail(email) === undefined) return { fault: 'email_invalid' };
  const fault = passwordFault(password, email);
  if (fault !== undefined) return { fault };
  // Each sign-up counts, whatever comes of it, unless it could not be tried.
  let passwordHash = '';
  const subject = { kind: 'sign_up', name: network, failuresMax: config.signUpsPerAddressMax } as const;
  const tried = await attempt(accounts, { subjects: [subject], forgives: [] }, async () => {
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
