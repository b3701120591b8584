/** The doors whose callers the server has identified already: the operators' console, and approved proposals. */
import { type OperationId, type OperationRecord, operationRecords } from '../../../../generated/operations';
import type {
  OperatorAccess,
  OperatorError,
  OperatorOrigin,
  OperatorRequest,
  OperatorResult,
} from '../../../usecases/operators/operatorAccess';
import type { ApprovedOutcome, RunApprovedOperation } from '../../../usecases/proposals/approvals';
import type { Authentication } from '../authentication/authentication';
import { InsideCall } from '../calls/call';
import { errorResponse } from '../problems/errors';
import type { RunOperation } from './runOperation';

const CODE_HEADER = 'x-operator-code';

/** Calls operations of the contract as the operator of a session of the console. */
export function createOperatorAccess(authentication: Authentication, runOperation: RunOperation): OperatorAccess {
  async function call<Id extends OperationId>(
    id: Id,
    { path = {}, query = {}, body, code }: OperatorRequest,
    { operator, requestId, ip }: OperatorOrigin,
  ): Promise<OperatorResult<Id>> {
    const record: OperationRecord = operationRecords[id];
    const isPublicRead = record.security === 'public' && record.method === 'get';
    if (record.security !== 'operator' && !isPublicRead) throw new Error(`operators cannot call ${id}`);
    const headers: Readonly<Record<string, string>> = code === undefined ? {} : { [CODE_HEADER]: code };
    const caller = isPublicRead ? ({ kind: 'public' } as const) : operator;
    const inside = new InsideCall(id, { caller, requestId, ip });
    const outcome = await runOperation(id, { path: { ...path }, query: { ...query }, headers, body }, inside);
    if (outcome.problem === undefined) return { status: outcome.status, body: outcome.body } as OperatorResult<Id>;
    const { status, body: error } = errorResponse(outcome.problem, 'api', record);
    const { code: errorCode, message, fields = {} } = error as Omit<OperatorError, 'fields'> & Partial<OperatorError>;
    return { status, error: { code: errorCode, message, fields } };
  }

  return {
    findByToken: (token, ip) => authentication.findOperatorByToken(token, ip),
    findById: (tokenId, ip) => authentication.findOperatorById(tokenId, ip),
    call,
  };
}

/**
 * Calls the operation of an approved proposal as the person who proposed it. The recorded request is validated again,
 * because the contract may have changed since.
 */
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
