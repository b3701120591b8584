/**
 * The HTTP server: Express with the pipeline as its only middleware, Node's limits and timeouts, and an orderly
 * shutdown. It wires the parts of `api/http` and knows no single operation.
 */
import type { KeyObject } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import express from 'express';
import type { Logger } from 'pino';
import type { OperationRecord } from '../../../../generated/operations';
import type { IdentityChanges } from '../../../engine/cluster/identityChanges';
import type { LimitUses } from '../../../engine/cluster/limitUses';
import type { EventLoop } from '../../../foundation/eventLoop';
import type { Config } from '../../../foundation/settings/config';
import { CachedRowCounts } from '../../../store/connection/cachedRowCounts';
import { depositAddressLoader } from '../../../store/transfers/depositAddresses';
import type { OperatorAccess } from '../../../usecases/operators/operatorAccess';
import { BinanceOrderCounts } from '../../../usecases/orderCounts';
import { AccessTokens } from '../../../usecases/portal/accessTokens';
import { activeSessions } from '../../../usecases/portal/activeSessions';
import { createResponseCaches } from '../../../usecases/responseCache';
import type { Services } from '../../../usecases/services';
import { ApiKeyUses } from '../authentication/apiKeyUses';
import { Authentication } from '../authentication/authentication';
import { Credentials, identityCacheMs } from '../authentication/credentials';
import { TrustedProxies } from '../calls/addresses';
import { CostLimits } from '../calls/costLimits';
import { createHostCheck } from '../calls/hostCheck';
import { combineObservers, type RequestObserver } from '../calls/observer';
import type { PageHandler } from '../calls/pageHandler';
import { RateLimits } from '../calls/rateLimits';
import { RequestBatching } from '../calls/requestBatching';
import { createRequestIds } from '../calls/requestContext';
import { WeightLimits } from '../calls/weightLimits';
import { MessageDoor } from '../contract/messageDoor';
import { OperationSurface } from '../contract/operationSurface';
import { createOperations } from '../contract/operations';
import type { StopObserver } from '../contract/withActionLog';
import { Admission, operationRules } from '../pipeline/admission';
import { PageSurface } from '../pipeline/pageSurface';
import { Pipeline, type PipelineOptions } from '../pipeline/pipeline';
import { createProblemRenderer } from '../responses/problemRenderer';
import { ResponseWriter } from '../responses/responseWriter';
import { answerClientError } from './clientErrors';
import { createExpressServer } from './expressServer';
import { RequestConnections } from './requestConnections';
import { ConnectionGuard, limitConnections } from './stalledConnections';

/** How long idle connections stay open at most when the server has stopped listening. */
const IDLE_CLOSED_AFTER_MS_MAX = 1_000;

export type ServerDependencies = Omit<
  Services,
  | 'identityChanged'
  | 'accessTokens'
  | 'findActiveSession'
  | 'depositAddressesOf'
  | 'inFlightKeys'
  | 'orderCounts'
  | 'responseCaches'
  | 'counts'
> & {
  readonly eventLoop: EventLoop;
  /** The secrets with which the custodian signs its callbacks; empty without a custodian. */
  readonly custodySecrets: readonly KeyObject[];
  /** Creates the pages from the same services. */
  readonly pages: (services: Services) => PageHandler;
  /** Creates the pages of the operators' console. */
  readonly consolePages: (services: Services, access: OperatorAccess) => PageHandler;
  readonly observers: readonly RequestObserver[];
  /** Learns of what operators have stopped. */
  readonly operatorStopped: StopObserver | undefined;
  /** Changes that other processes must learn of; undefined if there are no others. */
  readonly identityChanges: IdentityChanges | undefined;
  /** What clients use of their limits at other gateways; undefined if there are none. */
  readonly limitUses: LimitUses | undefined;
};

export interface HttpServer {
  /** For clients: their operations and pages. It does not listen yet. */
  readonly server: Server;
  /** For operators: their operations, their console, and health checks. It does not listen yet. */
  readonly operatorServer: Server;
  /** For the messages of the Binance-compatible WebSocket API. */
  readonly messageDoor: MessageDoor;
  /** Whether the API key can authorize a session from this address. */
  readonly isActiveKey: (apiKey: string, ip: string) => Promise<boolean>;
  /**
   * Accepts no new connections, finishes accepted requests, and closes the remaining connections at the shutdown
   * deadline. `closeStreams` is called when no connection with requests is left, so that streams show what these have
   * done.
   */
  close(closeStreams: () => Promise<void>): Promise<void>;
}

