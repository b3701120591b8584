/** The parts of a server that clients reach: HTTP operations, pages and streams. */
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { clientAddress, rateLimitOwner, TrustedProxies } from '../../api/http/calls/addresses';
import { createHostCheck } from '../../api/http/calls/hostCheck';
import { requestLog } from '../../api/http/server/requestLog';
import { createServer, type HttpServer } from '../../api/http/server/server';
import { createKlineHistorySource } from '../../api/marketData/klineHistorySource';
import type { StreamEngine } from '../../api/streams/channels/channel';
import type { BinanceSessions } from '../../api/streams/protocols/binanceSessions';
import { attachStreams, type Streams } from '../../api/streams/streamServer';
import type { UserDataSource } from '../../api/streams/userData/userDataSource';
import type { IdentityChanges } from '../../engine/cluster/identityChanges';
import type { LimitUses } from '../../engine/cluster/limitUses';
import type { Health } from '../../engine/health';
import { SequenceWait } from '../../engine/sequenceWait';
import type { Engine } from '../../engine/types';
import type { Brand } from '../../foundation/branding/brand';
import { BrandFault, readBrand } from '../../foundation/branding/readBrand';
import type { Clock } from '../../foundation/clock';
import { ThreadPool } from '../../foundation/threadPool';
import { findActiveListenKeys, renewListenKey } from '../../store/identity/listenKeys';
import { findActiveSessionListenKeys } from '../../store/identity/sessionListenKeys';
import { readUserEvents, unreadableThrough } from '../../store/trading/userEvents';
import { type Accounts, createAccounts } from '../../usecases/accounts/accounts';
import { IdentityDocumentDeletion } from '../../usecases/accounts/identityDocumentDeletion';
import { SecondFactorResets } from '../../usecases/accounts/secondFactorReset';
import { WithdrawalNotices } from '../../usecases/accounts/withdrawalNotices';
import { MailSender } from '../../usecases/mail/mailSender';
import { createMailTransport } from '../../usecases/mail/transport';
import { createPartnerClient } from '../../usecases/partner/depositAddress';
import { createPartnerOauth } from '../../usecases/partner/oauth';
import { pages } from '../../web/index';
import { createConsoleHandler } from '../../web/operator/framework/consoleHandler';
import { consolePages } from '../../web/operator/index';
import { createPageHandler } from '../../web/pageHandler';
import { connectionTimerSource } from './connectionTimers';
import type { CustodyParts } from './custodyParts';
import type { Preparation } from './preparation';
import { StartRefused } from './startRefused';

export interface FrontendOptions extends CustodyParts {
  readonly engine: Engine & StreamEngine;
  readonly health: Health;
  /** Changes that other processes must learn of; undefined if there are no others. */
  readonly identityChanges: IdentityChanges | undefined;
  /** What clients use of their limits at other gateways; undefined if there are none. */
  readonly limitUses: LimitUses | undefined;
  /** The clock of stream events. */
  readonly streamClock: Clock;
}

export interface Frontend {
  /** Serves streams from now on, and accepts connections. Resolves to the port. Throws if the port is taken. */
  serve(): Promise<number>;
  /** Finishes accepted requests and closes all connections. */
  close(): Promise<void>;
}

export async function createFrontend(preparation: Preparation, options: FrontendOptions): Promise<Frontend> {
  const { config, eventLoop, log, metrics } = preparation;
  const { engine, streamClock, identityChanges } = options;
  let streams: Streams | undefined;
  identityChanges?.onListenKeyEnded((hash) => streams?.endListenKey(hash));
  const { database, masterKeys } = preparation;
  const clock = preparation.clock.databaseClock;
  const { publicUrl } = config;
  const accounts = await createAccounts({
    database,
    masterKeys,
    clock,
    config: config.accounts,
    publicUrl,
    brand: await readBrandOf(config.brandingDir),
    signInsKeptMs: config.retention.signInsDays * 86_400_000,
  });
  const threads = new ThreadPool(config.threads);
  const http = await createHttp(preparation, { ...options, accounts, threads }, (hash) => {
    streams?.endListenKey(hash);
    identityChanges?.announceListenKeyEnded(hash);
  });
  const trustedProxies = new TrustedProxies(config.http.trustedProxies);
  const isOwnHost = createHostCheck(config);
  const addressOf = (request: IncomingMessage): string => rateLimitOwner(clientAddress(request, trustedProxies));
  const mailSender = createMailSender(preparation);
  const withdrawalNotices = new WithdrawalNotices(accounts, {
    eventLoop,
    log,
    pollMs: config.mail.pollMs,
  });
  const secondFactorResets = new SecondFactorResets(accounts, {
    eventLoop,
    log,
    pollMs: config.mail.pollMs,
  });
  const documentDeletion = new IdentityDocumentDeletion(
    { database, clock },
    { eventLoop, log, pollMs: config.identity.deletionPollMs },
  );
  const userData = userDataSource(engine, preparation);
  const serve = async (): Promise<number> => {
    streams = attachStreams({
      server: http.server,
      engine,
      clock: streamClock,
      config,
      log,
      addressOf,
      isOwnHost: (request) => isOwnHost(request, clientAddress(request, trustedProxies)),
      userData,
      connectionTimers: connectionTimerSource(engine, preparation, userData),
      klineHistory: createKlineHistorySource(database),
      binanceSessions: binanceSessions(http, preparation),
      clientIp: (request) => clientAddress(request, trustedProxies),
      observer: metrics?.streams,
    });
    metrics?.watchStreams(streams);
    const port = await listen(http, preparation);
    mailSender.start();
    withdrawalNotices.start();
    secondFactorResets.start();
    documentDeletion.start();
    return port;
  };
  const close = async (): Promise<void> => {
    // What accepted requests do is still sent to streams.
    await http.close(async () => streams?.close());
    await threads.close();
    await documentDeletion.stop();
    await secondFactorResets.stop();
    await withdrawalNotices.stop();
    await mailSender.stop();
  };
  return { serve, close };
}

