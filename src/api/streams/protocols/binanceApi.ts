/**
 * The Binance-compatible WebSocket API: requests with an id, each with one response of the same id. Most methods are
 * operations of the HTTP interface. A session is authorized by a key of the kind `ed25519`, and then signs nothing more;
 * each request can also be signed on its own, by both kinds.
 * User data is followed by the listen key of the API key, which is renewed while the connection is open.
 */

import type { Logger } from 'pino';
import { apiErrors, apiMethods, type components } from '../../../../generated/binanceStreams';
import { validators } from '../../../../generated/binanceStreamValidators';
import type { Clock } from '../../../foundation/clock';
import type { EventLoop } from '../../../foundation/eventLoop';
import { parseJson } from '../../../foundation/json';
import type { ApiOutcome, MessageIdentity } from '../../binance/apiMessages';
import { CLOSE, type ConnectionLimits, type Protocol, type StreamConnection } from '../connection/streamConnection';
import { ApiSession } from './apiSession';
import type { BinanceSessions } from './binanceSessions';
import type { Subscriptions } from './subscriptions';

type Schemas = components['schemas'];
type RequestId = Schemas['RequestId'];
type Parameters = NonNullable<Schemas['ApiRequest']['params']>;
type Result = Schemas['ApiAnswer']['result'];

/** The operation of each method that is one of the HTTP interface. A map, because clients name any method. */
const OPERATIONS: ReadonlyMap<string, string | null> = new Map(Object.entries(apiMethods));

const USER_DATA_PERMISSION = 'user_stream';

export interface BinanceApiOptions {
  readonly sessions: BinanceSessions;
  readonly subscriptions: Subscriptions;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly log: Pick<Logger, 'warn'>;
  readonly limits: ConnectionLimits;
  /** How often the listen key of a subscription is renewed. */
  readonly renewalMs: number;
}

export class BinanceApi {
  constructor(private readonly options: BinanceApiOptions) {}

  /** The protocol of one connection, which has a session. `ip`: normalized. */
  connect(ip: string): Protocol {
    const session = new ApiSession(ip, this.options.clock.nowMs());
    return {
      limits: this.options.limits,
      open: () => undefined,
      receive: (connection, text) => void this.receive(connection, session, text),
      encode: (frame) => frame.apiBytes(session),
      end: () => this.end(session),
    };
  }

  private async receive(connection: StreamConnection, session: ApiSession, text: string): Promise<void> {
    try {
      connection.sendResponse(await this.answer(connection, session, text));
    } catch (error) {
      this.options.log.warn({ err: error }, 'a request of the WebSocket API failed');
      connection.close(CLOSE.tryAgainLater, 'the request cannot be carried out now');
    }
  }

  private async answer(
    connection: StreamConnection,
    session: ApiSession,
    text: string,
  ): Promise<Schemas['ApiAnswer'] | Schemas['ApiErrorAnswer']> {
    const request = parseJson(text);
    if (!validators.ApiRequest(request)) return refused(idOf(request), apiErrors.malformed);
    const { id = null, method, params = {} } = request as Schemas['ApiRequest'];
    const result = await this.run(connection, session, method, params);
    return 'refusal' in result ? refused(id, result.refusal) : { id, status: 200, result: result.done, rateLimits: [] };
  }

  /** Ends everything that was started for the connection. */
  private end(session: ApiSession): void {
    for (const listenKey of session.listenKeys) session.remove(listenKey);
  }

  private async run(
    connection: StreamConnection,
    session: ApiSession,
    method: string,
    params: Parameters,
  ): Promise<Outcome> {
    const operation = OPERATIONS.get(method);
    if (operation !== undefined && operation !== null) return this.call(session, operation, params);
    switch (method) {
      case 'session.logon':
        return this.logOn(session, params);
      case 'session.status':
        return { done: this.status(session) };
      case 'session.logout':
        session.authorized = undefined;
        return { done: this.status(session) };
      case 'userDataStream.subscribe':
        return this.subscribeSession(connection, session);
      case 'userDataStream.subscribe.signature':
        return this.subscribeSigned(connection, session, params);
      case 'userDataStream.unsubscribe':
        return this.unsubscribe(connection, session, params['subscriptionId']);
      default:
        return { refusal: apiErrors.unsupported };
    }
  }

  private async call({ authorized, ip }: ApiSession, operation: string, params: Parameters): Promise<Outcome> {
    const sessionKey = authorized?.identity.apiKey;
    const outcome = await this.options.sessions.call(operation, { params, sessionKey, ip });
    return outcome.status === 200 ? { done: outcome.body as Result } : this.refusalOf(outcome);
  }

