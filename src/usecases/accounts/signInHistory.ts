/** The sign-in history that users see: when, from where and how somebody signed in, or failed to. */
import { insertSignIn, listSignIns, NO_USER, type SignIn, type SignInOutcome } from '../../store/identity/signIns';
import type { Accounts } from './accounts';
import { cleanUserAgent, type Device } from './device';

/**
 * `userId`: undefined for an address without an account, which takes the same work. Attempts that were not made because
 * of a lock are not recorded.
 */
export async function recordSignInOutcome(
  { database, clock, signInsKeptMs }: Accounts,
  {
    userId = NO_USER,
    outcome,
    device,
  }: { readonly userId: number | undefined; readonly outcome: SignInOutcome; readonly device: Device },
): Promise<void> {
  const atMs = clock.nowMs();
  const signIn = { userId, outcome, userAgent: cleanUserAgent(device.userAgent), ip: device.ip, atMs };
  await insertSignIn(database, signIn, atMs - signInsKeptMs);
}

/** Returns up to `limit` successful and `limit` failed sign-ins, newest first. */
export async function readSignInHistory(
  { database, clock, signInsKeptMs }: Accounts,
  userId: number,
  limit: number,
): Promise<SignIn[]> {
  const afterMs = clock.nowMs() - signInsKeptMs;
  const [successes, failures] = await Promise.all(
    [true, false].map((successful) => listSignIns(database, userId, { successful, afterMs, limit })),
  );
  return [...(successes ?? []), ...(failures ?? [])].sort((one, other) => other.atMs - one.atMs);
}
