/**
 * The HTTP server of the custodian. Requests are dispatched by the contract: its paths, methods and schemas are those of
 * generated/custodian.openapi.json. The signature is checked before anything else is read from a request.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Ajv2020 from 'ajv/dist/2020';
import express, { type Express, type Request, type Response } from 'express';
import { type Document, OpenAPIBackend } from 'openapi-backend';
import type { Logger } from 'pino';
import document from '../../../../generated/custodian.openapi.json';
import { systemEventLoop } from '../../../foundation/eventLoop';
import { NodeError } from '../../../foundation/nodeRpc';
import { isOutage } from '../../../store/connection/database';
import { NetworkNotReady } from '../deposits/assignAddress';
import type { CustodianOperations, OperationResponse } from './operations';
import { isSignedByExchange, type SignatureCheck } from './signedRequests';

/** Path of the base URL. The exchange's CUSTODY_URL ends with it. */
const BASE_PATH = '/v1';
const CLOSE_CHECK_MS = 50;
const HEADERS_BYTES_MAX = 8 * 1024;

export interface CustodianServerOptions {
  readonly host: string;
  readonly port: number;
  readonly bodyBytesMax: number;
  readonly requestTimeoutMs: number;
  readonly connectionsMax: number;
  readonly signatures: SignatureCheck;
  readonly operations: CustodianOperations;
  readonly log: Logger;
}

export interface CustodianServer {
  readonly port: number;
  /** Finishes the requests in flight. */
  close(): Promise<void>;
}

export async function startCustodianServer(options: CustodianServerOptions): Promise<CustodianServer> {
  const { requestTimeoutMs, connectionsMax, host, port } = options;
  const app = await createApp(options);
  const limits = {
    requestTimeout: requestTimeoutMs,
    headersTimeout: requestTimeoutMs,
    maxHeaderSize: HEADERS_BYTES_MAX,
  };
  const server = createServer({ ...limits, connectionsCheckingInterval: requestTimeoutMs }, app);
  server.maxConnections = connectionsMax;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) };
}

async function createApp({ bodyBytesMax, signatures, operations, log }: CustodianServerOptions): Promise<Express> {
  const api = await createBackend(operations);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(BASE_PATH, express.raw({ type: () => true, limit: bodyBytesMax, inflate: false }));
  app.use(BASE_PATH, async (request: Request, response: Response) => {
    const { method, url: path, headers } = request;
    const body: Uint8Array = Buffer.isBuffer(request.body) ? request.body : new Uint8Array();
    if (!isSignedByExchange(signatures, { method, path, headers, body })) return void respond(response, [401]);
    const parsed = parseBody(body);
    if (parsed === 'malformed') return void respond(response, [400]);
    const flat = headers as Record<string, string | string[]>;
    respond(response, await api.handleRequest({ method, path, headers: flat, body: parsed }));
  });
  app.use((_request: Request, response: Response) => void response.status(404).end());
  app.use(handleError(log));
  return app;
}

type Answer = OperationResponse | readonly [status: 401 | 404 | 405 | 500 | 503];

function respond(response: Response, [status, body]: Answer): void {
  response.status(status);
  if (body === undefined) response.end();
  else response.type('application/json').send(JSON.stringify(body));
}

/** Undefined for an empty body. */
function parseBody(body: Uint8Array): object | undefined | 'malformed' {
  if (body.length === 0) return undefined;
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : 'malformed';
  } catch {
    return 'malformed';
  }
}

async function createBackend(operations: CustodianOperations): Promise<OpenAPIBackend> {
  const answer = (status: 400 | 404 | 405) => (): Answer => [status] as Answer;
  const api = new OpenAPIBackend({
    definition: withoutServers(document as unknown as Document),
    strict: true,
    quick: true,
    // A newer exchange may send further members, which the contract asks to ignore.
    customizeAjv: () => new Ajv2020({ strict: false, removeAdditional: true }) as never,
    handlers: {
      validationFail: answer(400),
      notFound: answer(404),
      methodNotAllowed: answer(405),
      notImplemented: answer(404),
      unauthorizedHandler: answer(404),
    },
  });
  for (const [operationId, operation] of Object.entries(operations))
    api.register(operationId, ({ request }) =>
      operation({
        key: String(request.params['key'] ?? ''),
        kind: String(request.params['kind'] ?? ''),
        after: String(request.params['after'] ?? ''),
        body: request.requestBody,
      }),
    );
  // The signature was checked on the raw request.
  api.registerSecurityHandler('signature', () => true);
  await api.init();
  return api;
}

/** The server's URL is a template, which the exchange's settings fill in. Callbacks are not served. */
function withoutServers(definition: Document): Document {
  const { servers: _servers, webhooks: _webhooks, ...rest } = definition as Document & { readonly webhooks?: object };
  return rest as Document;
}

function handleError(log: Logger) {
  return (error: Error & { status?: number }, _request: Request, response: Response, _next: unknown): void => {
    if (response.headersSent) return void response.destroy();
    // Bodies that are too large, compressed or cut off.
    if (error.status !== undefined && error.status < 500) return respond(response, [400]);
    if (error instanceof URIError) return respond(response, [400]);
    const outage = isOutage(error) || error instanceof NetworkNotReady || error instanceof NodeError;
    log[outage ? 'warn' : 'error']({ err: error }, outage ? 'a request cannot be served now' : 'a request failed');
    respond(response, [outage ? 503 : 500]);
  };
}

/** Connections that become idle after their last response are closed, too. */
async function closeServer(server: Server): Promise<void> {
  const cancel = systemEventLoop.every(CLOSE_CHECK_MS, () => server.closeIdleConnections());
  await new Promise((resolve) => server.close(resolve));
  cancel();
}
