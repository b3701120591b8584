/**
 * The type of each operation's handler, derived from the contract. A missing or an additional handler, an undeclared
 * status, a wrong body or an undeclared refusal is a compile error.
 */
import type { operations as Contract } from '../../../generated/openapi';
import { type OperationErrorCodes, type OperationId, operationRecords } from '../../../generated/operations';
import type { Caller } from '../../usecases/callers';
import type { RequestRefusal } from '../../usecases/refusals';
import type { CallerOf, Context } from './context';

type NoMembers = Readonly<Record<string, never>>;
type Members<Group> = [NonNullable<Group>] extends [never] ? NoMembers : Readonly<NonNullable<Group>>;
/** Handlers receive header names in lower case. */
type LowerCase<Group> = { readonly [Name in keyof Group as Lowercase<Name & string>]: Group[Name] };
type JsonOf<Holder> = Holder extends { readonly content: { readonly 'application/json': infer Body } }
  ? Body
  : undefined;

/** A request that has passed the contract's validation. */
export interface RequestOf<Id extends OperationId> {
  readonly path: Members<Contract[Id]['parameters']['path']>;
  readonly query: Members<Contract[Id]['parameters']['query']>;
  readonly headers: LowerCase<Members<Contract[Id]['parameters']['header']>>;
  /** Undefined if the operation has no body, or an optional body was not sent. */
  readonly body: Contract[Id] extends { requestBody: infer Body }
    ? JsonOf<Body>
    : Contract[Id] extends { requestBody?: infer Body }
      ? JsonOf<NonNullable<Body>> | undefined
      : undefined;
}

type SuccessStatus = 200 | 201 | 202 | 204;
type Responses<Id extends OperationId> = Contract[Id]['responses'];

type SuccessOf<Id extends OperationId> = {
  readonly [Status in keyof Responses<Id> & SuccessStatus]: {
    readonly status: Status;
    readonly body: JsonOf<Responses<Id>[Status]>;
    readonly refusal?: undefined;
    readonly replayed?: boolean | undefined;
  } & HeadersOf<Responses<Id>[Status]>;
}[keyof Responses<Id> & SuccessStatus];

/** The headers that an operation sends beside those of every response. */
type HeadersOf<Response> = Response extends { headers: { Location: string } }
  ? { readonly headers: { readonly Location: string } }
  : Response extends { headers: { 'X-MBX-ORDER-COUNT-10S'?: number } }
    ? { readonly headers: { readonly 'X-MBX-ORDER-COUNT-10S': string } }
    : { readonly headers?: undefined };

/** The refusals that the contract declares for an operation. */
export type RefusalOf<Id extends OperationId> = Extract<RequestRefusal, { readonly code: OperationErrorCodes[Id] }>;

/** `replayed`: the engine found the outcome under an idempotency key of the request, and decided nothing new. */
export type ResultOf<Id extends OperationId> =
  | SuccessOf<Id>
  | { readonly refusal: RefusalOf<Id>; readonly replayed?: boolean | undefined };

export type Handler<Id extends OperationId> = (
  request: RequestOf<Id>,
  context: Context<CallerOf<Id>>,
) => ResultOf<Id> | Promise<ResultOf<Id>>;

/**
 * Any handler, for the code that dispatches requests. Validation guarantees that the request has the handler's own
 * type.
 */
export type AnyHandler = (request: AnyRequest, context: Context<Caller>) => AnyResult | Promise<AnyResult>;
export type AnyResult =
  | { readonly refusal: RequestRefusal; readonly replayed?: boolean | undefined }
  | {
      readonly refusal?: undefined;
      readonly replayed?: boolean | undefined;
      readonly status: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>> | undefined;
    };
export interface AnyRequest {
  readonly path: object;
  readonly query: object;
  readonly headers: object;
  readonly body: object | undefined;
}

/** Exactly one handler for each operation. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/**
 * Converts a refusal of the engine or of a use case to a handler's result. Throws if the contract does not declare it:
 * a bug.
 */
export function declaredRefusal<Id extends OperationId>(
  id: Id,
  refusal: RequestRefusal,
  replayed = false,
): { readonly refusal: RefusalOf<Id>; readonly replayed: boolean } {
  if (!isDeclared(id, refusal)) throw new Error(`${id} returned the undeclared refusal ${refusal.code}`);
  return { refusal, replayed };
}

function isDeclared<Id extends OperationId>(id: Id, refusal: RequestRefusal): refusal is RefusalOf<Id> {
  return Object.hasOwn(operationRecords[id].errors, refusal.code);
}
