/**
 * The door of approved proposals: calls the operation as the person who proposed it. The recorded request is validated
 * again, because the contract may have changed since.
 */
import type { OperationId } from '../../../../generated/operations';
import type { ApprovedOutcome, RunApprovedOperation } from '../../../usecases/proposals/approvals';
import { InsideCall } from '../pipeline/call';
import type { RunOperation } from './runOperation';

export function approvedOperations(runOperation: RunOperation): RunApprovedOperation {
  return async ({ operation, request: { path, query, body }, proposer: caller, approval, requestId, ip }) => {
    const id = operation as OperationId;
    const call = new InsideCall(id, { caller, approval, requestId, ip });
    const outcome = await runOperation(id, { path, query, body: body ?? undefined }, call);
    if (outcome.problem !== undefined) return { error: outcome.problem.code, answer: null };
    return { error: null, answer: answerOf(outcome.body) };
  };
}

function answerOf(body: unknown): ApprovedOutcome['answer'] {
  return typeof body === 'object' ? body : null;
}
