/** Calls the exchange over real HTTP, with or without credentials, and checks every response against the contract. */

import { Agent, request } from 'undici';
import type { operations as WireOperations } from '../../generated/openapi';
import { type OperationId, operationRecords, operations } from '../../generated/operations';
import { canonicalMessage, sign } from '../../src/core/values/signature';
import type { JsonValue } from '../../src/foundation/json';
import type { BodyOf, DemoOperationId, Json } from '../../src/programs/demo/demoClient';
import type { RawResponse } from './contractCheck';
import { recordResponse } from './coverage/recording';
import type { CustodianKey } from './custodian/custodianKey';
import { HANG_MS } from './eventually';
import { recordSecret, recordSecretsIn } from './secretRecorder';

export type Credentials =
  | { readonly kind: 'none' }
  | { readonly kind: 'key'; readonly apiKey: string; readonly apiSecret: string }
  /** `code`: returns the present code of the second factor, for operations that need it. */
  | { readonly kind: 'operator'; readonly token: string; readonly code?: () => Promise<string> }
  | { readonly kind: 'portal'; readonly authorization: string }
  | { readonly kind: 'custodian'; readonly key: CustodianKey }
  | { readonly kind: 'partner'; readonly partnerId: number; readonly portalSecret: string };

export type { BodyOf, DemoOperationId as OperationId };

type Responses<Id extends DemoOperationId> = WireOperations[Id]['responses'];

/** A response that the contract declares for the operation: one member per status. */
export type DeclaredResponse<Id extends DemoOperationId> = {
  [Status in keyof Responses<Id>]: {
    readonly status: Status;
    readonly body: Json<Responses<Id>[Status]>;
    readonly headers: RawResponse['headers'];
    readonly text: string;
  };
}[keyof Responses<Id>];

export interface CallOptions<Body> {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Any request, including invalid ones. A text body is sent unchanged, anything else as JSON. */
export interface RawRequest {
  readonly method: string;
  /** Includes the query string. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: unknown;
}

export class Client {
  constructor(
    private readonly baseUrl: () => string,
    readonly credentials: Credentials = { kind: 'none' },
    private readonly agent: Agent = new Agent({
      connections: 64,
      keepAliveTimeout: 1_000,
      keepAliveMaxTimeout: 1_000,
      headersTimeout: HANG_MS,
      bodyTimeout: HANG_MS,
    }),
  ) {}

  withCredentials(credentials: Credentials): Client {
    return new Client(this.baseUrl, credentials, this.agent);
  }

  /** Rejects if there is no response. */
  async call<Id extends DemoOperationId>(id: Id, options: CallOptions<BodyOf<Id>> = {}): Promise<DeclaredResponse<Id>> {
    const { method, path } = operations[id];
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(options.path?.[name] ?? ''));
    const query = new URLSearchParams(options.query ?? {}).toString();
    const headers = {
      ...this.signedHeaders(method, options.body, filled),
      ...(await this.codeHeader(id)),
      ...options.headers,
    };
    const answer = await this.send({
      method: method.toUpperCase(),
      path: query === '' ? filled : `${filled}?${query}`,
      headers,
      body: options.body,
    });
    // `send` has just checked that the contract declares this response.
    return answer as unknown as DeclaredResponse<Id>;
  }

  /** Returns the body if the response has this status. Otherwise the test fails with the actual response. */
  async expect<Id extends DemoOperationId, Status extends keyof Responses<Id>>(
    id: Id,
    status: Status,
    options: CallOptions<BodyOf<Id>> = {},
  ): Promise<Json<Responses<Id>[Status]>> {
    const answer = await this.call(id, options);
    if (answer.status !== status)
      throw new Error(`${id} answered ${String(answer.status)} instead of ${String(status)}: ${answer.text}`);
    return answer.body as Json<Responses<Id>[Status]>;
  }

  /** Sends exactly this request, without credentials other than those in its headers. */
  async send({ method, path, headers = {}, body }: RawRequest): Promise<RawResponse & { readonly body: unknown }> {
    const response = await request(`${this.baseUrl()}${path}`, {
      dispatcher: this.agent,
      method: method as 'GET',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
      }),
    });
    const text = await response.body.text();
    const answer = { method, path, status: response.statusCode, headers: joinHeaderLists(response.headers), text };
    recordResponse(answer);
    const parsed = text === '' ? undefined : (JSON.parse(text) as unknown);
    recordSecretsIn(body);
    recordSecretsIn(parsed);
    recordSecret(String(headers['signature'] ?? ''));
    // An API key alone is not secret; everything else in this header is.
    if (!/^tdax-api /i.test(String(headers['authorization']))) recordSecret(String(headers['authorization'] ?? ''));
    return { ...answer, body: parsed };
  }

  private async codeHeader(id: OperationId): Promise<Record<string, string>> {
    const { credentials } = this;
    const code = credentials.kind === 'operator' && operationRecords[id].secondFactor ? credentials.code : undefined;
    return code === undefined ? {} : { 'x-operator-code': await code() };
  }

  /** The headers that authenticate a request. Requests without a body sign the empty text. */
  signedHeaders(method: string, body?: unknown, path = ''): Record<string, string> {
    const { credentials } = this;
    if (credentials.kind === 'none') return {};
    if (credentials.kind === 'operator') return { authorization: `Bearer ${credentials.token}` };
    if (credentials.kind === 'portal') return { authorization: credentials.authorization };
    if (credentials.kind === 'custodian')
      return credentials.key.headers({
        method: method.toUpperCase(),
        path,
        body: body === undefined ? '' : JSON.stringify(body),
      });
    if (credentials.kind === 'partner')
      return {
        authorization: `Basic ${Buffer.from(`${credentials.partnerId}:${credentials.portalSecret}`).toString('base64')}`,
      };
    const message =
      body === undefined || method.toUpperCase() === 'GET' ? '' : canonicalMessage(body as Record<string, JsonValue>);
    return { authorization: `TDAX-API ${credentials.apiKey}`, signature: sign(credentials.apiSecret, message) };
  }

  /** Drops its connections at once; the client stays usable. */
  async close(): Promise<void> {
    await this.agent.destroy();
  }
}

function joinHeaderLists(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
}
