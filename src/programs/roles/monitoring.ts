/** The monitoring port: metrics and health checks, from the beginning of a start on. */
import type { Server } from 'node:http';
import { serveMetrics } from '../../api/metrics/metricsServer';
import type { Health } from '../../engine/health';
import type { Preparation } from './preparation';

/** Starts the listener for metrics. Undefined if no port is set. Throws if the port is taken. */
export async function startMonitoring(
  { config, clock, database, metrics, loopWatch }: Preparation,
  health: Health,
): Promise<Server | undefined> {
  if (metrics === undefined) return undefined;
  metrics.watchHealth(health);
  metrics.watchLeadership(health);
  metrics.watchClock(clock);
  metrics.watchDatabase(database);
  metrics.watchLoop(loopWatch);
  return await serveMetrics({
    host: config.metricsHost,
    port: config.metricsPort,
    metrics,
    health,
    operators: config.operators,
    retryAfterSeconds: config.http.retryAfterSeconds,
  });
}