/** Throws `StartRefused`. */
async function readBrandOf(folder: string): Promise<Brand> {
  try {
    return await readBrand(folder);
  } catch (error) {
    throw error instanceof BrandFault ? new StartRefused(error.message) : error;
  }
}

function createMailSender({ config, database, masterKeys, eventLoop, log }: Preparation): MailSender {
  const { url, from, timeoutMs } = config.mail;
  const transport = createMailTransport({ url, from, timeoutMs, folder: join(config.dataDir, 'mail') });
  return new MailSender({ ...config.mail, database, masterKeys, transport, eventLoop, log });
}

async function createHttp(
  { config, log, clock, eventLoop, masterKeys, database, metrics, tracing }: Preparation,
  {
    engine,
    health,
    custody,
    custodySecrets,
    identityChanges,
    limitUses,
    accounts,
    threads,
  }: FrontendOptions & { readonly accounts: Accounts; readonly threads: ThreadPool },
  listenKeyEnded: (hash: string) => void,
): Promise<HttpServer> {
  const watching = [metrics, tracing].filter((watcher) => watcher !== undefined);
  const traced = <Outside extends object>(name: string, outside: Outside): Outside =>
    tracing?.traceClient(name, outside) ?? outside;
  return await createServer({
    engine: tracing?.traceEngine(engine) ?? engine,
    database,
    config,
    clock,
    eventLoop,
    log,
    masterKeys,
    accounts,
    threads,
    partner: traced('partner', createPartnerClient({ ...config.partner, clock, eventLoop, log })),
    oauth: traced('partner', createPartnerOauth({ ...config.partner, clock, eventLoop, log })),
    custody,
    custodySecrets,
    listenKeyEnded,
    identityChanges,
    limitUses,
    health,
    observers: [...(config.logRequests ? [requestLog(log)] : []), ...watching.map(({ request }) => request)],
    operatorStopped: metrics?.operatorStopped,
    pages: (services) => createPageHandler(services, pages, eventLoop),
    consolePages: (services, access) => createConsoleHandler(services, access, consolePages, eventLoop),
  });
}

/** Both listeners. Resolves to the port of clients. */
async function listen(
  { server, operatorServer }: HttpServer,
  { config: { host, port, operators }, log }: Preparation,
): Promise<number> {
  const actual = await listenOn(server, host, port);
  const operatorPort = await listenOn(operatorServer, operators.host, operators.port);
  log.info({ host, port: actual, operatorHost: operators.host, operatorPort }, 'serving');
  if (!operators.dualControl)
    log.warn('DUAL_CONTROL is off: one operator alone can change limits, fees, credits and partners');
  if (operators.onPublicPort)
    log.warn('OPERATOR_ON_PUBLIC_PORT is on: whoever reaches the exchange can try tokens of operators');
  if (!isLoopback(operators.host))
    log.warn({ operatorHost: operators.host }, 'operators are served beyond this machine: let only them reach it');
  return actual;
}

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: Error) => reject(new Error(`cannot listen on ${host}:${port}: ${error.message}`)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

function binanceSessions(
  { messageDoor, isActiveKey }: HttpServer,
  { database, masterKeys, clock, config: { streams } }: Preparation,
): BinanceSessions {
  return {
    identify: (message) => messageDoor.identify(message),
    isActive: isActiveKey,
    call: (operation, message) => messageDoor.call(operation, message),
    renewListenKey: (owner) => {
      const nowMs = clock.nowMs();
      return renewListenKey(database, masterKeys, owner, { nowMs, expiresAtMs: nowMs + streams.listenKeyTtlMs });
    },
  };
}

function userDataSource(
  engine: Engine,
  { database, masterKeys, clock, config: { accounts, http } }: Preparation,
): UserDataSource {
  const wait = new SequenceWait(engine, http.requestsInFlightMax);
  return {
    newest: () => engine.publishedSequence,
    isReached: (sequence) => wait.isReached(sequence),
    archivedThrough: (after) => unreadableThrough(database, after),
    userEvents: (span) => readUserEvents(database, span),
    activeKeys: async (hashes) => {
      const nowMs = clock.databaseClock.nowMs();
      const ofApiKeys = await findActiveListenKeys(database, masterKeys, hashes, nowMs);
      // Most listen keys belong to API keys, so the other table is read only for the remaining ones.
      const others = hashes.filter((hash) => !ofApiKeys.has(hash));
      const ofSessions = await findActiveSessionListenKeys(database, masterKeys, others, {
        nowMs,
        seenAfterMs: nowMs - accounts.sessionIdleMs,
      });
      return new Map([...ofApiKeys, ...ofSessions]);
    },
  };
}
