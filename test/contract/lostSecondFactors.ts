/** Users with a second factor, for the operations that remove one which was lost. */
import { insertSecondFactorReset } from '../../src/store/identity/secondFactorResets';
import { startSecondFactor } from '../../src/store/identity/secondFactors';
import type { TestExchange } from '../support/exchange';

/** Longer than any test takes. */
const WAITING_MS = 86_400_000;

/** Returns the id of a new user with a second factor. */
export async function userWithFactor({ operator, database, masterKeys }: TestExchange): Promise<string> {
  const email = `factor-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  const { id: userId } = await operator.expect('createUser', 201, { body: { email } });
  const nowMs = Date.now();
  await startSecondFactor(database, masterKeys, { userId, secret: 'JBSWY3DPEHPK3PXP' }, nowMs);
  await database('second_factors').where('user_id', userId).update({ confirmed_at_ms: nowMs });
  return String(userId);
}

/** Like `userWithFactor`, and its removal waits for its time. */
export async function userWithReset(exchange: TestExchange): Promise<string> {
  const { database } = exchange;
  const userId = await userWithFactor(exchange);
  const requestedAtMs = Date.now();
  const reset = { userId: Number(userId), requestedAtMs, dueAtMs: requestedAtMs + WAITING_MS };
  await insertSecondFactorReset(database, database, reset);
  return userId;
}
