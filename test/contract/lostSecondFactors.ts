/** Users with a second factor, for the operations that remove one which was lost. */
import { insertSecondFactorReset } from '../../src/store/identity/secondFactorResets';
import { confirmSecondFactor, startSecondFactor } from '../../src/store/identity/secondFactors';
import { deriveSecretKeys } from '../../src/store/secrets/secretKeys';
import type { TestExchange } from '../support/exchange';

/** Longer than any test takes. */
const WAITING_MS = 86_400_000;

/** Returns the id of a new user with a second factor. */
export async function userWithFactor({ operator, database, masterKeys }: TestExchange): Promise<string> {
  const email = `factor-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  const { id: userId } = await operator.expect('createUser', 201, { body: { email } });
  const nowMs = Date.now();
  const keys = deriveSecretKeys(masterKeys);
  await startSecondFactor(database, keys, { userId, secret: 'JBSWY3DPEHPK3PXP' }, nowMs);
  await confirmSecondFactor(database, keys, { userId, step: 1, codeHashes: ['unused'], nowMs }, () =>
    Promise.resolve(),
  );
  return String(userId);
}

/** Like `userWithFactor`, and its removal waits for its time. */
export async function userWithReset(exchange: TestExchange): Promise<string> {
  const { database, masterKeys } = exchange;
  const userId = await userWithFactor(exchange);
  const requestedAtMs = Date.now();
  const reset = { userId: Number(userId), requestedAtMs, dueAtMs: requestedAtMs + WAITING_MS };
  await insertSecondFactorReset(database, deriveSecretKeys(masterKeys), database, reset);
  return userId;
}