export async function createServer({
  pages,
  consolePages,
  custodySecrets,
  observers,
  operatorStopped,
  eventLoop,
  limitUses,
  ...dependencies
}: ServerDependencies): Promise<HttpServer> {
  const { clock, config, log } = dependencies;
  const credentials = new Credentials({
    ...dependencies,
    identityCacheMs: identityCacheMs(config),
    identityCacheMax: config.authentication.identityCacheMax,
  });
  const services = createServices(dependencies, credentials, eventLoop);
  const keyLimits = new RateLimits(config.rateLimits.key, config.rateLimits.bucketsMax, clock);
  const addressLimits = new RateLimits(config.rateLimits.address, config.rateLimits.bucketsMax, clock);
  const costLimits = new CostLimits(config.rateLimits.cost, config.rateLimits.bucketsMax, clock);
  const weightLimits = new WeightLimits(config.rateLimits.weight, config.rateLimits.bucketsMax, clock);
  if (limitUses !== undefined) {
    keyLimits.shareWith(limitUses, 'key');
    addressLimits.shareWith(limitUses, 'address');
    costLimits.shareWith(limitUses);
    weightLimits.shareWith(limitUses);
  }
  const custodian = { secrets: custodySecrets, callbackWindowMs: config.custody.callbackWindowMs };
  const apiKeyUses = new ApiKeyUses({ database: dependencies.database, log });
  const authentication = new Authentication({
    credentials,
    masterKeys: dependencies.masterKeys,
    clock,
    eventLoop,
    keyLimits,
    apiKeyUses,
    config: config.authentication,
    custodian,
  });
  const operations = await createOperations(services, authentication, operatorStopped);
  const responseWriter = new ResponseWriter(eventLoop);
  const nextRequestId = createRequestIds();
  const observe = combineObservers(observers);
  const { engine } = dependencies;
  const trustedProxies = new TrustedProxies(config.http.trustedProxies);
  const isOwnHost = createHostCheck(config);
  const shared = { nextRequestId, responseWriter, observe, engine, log, config, trustedProxies, isOwnHost };
  const admissionOptions = { addressLimits, costLimits, weightLimits, engine, eventLoop, log, config };
  const renderProblem = createProblemRenderer(log);
  const batching = new RequestBatching(eventLoop);
  const isConsoleHost = createHostCheck({ publicUrl: config.operators.url, host: config.operators.host });
  const sharedByOperators = {
    ...shared,
    isOwnHost: (request: IncomingMessage, ip: string) => isOwnHost(request, ip) || isConsoleHost(request, ip),
  };
  const createPipeline = (serves: (operation: OperationRecord) => boolean, parts: PipelineOptions) => {
    const surface = new OperationSurface({
      operations,
      engine,
      batching,
      serves,
      portal: config.portal,
      isHttps: config.publicUrl.startsWith('https:'),
      isSandbox: config.sandbox,
      renderProblem,
    });
    // Calls in flight are counted separately, so that operators can act while clients overload the exchange.
    const admission = new Admission(operationRules(engine), admissionOptions);
    return { surface, admission, pipeline: new Pipeline(surface, admission, parts) };
  };
  const createPagePipeline = (surface: PageSurface, parts: PipelineOptions) => {
    const admission = new Admission(surface, admissionOptions);
    return { admission, pipeline: new Pipeline(surface, admission, parts) };
  };
  const isOperators = ({ security }: OperationRecord): boolean => security === 'operator';
  const ofClients = createPipeline((operation) => config.operators.onPublicPort || !isOperators(operation), shared);
  const ofOperators = createPipeline(
    (operation) => isOperators(operation) || operation.unlimited === true,
    sharedByOperators,
  );
  const pageSurface = new PageSurface(pages(services), config.sandbox);
  const ofPages = createPagePipeline(pageSurface, shared);
  const isOperation = (path: string): boolean => ofClients.surface.operationsAt(path).length > 0;
  // The console is on the listener of operators only, also when their operations are on both.
  const consoleSurface = new PageSurface(consolePages(services, operations.operatorAccess), config.sandbox);
  const ofConsole = createPagePipeline(consoleSurface, sharedByOperators);
  const isOperatorOperation = (path: string): boolean => ofOperators.surface.operationsAt(path).length > 0;

  const listenerParts = { config, log, nextRequestId, responseWriter, eventLoop };
  const server = createListener(listenerParts, (request, response) =>
    (pageSurface.serves(request, isOperation) ? ofPages.pipeline : ofClients.pipeline).handle(request, response),
  );
  const requestConnections = new RequestConnections(server);
  limitConnections(server, config.http.connectionsPerAddressMax, trustedProxies);
  const operatorServer = createListener(listenerParts, (request, response) => {
    // No proxy is in front of this listener, so the header could only be forged, to pass the allowlist of a token.
    delete request.headers['x-forwarded-for'];
    const isPage = consoleSurface.serves(request, isOperatorOperation);
    (isPage ? ofConsole.pipeline : ofOperators.pipeline).handle(request, response);
  });
  const served = [ofClients, ofOperators, ofPages, ofConsole];
  const { runOperation } = operations;
  const { admission } = ofClients;
  const ofMessages = { runOperation, authentication, admission, batching, renderProblem, nextRequestId, observe };
  return {
    server,
    operatorServer,
    messageDoor: new MessageDoor(ofMessages),
    isActiveKey: (apiKey, ip) => authentication.isActive(apiKey, ip),
    close: async (closeStreams) => {
      const closed = closeServers([server, operatorServer], served, config.http, eventLoop);
      await requestConnections.whenNone();
      await closeStreams();
      await closed;
    },
  };
}

