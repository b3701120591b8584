/**
 * Calls the exchange's API over HTTP like any external client, with the headers and types of the contract. Each call is
 * attempted once; `exchangeClient.ts` repeats calls while the exchange is unavailable.
 */
import type { operations as WireOperations } from '../../../generated/openapi';
import { operations } from '../../../generated/operations';
import { canonicalMessage, sign } from '../../core/values/signature';
import type { JsonValue } from '../../foundation/json';

/** The kinds of credentials that authenticate a call. */
export type ClientCredentials =
  | { readonly kind: 'none' }
  | { readonly kind: 'key'; readonly apiKey: string; readonly apiSecret: string }
  | { readonly kind: 'operator'; readonly token: string }
  | { readonly kind: 'portal'; readonly authorization: string }
  | { readonly kind: 'partner'; readonly partnerId: number; readonly portalSecret: string };

export type DemoOperationId = keyof typeof operations & keyof WireOperations;
type Members<Value, Name extends string> = Value extends { [_ in Name]: infer Found }
  ? Found
  : Value extends { [_ in Name]?: infer Found }
    ? Found
    : never;
/** The JSON body of a request or response in the contract. */
export type Json<Value> = Members<Members<Value, 'content'>, 'application/json'>;

export type BodyOf<Id extends DemoOperationId> = Json<NonNullable<Members<WireOperations[Id], 'requestBody'>>>;
export type ResponseOf<Id extends DemoOperationId> = {
  [Status in keyof WireOperations[Id]['responses']]: {
    readonly status: Status;
    readonly body: Json<WireOperations[Id]['responses'][Status]>;
    readonly retryAfterSeconds: number;
  };
}[keyof WireOperations[Id]['responses']];

export interface DemoRequest<Id extends DemoOperationId> {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyOf<Id>;
  readonly idempotencyKey?: string;
}

export interface DemoClient {
  /** Rejects if no response arrives. */
  call<Id extends DemoOperationId>(id: Id, request?: DemoRequest<Id>): Promise<ResponseOf<Id>>;
}

/** Longer than the exchange's own request timeout. */
const ANSWER_TIMEOUT_MS = 10_000;

export function createDemoClient(baseUrl: string, credentials: ClientCredentials): DemoClient {
  return {
    async call<Id extends DemoOperationId>(id: Id, request: DemoRequest<Id> = {}) {
      const { method, path } = operations[id];
      const url = new URL(
        path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.path?.[name] ?? '')),
        baseUrl,
      );
      url.search = new URLSearchParams(request.query ?? {}).toString();
      const response = await fetch(url, {
        method: method.toUpperCase(),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
        headers: {
          ...authorizationOf(credentials, request.body),
          ...(request.body !== undefined && { 'content-type': 'application/json' }),
          ...(request.idempotencyKey !== undefined && { 'idempotency-key': request.idempotencyKey }),
        },
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      });
      const text = await response.text();
      // The body is not validated: the server's tests verify that each status has the body of the contract.
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      return {
        status: response.status,
        body,
        retryAfterSeconds: Number(response.headers.get('retry-after') ?? 0),
      } as ResponseOf<Id>;
    },
  };
}

function authorizationOf(credentials: ClientCredentials, body: unknown): Record<string, string> {
  switch (credentials.kind) {
    case 'none':
      return {};
    case 'operator':
      return { authorization: `Bearer ${credentials.token}` };
    case 'portal':
      return { authorization: credentials.authorization };
    case 'partner':
      return {
        authorization: `Basic ${Buffer.from(`${credentials.partnerId}:${credentials.portalSecret}`).toString('base64')}`,
      };
    case 'key': {
      const message = body === undefined ? '' : canonicalMessage(body as { readonly [member: string]: JsonValue });
      return { authorization: `TDAX-API ${credentials.apiKey}`, signature: sign(credentials.apiSecret, message) };
    }
  }
}
