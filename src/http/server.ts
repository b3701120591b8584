/**
 * The HTTP server: express on native prototypes with the pipeline in it, node's own limits and timeouts, and an orderly
 * end. It wires and knows no operation; main wires it.
 */
import type { KeyObject } from 'node:crypto';
import type { Server } from 'node:http';
import express from 'express';
import type { Services } from '../handlers/context';
import { createSharedBodies } from '../handlers/shared';
import { AccessTokens } from '../portal/accessTokens';
import { livingSessions } from '../portal/livingSessions';
import { depositAddressesOfUsers } from '../store/depositAddresses';
import { Authentication } from './authenticate';
import { answerClientError } from './clientErrors';
import { Conversations, limitConnections } from './connections';
import { Credentials } from './credentials';
import { createNativeServer } from './nativeServer';
import { type RequestObserver, together } from './observer';
import { createOperations } from './operations';
import type { PageDoor } from './pageDoor';
import { PageRequests } from './pageRequests';
import { Pipeline } from './pipeline';
import { RateLimits } from './rateLimits';
import { createRequestIds } from './requestIds';

export type ServerDependencies = Omit<
  Services,
  'identityChanged' | 'accessTokens' | 'isSessionLiving' | 'depositAddressesOf' | 'inFlight' | 'shared'
> & {
  /** What the custodian signs with; none where there is no custodian. */
  readonly custodySecrets: readonly KeyObject[];
  /** What people see, made of the same services. */
  readonly pages: (services: Services) => PageDoor;
  readonly observers: readonly RequestObserver[];
};

export interface HttpServer {
  /** Not listening yet. */
  readonly server: Server;
  /** Takes no new connections, finishes the requests that were accepted, and cuts what is left at the shutdown deadline. */
  close(): Promise<void>;
}

export async function createServer({
  pages,
  custodySecrets,
  observers,
  ...dependencies
}: ServerDependencies): Promise<HttpServer> {
  const { clock, config, log } = dependencies;
  const credentials = new Credentials({ ...dependencies, ...config.authentication });
  const identityChanged = () => credentials.clear();
  const accessTokens = new AccessTokens({ ...dependencies, identityChanged });
  const services: Services = {
    ...dependencies,
    identityChanged,
    accessTokens,
    isSessionLiving: livingSessions(dependencies),
    depositAddressesOf: depositAddressesOfUsers(dependencies.database),
    inFlight: new Set(),
    shared: createSharedBodies(),
  };
  const keyLimits = new RateLimits(config.rateLimits.key, config.rateLimits.bucketsMax, clock);
  const addressLimits = new RateLimits(config.rateLimits.address, config.rateLimits.bucketsMax, clock);
  const custodian = { secrets: custodySecrets, callbackWindowMs: config.custody.callbackWindowMs };
  const authentication = new Authentication({
    credentials,
    clock,
    keyLimits,
    config: config.authentication,
    custodian,
  });
  const operations = await createOperations(services, authentication);
  const observe = together(observers);
  const pipeline = new Pipeline({ operations, engine: dependencies.engine, addressLimits, log, config, observe });
  const pageRequests = new PageRequests({ pages: pages(services), addressLimits, log, config, observe });

  const app = express();
  app.disable('x-powered-by').disable('etag');
  const isOperation = (path: string): boolean => operations.router.at(path).length > 0;
  app.use((request, response) => {
    conversations.take(request, response, () =>
      (pageRequests.serves(request, isOperation) ? pageRequests : pipeline).handle(request, response),
    );
  });
  const server = createNativeServer(app, {
    maxHeaderSize: config.http.headerBytesMax,
    headersTimeout: config.http.headersTimeoutMs,
    requestTimeout: config.http.requestTimeoutMs,
    connectionsCheckingInterval: config.http.connectionsCheckingIntervalMs,
    keepAliveTimeout: config.http.keepAliveTimeoutMs,
    // The pipeline asks for exactly one, and answers as the contract says where node would answer in its own words.
    requireHostHeader: false,
  });
  server.maxConnections = config.http.connectionsMax;
  const conversations = new Conversations(server, config.http);
  if (!config.http.trustProxy) limitConnections(server, config.http.connectionsPerAddressMax);
  const nextRequestId = createRequestIds();
  // An expectation other than 100-continue is ignored, as RFC 9110 section 10.1.1 allows.
  server.on('checkExpectation', app);
  server.on('clientError', (error, socket) => answerClientError(error, socket, nextRequestId));
  const close = (): Promise<void> => {
    pageRequests.close();
    return closeServer(server, pipeline, config.http.shutdownDeadlineMs);
  };
  return { server, close };
}

async function closeServer(server: Server, pipeline: Pipeline, deadlineMs: number): Promise<void> {
  pipeline.close();
  const cut = setTimeout(() => server.closeAllConnections(), deadlineMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
  pipeline.end();
}
