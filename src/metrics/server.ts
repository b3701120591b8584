/**
 * The port for those who watch: metrics, and the same health as on the serving port, which a standby and a server that still reads its books back do not open
 * yet. For a network of one's own: it asks nobody who they are.
 */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Health, Readiness } from '../engine/health';
import { renderChecks } from '../handlers/render/health';
import { errorAnswer } from '../http/errors';
import { recordOf } from '../http/operations';
import type { Metrics } from './metrics';

const CONNECTIONS_MAX = 64;
const TIMEOUT_MS = 5_000;
const HEADER_BYTES_MAX = 4 * 1024;

export interface MetricsServerOptions {
  readonly host: string;
  readonly port: number;
  readonly metrics: Metrics;
  readonly health: Pick<Health, 'readiness'>;
  /** What one that is not ready tells whoever asks to wait. */
  readonly retryAfterSeconds: number;
}

/** Resolves once it listens. */
export async function serveMetrics({
  host,
  port,
  metrics,
  health,
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
      return answer(response, 405, 'text/plain', 'GET only\n', { Allow: 'GET, HEAD' });
    if (path === '/health/live') return answerJson(response, 200, {});
    if (path === '/health/ready') return answerReadiness(response, health.readiness(), retryAfterSeconds);
    if (path !== '/metrics')
      return answer(response, 404, 'text/plain', 'There are /metrics, /health/live and /health/ready.\n');
    metrics.exposed().then(
      ({ contentType, text }) => answer(response, 200, contentType, text),
      () => answer(response, 500, 'text/plain', 'the metrics could not be read\n'),
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

/** As the contract has it on the serving port. */
function answerReadiness(response: ServerResponse, readiness: Readiness, retryAfterSeconds: number): void {
  const checks = renderChecks(readiness);
  if (readiness.ready) return answerJson(response, 200, { checks });
  const { status, body, headers } = errorAnswer(
    { code: 'NOT_READY', checks, retryAfterSeconds },
    'api',
    recordOf('getReadiness'),
  );
  answerJson(response, status, body ?? {}, headers);
}

function answerJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers?: Readonly<Record<string, string>>,
): void {
  answer(response, status, 'application/json; charset=utf-8', JSON.stringify(body), headers);
}

function answer(
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
