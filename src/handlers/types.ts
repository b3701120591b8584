/**
 * What each handler takes and gives, worked out from the contract: a missing or an extra handler, an undeclared status, a
 * wrong body or an undeclared refusal does not compile.
 */
import type { operations as Contract } from '../../generated/openapi';
import { type OperationErrorCodes, type OperationId, operationRecords } from '../../generated/operations';
import type { Caller } from '../application/callers';
import type { Refusal } from '../application/refusals';
import type { CallerOf, Context } from './context';

type NoMembers = Readonly<Record<string, never>>;
type Members<Group> = [NonNullable<Group>] extends [never] ? NoMembers : Readonly<NonNullable<Group>>;
/** Header names are lower case when a handler sees them. */
type LowerCase<Group> = { readonly [Name in keyof Group as Lowercase<Name & string>]: Group[Name] };
type JsonOf<Holder> = Holder extends { readonly content: { readonly 'application/json': infer Body } }
  ? Body
  : undefined;

/** A request that has passed the contract's validation. */
export interface RequestOf<Id extends OperationId> {
  readonly path: Members<Contract[Id]['parameters']['path']>;
  readonly query: Members<Contract[Id]['parameters']['query']>;
  readonly headers: LowerCase<Members<Contract[Id]['parameters']['header']>>;
  /** Undefined where the contract has no body, or an optional one was not sent. */
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
  };
}[keyof Responses<Id> & SuccessStatus];

/** The refusals that the contract declares for an operation. */
export type RefusalOf<Id extends OperationId> = Extract<Refusal, { readonly code: OperationErrorCodes[Id] }>;

export type AnswerOf<Id extends OperationId> = SuccessOf<Id> | { readonly refusal: RefusalOf<Id> };

export type Handler<Id extends OperationId> = (
  request: RequestOf<Id>,
  context: Context<CallerOf<Id>>,
) => AnswerOf<Id> | Promise<AnswerOf<Id>>;

/** Any handler, seen from where all are alike: the contract's validation has made the request what the handler's own type says. */
export type AnyHandler = (request: AnyRequest, context: Context<Caller>) => AnyAnswer | Promise<AnyAnswer>;
export type AnyAnswer =
  | { readonly refusal: Refusal }
  | { readonly refusal?: undefined; readonly status: number; readonly body: unknown };
export interface AnyRequest {
  readonly path: object;
  readonly query: object;
  readonly headers: object;
  readonly body: object | undefined;
}

/** Exactly one handler an operation. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** Whatever the compiler cannot fit into this it quotes, and so says what to do about an operation that nobody serves. */
export type Complete<Written> = [Exclude<OperationId, keyof Written>] extends [never]
  ? Handlers
  : `write src/handlers/<tag>/${Exclude<OperationId, keyof Written>}.ts and name it in src/handlers/index.ts`;

/** A refusal that came from the engine, or from an act that pages share, as an answer. One that the contract does not declare for the operation is a bug and throws. */
export function refused<Id extends OperationId>(id: Id, refusal: Refusal): { readonly refusal: RefusalOf<Id> } {
  if (!isDeclared(id, refusal)) throw new Error(`${id} may not refuse with ${refusal.code}`);
  return { refusal };
}

function isDeclared<Id extends OperationId>(id: Id, refusal: Refusal): refusal is RefusalOf<Id> {
  return Object.hasOwn(operationRecords[id].errors, refusal.code);
}
