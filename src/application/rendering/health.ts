/** Renders the readiness checks, and the part of this server among the servers of its database. */
import type { Config } from '../../config';
import type { Readiness } from '../../engine/health';
import type { HealthChecks, LeadershipBody } from '../refusals';

export function renderHealthChecks(readiness: Readiness): HealthChecks {
  const { recovered, leaseHeld, databaseAnswers, clockTrusted, accepting } = readiness;
  return {
    recovered,
    lease_held: leaseHeld,
    database_answers: databaseAnswers,
    clock_trusted: clockTrusted,
    accepting,
  };
}

export function renderLeadership({ leadership: { role, epoch, lagEvents, lagMs } }: Readiness): LeadershipBody {
  return { role, epoch, lag_events: lagEvents, lag_ms: lagMs === null ? null : Math.ceil(lagMs) };
}

/** The settings with which an exchange does without a protection, so that monitoring notices them. */
export function renderOperatorProtection({ dualControl, onPublicPort }: Config['operators']): OperatorProtection {
  return { dual_control: dualControl, operators_on_public_port: onPublicPort };
}

interface OperatorProtection {
  readonly dual_control: boolean;
  readonly operators_on_public_port: boolean;
}
