/**
 * Control messages: what a client may ask on an open socket, and the answer. One message gets one answer; a bad one changes nothing and the
 * socket stays open.
 */
import type { Connection } from './connection';
import type { BadName, Subscriptions } from './subscriptions';

type RequestId = number | string | null;
type Method = 'SUBSCRIBE' | 'UNSUBSCRIBE' | 'LIST_SUBSCRIPTIONS' | 'SET_PROPERTY' | 'GET_PROPERTY';

export interface ControlAnswer {
  readonly id: RequestId;
  readonly result: null | boolean | readonly string[];
  readonly method: Method;
}

interface FieldError {
  readonly code: 'missing' | 'invalid_value' | 'unknown_pair' | 'unknown_interval';
  readonly message: string;
}

export interface ControlError {
  readonly id: RequestId;
  readonly error: {
    readonly code: 'invalid_parameters' | 'invalid_json';
    readonly message: string;
    /** What is wrong, by member: `method`, `id`, `params`, `params[2]`. */
    readonly fields?: Readonly<Record<string, FieldError>>;
  };
}

export interface ControlLimits {
  readonly streamsPerSocketMax: number;
  readonly streamNameCharactersMax: number;
}

interface Request {
  readonly id: RequestId;
  readonly method: Method;
  readonly params: unknown;
}

const METHODS: readonly Method[] = ['SUBSCRIBE', 'UNSUBSCRIBE', 'LIST_SUBSCRIPTIONS', 'SET_PROPERTY', 'GET_PROPERTY'];
const ID_CHARACTERS_MAX = 36;

export class Control {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly limits: ControlLimits,
  ) {}

  answer(connection: Connection, text: string): ControlAnswer | ControlError {
    const request = readRequest(text);
    if ('error' in request) return request;
    switch (request.method) {
      case 'SUBSCRIBE':
        return this.subscribe(connection, request);
      case 'UNSUBSCRIBE':
        return this.unsubscribe(connection, request);
      case 'LIST_SUBSCRIPTIONS':
        return done(request, [...connection.streams]);
      case 'SET_PROPERTY':
        return setProperty(connection, request);
      case 'GET_PROPERTY':
        return getProperty(connection, request);
    }
  }

  /** The streams of the socket's address: the good ones run, and the answer, if any, says what is wrong with the others. */
  subscribeAtOpen(connection: Connection, names: readonly string[]): ControlError | undefined {
    const bad = this.badNames(names, 'streams');
    const badIndexes = new Set(bad.map(({ index }) => index));
    const good = names.filter((_name, index) => !badIndexes.has(index));
    this.subscriptions.subscribe(connection, good.slice(0, this.limits.streamsPerSocketMax));
    if (good.length > this.limits.streamsPerSocketMax) return this.tooManyStreams(null, 'streams');
    return bad.length === 0 ? undefined : refuseNames(null, bad);
  }

  private subscribe(connection: Connection, request: Request): ControlAnswer | ControlError {
    const names = streamNames(request);
    if (!Array.isArray(names)) return names;
    const bad = this.badNames(names, 'params');
    if (bad.length > 0) return refuseNames(request.id, bad);
    const added = new Set(names.filter((name) => !connection.streams.has(name)));
    if (connection.streams.size + added.size > this.limits.streamsPerSocketMax) return this.tooManyStreams(request.id, 'params');
    this.subscriptions.subscribe(connection, added);
    return done(request, null);
  }

  /** What it is not subscribed to, it may well unsubscribe from. */
  private unsubscribe(connection: Connection, request: Request): ControlAnswer | ControlError {
    const names = streamNames(request);
    if (!Array.isArray(names)) return names;
    this.subscriptions.unsubscribe(connection, names);
    return done(request, null);
  }

  private badNames(names: readonly string[], member: string): readonly BadMember[] {
    const tooLong = names.flatMap((name, index) => (name.length > this.limits.streamNameCharactersMax ? [{ index, error: this.nameTooLong() }] : []));
    const unknown = this.subscriptions.badNames(names).map(({ index, check }: BadName) => ({ index, error: { code: check.code, message: check.message } }));
    return [...tooLong, ...unknown].map(({ index, error }) => ({ index, path: `${member}[${index}]`, error }));
  }

  private nameTooLong(): FieldError {
    return { code: 'invalid_value', message: `A stream name has at most ${this.limits.streamNameCharactersMax} characters` };
  }

  private tooManyStreams(id: RequestId, member: string): ControlError {
    return invalid(id, { [member]: { code: 'invalid_value', message: `A socket has at most ${this.limits.streamsPerSocketMax} streams` } });
  }
}