  private refusalOf({ status, body, retryAfterSeconds }: ApiOutcome): { readonly refusal: ApiRefusal } {
    const { code, msg, data } = body as { readonly code: number; readonly msg: string; readonly data?: object };
    const serverTime = this.options.clock.nowMs();
    const retry =
      retryAfterSeconds === undefined ? undefined : { serverTime, retryAfter: serverTime + retryAfterSeconds * 1_000 };
    return { refusal: { status: status as ApiRefusal['status'], code, msg, data: data ?? retry } };
  }

  private async logOn(session: ApiSession, params: Parameters): Promise<Outcome> {
    const identified = await this.identify(session, params);
    if ('refusal' in identified) return identified;
    const { identity } = identified;
    if (identity.kind !== 'ed25519') return { refusal: apiErrors.hmac };
    session.authorized = { identity, sinceMs: this.options.clock.nowMs() };
    return { done: this.status(session) };
  }

  private status({ authorized, connectedSinceMs }: ApiSession): Result {
    return {
      apiKey: authorized?.identity.apiKey ?? null,
      authorizedSince: authorized?.sinceMs ?? null,
      connectedSince: connectedSinceMs,
      returnRateLimits: false,
      serverTime: this.options.clock.nowMs(),
      userDataStream: false,
    };
  }

  private async subscribeSession(connection: StreamConnection, session: ApiSession): Promise<Outcome> {
    const { authorized } = session;
    if (authorized === undefined) return { refusal: apiErrors.unauthorized };
    if (!(await this.options.sessions.isActive(authorized.identity.apiKey, session.ip))) {
      session.authorized = undefined;
      return { refusal: apiErrors.unknown_key };
    }
    return this.subscribe(connection, session, authorized.identity);
  }

  private async subscribeSigned(
    connection: StreamConnection,
    session: ApiSession,
    params: Parameters,
  ): Promise<Outcome> {
    const identified = await this.identify(session, params);
    return 'refusal' in identified ? identified : this.subscribe(connection, session, identified.identity);
  }

  private async subscribe(
    connection: StreamConnection,
    session: ApiSession,
    { permissions, ...owner }: MessageIdentity,
  ): Promise<Outcome> {
    const { sessions, subscriptions, eventLoop, renewalMs } = this.options;
    if (!permissions.has(USER_DATA_PERMISSION)) return { refusal: apiErrors.unknown_key };
    if (session.isSubscribedTo(owner.userId)) return { refusal: apiErrors.active };
    const listenKey = await sessions.renewListenKey(owner);
    // Another request of the connection may have subscribed meanwhile, or the connection was closed.
    if (session.isSubscribedTo(owner.userId) || !connection.isOpen) return { refusal: apiErrors.active };
    // If a renewal fails, the next one may succeed; otherwise the subscription ends with the key.
    const renew = (): void => void sessions.renewListenKey(owner).catch(() => undefined);
    const subscriptionId = session.add(listenKey, owner.userId, eventLoop.every(renewalMs, renew));
    subscriptions.subscribe(connection, [listenKey]);
    return { done: { subscriptionId } };
  }

  /** Without an id, all subscriptions of the connection end. */
  private unsubscribe(connection: StreamConnection, session: ApiSession, id: unknown): Outcome {
    const listenKeys = id === undefined ? session.listenKeys : [session.listenKeyOf(Number(id))];
    const ended = listenKeys.filter((listenKey) => listenKey !== undefined);
    if (ended.length === 0) return { refusal: apiErrors.inactive };
    this.options.subscriptions.unsubscribe(connection, ended);
    for (const listenKey of ended) session.remove(listenKey);
    return { done: {} };
  }

  /** A message that is signed by itself, whether or not the connection has a session. */
  private async identify(
    { ip }: ApiSession,
    params: Parameters,
  ): Promise<{ readonly identity: MessageIdentity } | { readonly refusal: ApiRefusal }> {
    const identified = await this.options.sessions.identify({ params, sessionKey: undefined, ip });
    return 'status' in identified ? this.refusalOf(identified) : { identity: identified };
  }
}

interface ApiRefusal {
  readonly status: Schemas['ApiErrorAnswer']['status'];
  readonly code: Schemas['ApiError']['code'];
  readonly msg: string;
  /** The results of the steps of a replacement, or when to try again. */
  readonly data?: object | undefined;
}

type Outcome = { readonly done: Result } | { readonly refusal: ApiRefusal };

function refused(id: RequestId, { status, code, msg, data }: ApiRefusal): Schemas['ApiErrorAnswer'] {
  const error = { code, msg, ...(data !== undefined && { data }) } as Schemas['ApiError'];
  return { id, status, error, rateLimits: [] };
}

/** The id of a request that is otherwise malformed. */
function idOf(request: unknown): RequestId {
  const id = typeof request === 'object' && request !== null && 'id' in request ? request.id : null;
  return validators.RequestId(id) ? (id as RequestId) : null;
}
