import type { Handler } from './types';

/** Says whether requests should be sent here, and if not, why. */
export const getReadiness: Handler<'getReadiness'> = (_request, { config, health }) => {
  const { ready, recovered, leaseHeld, databaseAnswers, accepting } = health.readiness();
  const checks = { recovered, lease_held: leaseHeld, database_answers: databaseAnswers, accepting };
  return ready ? { status: 200, body: { checks } } : { refusal: { code: 'NOT_READY', checks, retryAfterSeconds: config.http.retryAfterSeconds } };
};
