/** Lets the operators' console call operations of the contract, with the checks that a request over HTTP gets. */
import type { OpenAPIValidator } from 'openapi-backend';
import { type OperationId, type OperationRecord, operationRecords } from '../../../generated/operations';
import type {
  OperatorAccess,
  OperatorError,
  OperatorOrigin,
  OperatorRequest,
  OperatorResult,
} from '../../application/operators/operatorAccess';
import type { RunApprovedOperation } from '../../application/proposals/approvals';
import type { Services } from '../../application/services';
import type { AnyHandler } from '../../handlers/types';
import type { Authentication } from '../authentication/authentication';
import { errorResponse, type Problem } from '../responses/errors';
import type { IndexedRouter, RoutedRequest } from './router';
import { problemOfViolations } from './violations';

export interface OperatorAccessOptions {
  readonly services: Services;
  readonly authentication: Authentication;
  readonly router: IndexedRouter;
  readonly validator: OpenAPIValidator;
  /** The handler of an operation, with action log, second factor and dual control. */
  readonly handlerOf: (id: OperationId) => AnyHandler;
  readonly runApprovedOperation: RunApprovedOperation;
}

export function createOperatorAccess(options: OperatorAccessOptions): OperatorAccess {
  const { services, authentication, handlerOf, runApprovedOperation } = options;

  async function call<Id extends OperationId>(
    id: Id,
    request: OperatorRequest,
    { operator, requestId, ip }: OperatorOrigin,
  ): Promise<OperatorResult<Id>> {
    const record: OperationRecord = operationRecords[id];
    const isPublicRead = record.security === 'public' && record.method === 'get';
    if (record.security !== 'operator' && !isPublicRead) throw new Error(`operators cannot call ${id}`);
    // If the contract names no role for the operation, no operator may use it.
    if (!isPublicRead && !record.roles.includes(operator.role)) return refused(record, { code: 'PERMISSION_DENIED' });
    const routed = routedRequest(options, id, request);
    const violations = options.validator.validateRequest(routed, routed.route?.operation).errors ?? [];
    if (violations.length > 0) return refused(record, problemOfViolations(violations, record, HEADER_NAMES));
    const { params: path, query, headers, requestBody: body } = routed.parsed;
    const result = await handlerOf(id)(
      { path: path ?? {}, query: query as object, headers: headers as object, body: body as object | undefined },
      {
        ...services,
        caller: isPublicRead ? { kind: 'public' } : operator,
        requestId,
        ip,
        approval: undefined,
        runApprovedOperation,
      },
    );
    if (result.refusal !== undefined) return refused(record, result.refusal);
    return { status: result.status, body: result.body } as OperatorResult<Id>;
  }

  return {
    findByToken: (token, ip) => authentication.findOperatorByToken(token, ip),
    findById: (tokenId, ip) => authentication.findOperatorById(tokenId, ip),
    call,
  };
}

const CODE_HEADER = 'x-operator-code';
const HEADER_NAMES: ReadonlyMap<string, string> = new Map([[CODE_HEADER, 'X-Operator-Code']]);

/** The request in the form in which a request over HTTP reaches the validator. */
function routedRequest(
  { router }: OperatorAccessOptions,
  id: OperationId,
  { path = {}, query = {}, body, code }: OperatorRequest,
): RoutedRequest {
  const operation = router.getOperation(id);
  if (operation === undefined) throw new Error(`the contract has no operation ${id}`);
  const headers = code === undefined ? {} : { [CODE_HEADER]: code };
  const params = { ...path };
  const place = { method: operation.method, path: operation.path, headers, ...(body !== undefined && { body }) };
  const parsed = { ...place, params, query: { ...query }, cookies: {}, requestBody: body };
  return { ...place, route: { operation, params }, parsed } as unknown as RoutedRequest;
}

function refused(
  record: OperationRecord,
  problem: Problem,
): { readonly status: number; readonly error: OperatorError } {
  const { status, body } = errorResponse(problem, 'api', record);
  const { code, message, fields = {} } = body as Omit<OperatorError, 'fields'> & Partial<OperatorError>;
  return { status, error: { code, message, fields } };
}
