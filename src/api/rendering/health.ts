/** Renders the readiness checks, and the part of this server among the servers of its database. */
import type { components } from '../../../generated/openapi';
import type { Readiness } from '../../engine/health';
import type { Config } from '../../foundation/settings/config';
import type { HealthChecks, LeadershipBody } from '../../usecases/refusals';

type Schemas = components['schemas'];

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

/** The body of the readiness check of a server that is ready. */
export function renderReady(readiness: Readiness): Schemas['Ready'] {
  return {
    checks: renderHealthChecks(readiness),
    leadership: renderLeadership(readiness),
    quarantine: readiness.isQuarantined,
  };
}

/** Settings with which an exchange does without a protection: for operators and monitoring, and not for the public. */
export function renderControls({ dualControl, onPublicPort }: Config['operators']): Schemas['Controls'] {
  return { dual_control: dualControl, operators_on_public_port: onPublicPort };
}
