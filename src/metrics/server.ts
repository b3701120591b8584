/**
 * The port for those who watch: metrics, and the same health as on the serving port, which a standby and a server that still reads its books back do not open
 * yet. For a network of one's own: it asks nobody who they are.
 */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Health } from '../engine/health';
import { renderChecks } from '../handlers/render/health';
import type { Metrics } from './metrics';

const CONNECTIONS_MAX = 64;
const TIMEOUT_MS = 5_000;
const HEADER_BYTES_MAX = 4 * 1024;

export interface MetricsServerOptions {
  readonly host: string;
  readonly port: number;
  readonly metrics: Metrics;
  readonly health: Pick<Health, 'readiness'>;
}

/** Resolves once it listens. */
export async function serveMetrics({ host, port, metrics, health }: MetricsServerOptions): Promise<Server> {
  const limits = { maxHeaderSize: HEADER_BYTES_MAX, headersTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS, keepAliveTimeout: TIMEOUT_MS };
  const server = createServer(limits, (request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, 'text/plain', 'GET only\n', { Allow: 'GET, HEAD' });
    if (path === '/health/live') return answerJson(response, 200, {});
    if (path === '/health/ready') return answerReadiness(response, health);
    if (path !== '/metrics') return answer(response, 404, 'text/plain', 'There are /metrics, /health/live and /health/ready.\n');
    metrics.exposed().then(
      ({ contentType, text }) => answer(response, 200, contentType, text),
      () => answer(response, 500, 'text/plain', 'the metrics could not be read\n'),
    );
  });
  server.maxConnections = CONNECTIONS_MAX;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`cannot listen for metrics on ${host}:${port}: ${error.message}`)));
    server.listen(port, host, resolve);
  });
  return server;
}

function answerReadiness(response: ServerResponse, health: MetricsServerOptions['health']): void {
  const readiness = health.readiness();
  const checks = renderChecks(readiness);
  if (readiness.ready) answerJson(response, 200, { checks });
  else answerJson(response, 503, { code: 'NOT_READY', message: 'No requests should be sent here.', checks });
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  answer(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

function answer(response: ServerResponse, status: number, contentType: string, text: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(text), ...headers }).end(text);
}
