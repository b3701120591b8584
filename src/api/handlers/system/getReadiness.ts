import { renderHealthChecks, renderLeadership, renderReady } from '../../rendering/health';
import type { Handler } from '../types';

/** Answers whether this server accepts requests. Refusals: NOT_READY, with the result of each check. */
export const getReadiness: Handler<'getReadiness'> = (_request, { config, health }) => {
  const readiness = health.readiness();
  if (readiness.ready) return { status: 200, body: renderReady(readiness) };
  const checks = renderHealthChecks(readiness);
  const leadership = renderLeadership(readiness);
  return { refusal: { code: 'NOT_READY', checks, leadership, retryAfterSeconds: config.http.retryAfterSeconds } };
};
