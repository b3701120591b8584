/**
 * The protocol of our own streams: events as the contract names them, and the control messages of clients (SUBSCRIBE and
 * so on). Each message gets exactly one response. An invalid message changes nothing, and the socket stays open. The
 * generated validators of the contract define the format.
 */
import type { ErrorObject } from 'ajv';
import type { components } from '../../../../generated/streams';
import { validators } from '../../../../generated/streamValidators';
import { isJsonObject, parseJson } from '../../../foundation/json';
import type { ConnectionLimits, Protocol, StreamConnection } from '../connection/streamConnection';
import type { StreamFrame } from '../frames/frames';
import type { Subscriptions } from './subscriptions';

type Schemas = components['schemas'];
type RequestId = Schemas['RequestId'];
type ControlRequest = Schemas['ControlRequest'];
type ControlError = Schemas['ErrorAnswer'];
type ControlResponse =
  | Schemas['DoneAnswer']
  | Schemas['SubscriptionsAnswer']
  | Schemas['PropertyAnswer']
  | ControlError;

type Fields = Record<string, Schemas['StreamFieldError']>;

const REQUEST_VALIDATORS = {
  SUBSCRIBE: validators.SubscribeRequest,
  UNSUBSCRIBE: validators.UnsubscribeRequest,
  LIST_SUBSCRIPTIONS: validators.ListSubscriptionsRequest,
  SET_PROPERTY: validators.SetPropertyRequest,
  GET_PROPERTY: validators.GetPropertyRequest,
} as const satisfies Record<ControlRequest['method'], unknown>;

const METHODS = Object.keys(REQUEST_VALIDATORS).join(', ');

/** Limits of connections that subscribe to streams. */
export interface SubscriberLimits extends ConnectionLimits {
  readonly streamsPerSocketMax: number;
}

export class OwnStreams implements Protocol {
  constructor(
    private readonly subscriptions: Subscriptions,
    readonly limits: SubscriberLimits,
  ) {}

  /**
   * For streams that do not exist it sends one error, although there was no request, because a misspelled symbol would
   * otherwise look like a quiet market.
   */
  open(connection: StreamConnection, names: readonly string[], after: number | undefined): void {
    const fields = this.invalidNames(names, 'streams');
    const good = new Set(names.filter((_name, index) => fields[`streams.${index}`] === undefined));
    if (!this.subscriptions.subscribe(connection, good, { streamsMax: this.limits.streamsPerSocketMax, after }))
      return connection.sendResponse(invalidParameters(null, { streams: this.tooManyStreams() }));
    if (!isEmpty(fields)) connection.sendResponse(invalidParameters(null, fields));
  }

  receive(connection: StreamConnection, text: string): void {
    connection.sendResponse(this.answer(connection, text));
  }

  encode(frame: StreamFrame, { combined }: StreamConnection): Buffer {
    return frame.bytes(combined);
  }

  /** Subscriptions end with their connection by themselves. */
  end(): void {}

  private answer(connection: StreamConnection, text: string): ControlResponse {
    const request = readRequest(text);
    if ('error' in request) return request;
    const { id } = request;
    switch (request.method) {
      case 'SUBSCRIBE':
        return this.subscribe(connection, request);
      case 'UNSUBSCRIBE':
        this.subscriptions.unsubscribe(connection, request.params);
        return { id, result: null, method: request.method };
      case 'LIST_SUBSCRIPTIONS':
        return { id, result: [...connection.streams.keys()], method: request.method };
      case 'SET_PROPERTY':
        connection.combined = request.params[1];
        return { id, result: null, method: request.method };
      case 'GET_PROPERTY':
        return { id, result: connection.combined, method: request.method };
    }
  }

  /** Subscribes to all streams of the list or to none of them. */
  private subscribe(
    connection: StreamConnection,
    { id, params, method }: Schemas['SubscribeRequest'],
  ): ControlResponse {
    const fields = this.invalidNames(params, 'params');
    if (!isEmpty(fields)) return invalidParameters(id, fields);
    if (!this.subscriptions.subscribe(connection, params, { streamsMax: this.limits.streamsPerSocketMax }))
      return invalidParameters(id, { params: this.tooManyStreams() });
    return { id, result: null, method };
  }

  private invalidNames(names: readonly string[], member: string): Fields {
    const fields: Fields = {};
    for (const [index, name] of names.entries()) {
      const problem = validators.StreamName(name)
        ? this.subscriptions.problemWith(name)
        : 'is too long for a stream name';
      if (problem !== undefined) fields[`${member}.${index}`] = { code: 'invalid', message: problem };
    }
    return fields;
  }

  private tooManyStreams(): Schemas['StreamFieldError'] {
    return { code: 'invalid', message: `a connection has at most ${this.limits.streamsPerSocketMax} streams` };
  }
}

function readRequest(text: string): ControlRequest | ControlError {
  const value = parseJson(text);
  if (!isJsonObject(value))
    return { id: null, error: { code: 'invalid_json', message: 'The message is not a JSON object.' } };
  const id = isRequestId(value['id']) ? value['id'] : null;
  const method = value['method'];
  if (method === undefined)
    return invalidParameters(id, { method: { code: 'missing', message: `is required: ${METHODS}` } });
  if (!isMethod(method))
    return invalidParameters(id, { method: { code: 'invalid', message: `must be one of ${METHODS}` } });
  const validate = REQUEST_VALIDATORS[method];
  if (!isValid(value, validate)) return invalidParameters(id, fieldErrors(validate.errors ?? []));
  return value;
}

function isRequestId(id: unknown): id is RequestId {
  return validators.RequestId(id);
}

function isMethod(method: unknown): method is ControlRequest['method'] {
  return typeof method === 'string' && Object.hasOwn(REQUEST_VALIDATORS, method);
}

function isValid(value: unknown, validate: (data: unknown) => boolean): value is ControlRequest {
  return validate(value);
}

/**
 * Maps validator errors to field names: `/params/0` becomes `params.0`; missing and unknown members have their own
 * name.
 */
function fieldErrors(errors: readonly ErrorObject[]): Fields {
  const fields = new Map<string, Schemas['StreamFieldError']>();
  for (const { instancePath, keyword, params } of errors) {
    const path = instancePath.slice(1).replaceAll('/', '.');
    if (keyword === 'required')
      fields.set(String(params['missingProperty']), { code: 'missing', message: 'is required' });
    else if (keyword === 'additionalProperties')
      fields.set(String(params['additionalProperty']), { code: 'unknown', message: 'is not a member of this message' });
    else if (!fields.has(path)) fields.set(path, { code: 'invalid', message: 'is not valid' });
  }
  // A client may send a member named `__proto__`. `fromEntries` creates it as an ordinary member.
  return Object.fromEntries(fields);
}

function isEmpty(fields: Fields): boolean {
  return Object.keys(fields).length === 0;
}

function invalidParameters(id: RequestId, fields: Fields): ControlError {
  return { id, error: { code: 'invalid_parameters', message: 'The message has missing or invalid members.', fields } };
}