/** Why a message that is no text gets no further. */
export const BINARY_REFUSED: ControlError = { id: null, error: { code: 'invalid_json', message: 'Control messages are JSON objects in text frames' } };

interface BadMember {
  readonly index: number;
  readonly path: string;
  readonly error: FieldError;
}

function readRequest(text: string): Request | ControlError {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { id: null, error: { code: 'invalid_json', message: 'Control messages are JSON objects' } };
  }
  const { id, method, params } = value as Readonly<Record<string, unknown>>;
  if (!isRequestId(id)) {
    return invalid(null, { id: { code: 'invalid_value', message: `An id is an integer, a text of at most ${ID_CHARACTERS_MAX} characters, or null` } });
  }
  if (!isMethod(method)) {
    return invalid(id ?? null, { method: { code: method === undefined ? 'missing' : 'invalid_value', message: `Must be one of ${METHODS.join(', ')}` } });
  }
  return { id: id ?? null, method, params };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An absent id counts as null. */
function isRequestId(id: unknown): id is RequestId | undefined {
  return id === undefined || id === null || Number.isSafeInteger(id) || (typeof id === 'string' && id.length <= ID_CHARACTERS_MAX);
}

function isMethod(method: unknown): method is Method {
  return METHODS.some((known) => known === method);
}

function streamNames({ id, params }: Request): string[] | ControlError {
  if (!Array.isArray(params)) {
    return invalid(id, { params: { code: params === undefined ? 'missing' : 'invalid_value', message: 'Must be a list of stream names' } });
  }
  const names: string[] = [];
  const fields: Record<string, FieldError> = {};
  for (const [index, name] of params.entries()) {
    if (typeof name === 'string' && name !== '') names.push(name);
    else fields[`params[${index}]`] = { code: 'invalid_value', message: 'Must be a stream name' };
  }
  return names.length === params.length ? names : invalid(id, fields);
}

/** `["combined", true]`: from the next event on, wrapped or raw. */
function setProperty(connection: Connection, request: Request): ControlAnswer | ControlError {
  const [name, value] = Array.isArray(request.params) ? request.params : [];
  if (name !== 'combined' || typeof value !== 'boolean') {
    return invalid(request.id, { params: { code: 'invalid_value', message: 'Must be ["combined", true] or ["combined", false]' } });
  }
  connection.combined = value;
  return done(request, null);
}

function getProperty(connection: Connection, request: Request): ControlAnswer | ControlError {
  const [name] = Array.isArray(request.params) ? request.params : [];
  if (name !== 'combined') return invalid(request.id, { params: { code: 'invalid_value', message: 'Must be ["combined"]' } });
  return done(request, connection.combined);
}

function done({ id, method }: Request, result: ControlAnswer['result']): ControlAnswer {
  return { id, result, method };
}

function refuseNames(id: RequestId, bad: readonly BadMember[]): ControlError {
  return invalid(id, Object.fromEntries(bad.map(({ path, error }) => [path, error])));
}

function invalid(id: RequestId, fields: Readonly<Record<string, FieldError>>): ControlError {
  const [path, first] = Object.entries(fields)[0] ?? [];
  return { id, error: { code: 'invalid_parameters', message: `${path}: ${first?.message}`, fields } };
}