interface ListenerParts {
  readonly config: Pick<Config, 'http' | 'sandbox'>;
  readonly log: Pick<Logger, 'error'>;
  readonly nextRequestId: () => string;
  readonly responseWriter: ResponseWriter;
  readonly eventLoop: EventLoop;
}

/** An HTTP server that passes each request to `handle`, when its connection may begin with another one. */
function createListener(
  { config, log, nextRequestId, responseWriter, eventLoop }: ListenerParts,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use((request, response) => connectionGuard.startWork(request, response, () => handle(request, response)));
  const server = createExpressServer(app, nodeOptions(config.http));
  server.maxConnections = config.http.connectionsMax;
  const connectionGuard = new ConnectionGuard(server, config.http, eventLoop);
  // An expectation other than 100-continue is ignored, as RFC 9110 section 10.1.1 allows.
  server.on('checkExpectation', app);
  server.on('clientError', (error, socket) => {
    try {
      answerClientError(error, socket, { nextRequestId, responseWriter, eventLoop, isSandbox: config.sandbox });
    } catch (fault) {
      // Thrown from here, it would end the server.
      log.error({ err: fault }, 'an unreadable request was not answered');
      socket.destroy();
    }
  });
  return server;
}

function createServices(
  dependencies: Omit<
    ServerDependencies,
    'pages' | 'consolePages' | 'custodySecrets' | 'observers' | 'operatorStopped' | 'eventLoop' | 'limitUses'
  >,
  credentials: Credentials,
  eventLoop: EventLoop,
): Services {
  const { identityChanges } = dependencies;
  identityChanges?.onChange(() => credentials.clear());
  const identityChanged = () => {
    credentials.clear();
    identityChanges?.announceChange();
  };
  const accessTokens = new AccessTokens({ ...dependencies, identityChanged, eventLoop });
  return {
    ...dependencies,
    identityChanged,
    accessTokens,
    findActiveSession: activeSessions(dependencies, eventLoop),
    depositAddressesOf: depositAddressLoader(dependencies, eventLoop),
    counts: new CachedRowCounts(dependencies.database),
    inFlightKeys: new Set(),
    orderCounts: new BinanceOrderCounts(dependencies.engine),
    responseCaches: createResponseCaches(),
  };
}

function nodeOptions(limits: Config['http']) {
  return {
    maxHeaderSize: limits.headerBytesMax,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.connectionsCheckingIntervalMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    // The pipeline requires exactly one, and answers as the contract declares, which Node would not.
    requireHostHeader: false,
  };
}

async function closeServers(
  servers: readonly Server[],
  served: readonly { readonly pipeline: { close(): void }; readonly admission: { stop(): void } }[],
  limits: Pick<Config['http'], 'shutdownDrainMs' | 'shutdownDeadlineMs'>,
  eventLoop: EventLoop,
): Promise<void> {
  for (const { pipeline } of served) pipeline.close();
  await Promise.all(servers.map((server) => closeServer(server, limits, eventLoop)));
  for (const { admission } of served) admission.stop();
}

async function closeServer(
  server: Server,
  { shutdownDrainMs, shutdownDeadlineMs }: Pick<Config['http'], 'shutdownDrainMs' | 'shutdownDeadlineMs'>,
  eventLoop: EventLoop,
): Promise<void> {
  const cancelDeadline = eventLoop.after(shutdownDeadlineMs, () => server.closeAllConnections());
  // Instead of `close` of the HTTP server, which also closes idle connections at once: the next request of a busy client
  // may be on its way on one of them, and would be lost. It is answered, and its response ends the connection.
  const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
  const idleMs = Math.min(shutdownDrainMs, IDLE_CLOSED_AFTER_MS_MAX);
  const cancelIdle = eventLoop.after(idleMs, () => server.closeIdleConnections());
  await closed;
  cancelIdle();
  cancelDeadline();
}
