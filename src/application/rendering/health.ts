/** Renders the readiness checks. */
import type { Readiness } from '../../engine/health';
import type { HealthChecks } from '../refusals';

export function renderHealthChecks({ recovered, leaseHeld, databaseAnswers, accepting }: Readiness): HealthChecks {
  return { recovered, lease_held: leaseHeld, database_answers: databaseAnswers, accepting };
}
