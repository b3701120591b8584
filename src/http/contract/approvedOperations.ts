/**
 * Runs operations that were proposed and then approved: validates the recorded request again, because the contract may
 * have changed since, and calls the operation's handler as the person who proposed it.
 */
import type { OpenAPIValidator } from 'openapi-backend';
import { type OperationId, operationRecords } from '../../../generated/operations';
import type { ApprovedOutcome, RunApprovedOperation } from '../../application/proposals/approvals';
import type { Services } from '../../application/services';
import type { AnyHandler } from '../../handlers/types';
import type { ProposedRequest } from '../../store/identity/operatorProposals';
import type { IndexedRouter, RoutedRequest } from './router';
import { problemOfViolations } from './violations';

export interface ApprovedOperationsOptions {
  readonly services: Services;
  readonly router: IndexedRouter;
  readonly validator: OpenAPIValidator;
  /** The handler of an operation, with the log of operator actions. */
  readonly logged: (id: OperationId) => AnyHandler;
}

export function approvedOperations(options: ApprovedOperationsOptions): RunApprovedOperation {
  const { services, logged } = options;
  const runApprovedOperation: RunApprovedOperation = async (approved) => {
    const { operation, request, proposer, approval, requestId, ip } = approved;
    const error = violationOf(options, operation, request);
    if (error !== undefined) return { error, answer: null };
    const input = { ...request, headers: {}, body: request.body ?? undefined };
    const context = { ...services, caller: proposer, requestId, ip, approval, runApprovedOperation };
    const result = await logged(operation as OperationId)(input, context);
    if (result.refusal !== undefined) return { error: result.refusal.code, answer: null };
    return { error: null, answer: answerOf(result.body) };
  };
  return runApprovedOperation;
}

/** The error code with which the contract refuses the request; undefined if the request is valid. */
function violationOf(
  { router, validator }: ApprovedOperationsOptions,
  id: string,
  { path: params, query, body }: ProposedRequest,
): string | undefined {
  const operation = router.getOperation(id);
  if (operation === undefined) return 'NOT_FOUND';
  const record = operationRecords[id as OperationId];
  const place = { method: operation.method, path: operation.path, headers: {}, ...(body !== null && { body }) };
  const parsed = { ...place, params, query, cookies: {}, requestBody: body ?? undefined };
  const routed = { ...place, route: { operation, params }, parsed } as unknown as RoutedRequest;
  const { errors } = validator.validateRequest(routed, operation);
  return errors == null || errors.length === 0 ? undefined : problemOfViolations(errors, record, new Map()).code;
}

function answerOf(body: unknown): ApprovedOutcome['answer'] {
  return typeof body === 'object' ? body : null;
}
