/**
 * The Binance-compatible WebSocket API: requests with an id, each with one response of the same id. A session is
 * authorized by a key of the kind `ed25519`; a subscription to user data can also be signed on its own, by both kinds.
 * User data is followed by the listen key of the API key, which is renewed while the connection is open.
 */
import type { components } from '../../../generated/binanceStreams';
import { validators } from '../../../generated/binanceStreamValidators';
import type { MessageIdentity } from '../../application/binance/signedMessages';
import type { Clock } from '../../clock';
import type { EventLoop } from '../../eventLoop';
import type { StreamConnection } from '../streamConnection';
import type { Subscriptions } from '../subscriptions';
import { type ApiRefusal, apiErrors, refusalOfFault } from './apiErrors';
import type { ApiSession } from './apiSession';
import type { BinanceSessions } from './binanceSessions';

type Schemas = components['schemas'];
type RequestId = Schemas['RequestId'];
type Parameters = Readonly<Record<string, string | number | boolean>>;
type Result = Schemas['ApiAnswer']['result'];

const USER_DATA_PERMISSION = 'user_stream';

export interface BinanceApiOptions {
  readonly sessions: BinanceSessions;
  readonly subscriptions: Subscriptions;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  /** How often the listen key of a subscription is renewed. */
  readonly renewalMs: number;
}

export class BinanceApi {
  constructor(private readonly options: BinanceApiOptions) {}

  async answer(
    connection: StreamConnection,
    session: ApiSession,
    text: string,
  ): Promise<Schemas['ApiAnswer'] | Schemas['ApiErrorAnswer']> {
    const request = readJson(text);
    if (!validators.ApiRequest(request)) return refused(idOf(request), apiErrors.malformed);
    const { id = null, method, params = {} } = request as Schemas['ApiRequest'];
    const result = await this.run(connection, session, method, params);
    return 'refusal' in result ? refused(id, result.refusal) : { id, status: 200, result: result.done, rateLimits: [] };
  }

  /** Ends everything that was started for the connection. */
  end(session: ApiSession): void {
    for (const listenKey of session.listenKeys) session.remove(listenKey);
  }

  private async run(
    connection: StreamConnection,
    session: ApiSession,
    method: string,
    params: Parameters,
  ): Promise<Outcome> {
    switch (method) {
      case 'ping':
        return { done: {} };
      case 'time':
        return { done: { serverTime: this.options.clock.nowMs() } };
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

  private async logOn(session: ApiSession, params: Parameters): Promise<Outcome> {
    const checked = await this.authenticate(session, params);
    if ('refusal' in checked) return checked;
    if (checked.identity.kind !== 'ed25519') return { refusal: apiErrors.hmacSession };
    session.authorized = { ...checked, sinceMs: this.options.clock.nowMs() };
    return { done: this.status(session) };
  }

  private status({ authorized, connectedSinceMs }: ApiSession): Result {
    return {
      apiKey: authorized?.apiKey ?? null,
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
    if (!(await this.options.sessions.isActive(authorized.apiKey, session.ip))) {
      session.authorized = undefined;
      return { refusal: apiErrors.unknownKey };
    }
    return this.subscribe(connection, session, authorized.identity);
  }

  private async subscribeSigned(
    connection: StreamConnection,
    session: ApiSession,
    params: Parameters,
  ): Promise<Outcome> {
    const checked = await this.authenticate(session, params);
    return 'refusal' in checked ? checked : this.subscribe(connection, session, checked.identity);
  }

  private async subscribe(
    connection: StreamConnection,
    session: ApiSession,
    { permissions, ...owner }: MessageIdentity,
  ): Promise<Outcome> {
    const { sessions, subscriptions, eventLoop, renewalMs } = this.options;
    if (!permissions.has(USER_DATA_PERMISSION)) return { refusal: apiErrors.unknownKey };
    if (session.isSubscribedTo(owner.userId)) return { refusal: apiErrors.subscriptionActive };
    const listenKey = await sessions.renewListenKey(owner);
    // Another request of the connection may have subscribed meanwhile, or the connection was closed.
    if (session.isSubscribedTo(owner.userId) || !connection.isOpen) return { refusal: apiErrors.subscriptionActive };
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
    if (ended.length === 0) return { refusal: apiErrors.subscriptionInactive };
    this.options.subscriptions.unsubscribe(connection, ended);
    for (const listenKey of ended) session.remove(listenKey);
    return { done: {} };
  }

  private async authenticate(
    { ip }: ApiSession,
    params: Parameters,
  ): Promise<{ readonly apiKey: string; readonly identity: MessageIdentity } | { readonly refusal: ApiRefusal }> {
    for (const name of ['apiKey', 'signature', 'timestamp'] as const)
      if (params[name] === undefined || params[name] === '') return { refusal: apiErrors.missing(name) };
    const { signature, ...signed } = params;
    const checked = await this.options.sessions.authenticate({
      apiKey: String(params['apiKey']),
      text: signedText(signed),
      signature: String(signature),
      timestamp: String(params['timestamp']),
      recvWindow: params['recvWindow'] === undefined ? undefined : String(params['recvWindow']),
      ip,
    });
    if ('fault' in checked) return { refusal: refusalOfFault(checked.fault) };
    return { apiKey: String(params['apiKey']), identity: checked };
  }
}

type Outcome = { readonly done: Result } | { readonly refusal: ApiRefusal };

/** The parameters sorted by name, as the client has signed them. */
function signedText(params: Parameters): string {
  return Object.entries(params)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function refused(id: RequestId, { status, code, msg }: ApiRefusal): Schemas['ApiErrorAnswer'] {
  return { id, status, error: { code, msg }, rateLimits: [] };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of a request that is otherwise malformed. */
function idOf(request: unknown): RequestId {
  const id = typeof request === 'object' && request !== null && 'id' in request ? request.id : null;
  return validators.RequestId(id) ? (id as RequestId) : null;
}
