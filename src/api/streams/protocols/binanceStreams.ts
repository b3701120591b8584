/**
 * The protocol of Binance's streams: events and control messages with the names of Binance. Each message gets exactly one
 * response, with the members and error codes of Binance. An invalid message changes nothing, and the socket stays open.
 */
import type { components } from '../../../../generated/binanceStreams';
import { validators } from '../../../../generated/binanceStreamValidators';
import { isJsonObject, parseJson } from '../../../foundation/json';
import type { StreamEngine } from '../channels/channel';
import type { Protocol, StreamConnection } from '../connection/streamConnection';
import { binanceStreamName, ownStreamName } from '../frames/binanceNames';
import type { StreamFrame } from '../frames/frames';
import type { SubscriberLimits } from './ownStreams';
import type { Subscriptions } from './subscriptions';

type Schemas = components['schemas'];
type RequestId = Schemas['RequestId'];
type ControlError = Schemas['ErrorAnswer'];
type ControlResponse =
  | Schemas['DoneAnswer']
  | Schemas['SubscriptionsAnswer']
  | Schemas['PropertyAnswer']
  | ControlError;

const METHODS = ['SUBSCRIBE', 'UNSUBSCRIBE', 'LIST_SUBSCRIPTIONS', 'SET_PROPERTY', 'GET_PROPERTY'] as const;
type Method = (typeof METHODS)[number];

interface ControlRequest {
  readonly id: RequestId;
  readonly method: Method;
  readonly params: unknown;
}

/** Longer names of methods are not repeated in an error. */
const METHOD_LENGTH_MAX = 64;
const COMBINED = 'combined';
const INVALID_NAMES = 'params must be a list of 1 to 1024 names of streams';

export class BinanceStreams implements Protocol {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly published: Pick<StreamEngine['published'], 'symbols'>,
    readonly limits: SubscriberLimits,
  ) {}

  /** Sends an error if the streams are too many; then it subscribes to none. */
  open(connection: StreamConnection, names: readonly string[]): void {
    const valid = names.filter((name) => validators.StreamName(name));
    if (!this.subscribe(connection, valid))
      connection.sendResponse({ code: 2, msg: 'Invalid request: too many parameters' } satisfies ControlError);
  }

  receive(connection: StreamConnection, text: string): void {
    connection.sendResponse(this.answer(connection, text));
  }

  encode(frame: StreamFrame, { combined }: StreamConnection): Buffer {
    return frame.binanceBytes(combined);
  }

  /** Subscriptions end with their connection by themselves. */
  end(): void {}

  private answer(connection: StreamConnection, text: string): ControlResponse {
    const request = readRequest(text);
    if ('code' in request) return request;
    const { id, method, params } = request;
    switch (method) {
      case 'SUBSCRIBE':
        if (!isNames(params)) return invalidRequest(INVALID_NAMES, id);
        return this.subscribe(connection, params) ? { result: null, id } : invalidRequest('too many parameters', id);
      case 'UNSUBSCRIBE':
        if (!isNames(params)) return invalidRequest(INVALID_NAMES, id);
        this.subscriptions.unsubscribe(connection, this.ownNames(params));
        return { result: null, id };
      case 'LIST_SUBSCRIPTIONS':
        return { result: Array.from(connection.streams.keys(), binanceStreamName), id };
      case 'SET_PROPERTY': {
        const error = propertyError(params, 2, id);
        if (error !== undefined) return error;
        const [, value] = params as readonly unknown[];
        if (typeof value !== 'boolean') return { code: 1, msg: 'Invalid value type: expected Boolean', id };
        connection.combined = value;
        return { result: null, id };
      }
      case 'GET_PROPERTY':
        return propertyError(params, 1, id) ?? { result: connection.combined, id };
    }
  }

  /** False if the connection would have too many streams; then it is subscribed to none of them. */
  private subscribe(connection: StreamConnection, names: readonly string[]): boolean {
    const { streamsPerSocketMax: streamsMax } = this.limits;
    return this.subscriptions.subscribe(connection, this.ownNames(names), { streamsMax });
  }

  private ownNames(names: readonly string[]): string[] {
    return names.map((name) => ownStreamName(this.published, name));
  }
}

function readRequest(text: string): ControlRequest | ControlError {
  const value = parseJson(text);
  if (!isJsonObject(value)) return { code: 3, msg: 'Invalid JSON: expected an object' };
  const { id = null, method, params } = value;
  if (!isRequestId(id)) return invalidRequest('request ID must be an unsigned integer, a text or null');
  if (method === undefined) return invalidRequest('missing field `method`', id);
  if (!isMethod(method)) {
    const shown = typeof method === 'string' ? method.slice(0, METHOD_LENGTH_MAX) : 'of another type';
    return invalidRequest(`unknown variant ${shown}, expected one of ${METHODS.join(', ')}`, id);
  }
  return { id, method, params };
}

/** What is wrong with the parameters of a property; undefined if they are `count` and name the only one. */
function propertyError(params: unknown, count: number, id: RequestId): ControlError | undefined {
  if (!Array.isArray(params)) return invalidRequest('missing field `params`', id);
  if (params.length > count) return invalidRequest('too many parameters', id);
  if (typeof params[0] !== 'string') return invalidRequest('property name must be a string', id);
  return params[0] === COMBINED ? undefined : { code: 0, msg: 'Unknown property', id };
}

function invalidRequest(reason: string, id?: RequestId): ControlError {
  return { code: 2, msg: `Invalid request: ${reason}`, ...(id !== undefined && { id }) };
}

function isNames(params: unknown): params is readonly string[] {
  return validators.StreamNames(params);
}

function isRequestId(id: unknown): id is RequestId {
  return validators.RequestId(id);
}

function isMethod(method: unknown): method is Method {
  return METHODS.some((known) => known === method);
}
