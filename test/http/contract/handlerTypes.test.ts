/**
 * The contract checks the handlers at compile time. Each `@ts-expect-error` below marks a mistake that must not
 * compile: if one compiles, `npm run types` fails here. None of this code runs.
 */

import { handlers } from '../../../generated/handlers';
import type { ErrorCode } from '../../../generated/operations';
import type { Context } from '../../../src/api/handlers/context';
import type { Handler, Handlers, RequestOf, ResultOf } from '../../../src/api/handlers/types';
import type { Problem } from '../../../src/api/http/problems/errors';
import type { KeyCaller, OperatorCaller, PublicCaller } from '../../../src/usecases/callers';

const { cancelOrder, ...allButOne } = handlers;

// @ts-expect-error An operation without a handler.
const oneTooFew: Handlers = allButOne;

// @ts-expect-error A handler without an operation.
const oneTooMany: Handlers = { ...handlers, cancelEverything: cancelOrder } satisfies Handlers;

// @ts-expect-error Another operation's handler.
const swapped: Handlers = { ...handlers, getUser: handlers.createOrder };

// @ts-expect-error A status that the contract does not declare.
const undeclaredStatus: Handler<'cancelOrder'> = () => ({ status: 200, body: {} });

// @ts-expect-error A body of the wrong type.
const wrongBody: Handler<'getEstimatedPrice'> = () => ({ status: 200, body: { price: 1 } });

// @ts-expect-error A body that lacks a required member.
const incompleteBody: Handler<'getEstimatedPrice'> = () => ({ status: 200, body: {} });

// @ts-expect-error A value that is not in the contract's enumeration.
const wrongValue: ResultOf<'createPortalOrder'> = { status: 201, body: { value: '1', withdrawal_status: 'perhaps' } };

// @ts-expect-error A refusal that the contract does not declare for the operation.
const undeclaredRefusal: Handler<'getEstimatedPrice'> = () => ({ refusal: { code: 'INSUFFICIENT_BALANCE' } });

// @ts-expect-error A refusal with an unknown code.
const unknownRefusal: Handler<'getEstimatedPrice'> = () => ({ refusal: { code: 'NO_IDEA' } });

// @ts-expect-error A body where the contract has none.
const bodyOfNone: ResultOf<'revokeApiKey'> = { status: 204, body: {} };

// @ts-expect-error A request member that the contract does not have.
const unknownMember: Handler<'createOrder'> = ({ body }) => body.quantity;

// @ts-expect-error A query of an operation without one.
const unknownQuery: (request: RequestOf<'getUser'>) => string = ({ query }) => query.symbol.toUpperCase();

// @ts-expect-error A handler of a signed operation that requires an operator.
const wrongCaller: Handler<'getUser'> = (_request, { caller }: Context<OperatorCaller>) => caller.roles;

// This must compile: the type of the caller follows from the contract's security.
const keyCaller: (context: Parameters<Handler<'getUser'>>[1]) => KeyCaller = ({ caller }) => caller;
const publicCaller: (context: Parameters<Handler<'getExchangeInfo'>>[1]) => PublicCaller = ({ caller }) => caller;

// The server can return every code of the contract, and no other: both types are `never` unless the lists differ.
type Unused = Exclude<ErrorCode, Problem['code']>;
type Undeclared = Exclude<Problem['code'], ErrorCode>;
const sameCodes: readonly [Unused, Undeclared] extends readonly [never, never] ? true : false = true;

test('the mistakes above do not compile, which the type check proves', () => {
  const seen = [
    oneTooFew,
    oneTooMany,
    swapped,
    undeclaredStatus,
    wrongBody,
    incompleteBody,
    wrongValue,
    undeclaredRefusal,
    unknownRefusal,
    bodyOfNone,
    unknownMember,
    unknownQuery,
    wrongCaller,
    keyCaller,
    publicCaller,
  ];
  expect(seen.length).toBeGreaterThan(0);
  expect(sameCodes).toBe(true);
});
