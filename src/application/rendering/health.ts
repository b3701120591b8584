/** What a server needs to be ready, as it is told over HTTP. */
import type { Readiness } from '../../engine/health';
import type { HealthChecks } from '../refusals';

export function renderChecks({ recovered, leaseHeld, databaseAnswers, accepting }: Readiness): HealthChecks {
  return { recovered, lease_held: leaseHeld, database_answers: databaseAnswers, accepting };
}
