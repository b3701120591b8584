/**
 * The monitoring port: metrics, and the same health endpoints as on the serving port, which a standby and a server in
 * recovery have not opened yet. It has no authentication and must only be reachable from a trusted network.
 */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { operationRecords } from '../../../generated/operations';
import type { Health, Readiness } from '../../engine/health';
import type { Config } from '../../foundation/settings/config';
import { errorResponse } from '../http/problems/errors';
import { renderControls, renderHealthChecks, renderLeadership, renderReady } from '../rendering/health';
import type { Metrics } from './metrics';

const CONNECTIONS_MAX = 64;
const TIMEOUT_MS = 5_000;
const HEADER_BYTES_MAX = 4 * 1024;

export interface MetricsServerOptions {
  readonly host: string;
  readonly port: number;
  readonly metrics: Metrics;
  readonly health: Pick<Health, 'readiness'>;
  /** Settings that the readiness check shows. */
  readonly operators: Config['operators'];
  /** The `Retry-After` of a server that is not ready. */
  readonly retryAfterSeconds: number;
}

/** Resolves when the port is open. */
export async function serveMetrics({
  host,
  port,
  metrics,
  health,
  operators,
  retryAfterSeconds,
}: MetricsServerOptions): Promise<Server> {
  const limits = {
    maxHeaderSize: HEADER_BYTES_MAX,
    headersTimeout: TIMEOUT_MS,
    requestTimeout: TIMEOUT_MS,
    keepAliveTimeout: TIMEOUT_MS,
  };
  const server = createServer(limits, (request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return writeText(response, 405, 'text/plain', 'Only GET is allowed.\n', { Allow: 'GET, HEAD' });
    if (path === '/health/live') return writeJson(response, 200, {});
    if (path === '/health/ready') return writeReadiness(response, health.readiness(), { operators, retryAfterSeconds });
    if (path !== '/metrics')
      return writeText(response, 404, 'text/plain', 'Not found. Available: /metrics, /health/live, /health/ready.\n');
    metrics.exposition().then(
      ({ contentType, text }) => writeText(response, 200, contentType, text),
      () => writeText(response, 500, 'text/plain', 'The metrics could not be read.\n'),
    );
  });
  server.maxConnections = CONNECTIONS_MAX;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`cannot listen for metrics on ${host}:${port}: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  return server;
}

/** Writes the same response as `/health/ready` on the server's main port. */
function writeReadiness(
  response: ServerResponse,
  readiness: Readiness,
  { operators, retryAfterSeconds }: Pick<MetricsServerOptions, 'operators' | 'retryAfterSeconds'>,
): void {
  if (readiness.ready) return writeJson(response, 200, { ...renderReady(readiness), ...renderControls(operators) });
  const checks = renderHealthChecks(readiness);
  const leadership = renderLeadership(readiness);
  const { status, body, headers } = errorResponse(
    { code: 'NOT_READY', checks, leadership, retryAfterSeconds },
    'api',
    operationRecords.getReadiness,
  );
  writeJson(response, status, body ?? {}, headers);
}

function writeJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers?: Readonly<Record<string, string>>,
): void {
  writeText(response, status, 'application/json; charset=utf-8', JSON.stringify(body), headers);
}

function writeText(
  response: ServerResponse,
  status: number,
  contentType: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(text), ...headers })
    .end(text);
}
