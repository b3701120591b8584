/**
 * Wraps the handlers of operators' changes with the action log: the start of an action is durable before the handler
 * runs, and its result is written afterwards. Reads and the operations of other callers are not logged. Secrets are
 * never written.
 */
import { type OperationId, type OperationRecord, operationRecords } from '../../../../generated/operations';
import { Outage } from '../../../engine/types';
import type { Clock } from '../../../foundation/clock';
import type { OperatorActionLog } from '../../../store/audit/operatorActionLog';
import type { ActionBeginning, ActionEnd, ChainPosition } from '../../../store/audit/operatorActions';
import { isOutage } from '../../../store/connection/database';
import type { Caller, OperatorCaller } from '../../../usecases/callers';
import type { Approval } from '../../../usecases/proposals/approvals';
import { canNeedAnotherPerson, effectOf } from '../../../usecases/proposals/needsAnotherPerson';
import type { AnyHandler, AnyRequest, AnyResult } from '../../handlers/types';

/** The status of a request that was recorded as a proposal. */
export const PROPOSED = 202;
const CREATED = 201;
/** Replaces secret values. */
const SECRET = '(secret)';
/** An API key in a path. Its beginning is kept, because it says which key was meant. */
const API_KEY = /^(live-[0-9a-f]{8})[0-9a-f]{24}$/;

/** An action that one person carried out at once. */
export interface StoppingAction {
  readonly operation: OperationId;
  readonly operator: OperatorCaller;
}
export type StopObserver = (action: StoppingAction) => void;

interface ActionLogOptions {
  readonly actions: OperatorActionLog;
  readonly clock: Clock;
  /** Called with each action that has tightened something. */
  readonly stopped: StopObserver | undefined;
}

/** Returns the handler itself for operations that are not logged. */
export function withActionLog(
  id: OperationId,
  handler: AnyHandler,
  { actions, clock, stopped }: ActionLogOptions,
): AnyHandler {
  const { security, method, secrets }: OperationRecord = operationRecords[id];
  if (security !== 'operator' || method === 'get') return handler;
  return async (request, context) => {
    const { log, requestId, ip, approval } = context;
    const operator = operatorOf(context.caller);
    const addRow = (beganId: number | null, content: ActionBeginning | ActionEnd): Promise<ChainPosition> =>
      actions.add({
        beganId,
        timeMs: clock.nowMs(),
        operatorId: operator.tokenId,
        operation: id,
        content: JSON.stringify(content),
      });
    /** The action has been carried out, so its response is sent even if writing the result fails. */
    const logResult = async (beganId: number, content: ActionEnd): Promise<void> => {
      const position = await addRow(beganId, content).catch((error: unknown) =>
        log.error({ err: error, requestId, action: beganId }, 'the result of an operator action could not be written'),
      );
      // The server's log is stored elsewhere, so that deleting the last rows of the table is noticed.
      if (position !== undefined)
        log.info(
          { action: beganId, operation: id, operator: operator.name, result: content.result, hash: position.hash },
          'operator action',
        );
    };
    const began = await requireActionRow(
      addRow(null, beginningOf(operator, { requestId, ip, ...approvalOf(approval) }, request, secrets.body)),
    );
    try {
      const result = await handler(request, context);
      const isProposed =
        canNeedAnotherPerson(id) !== 'never' && result.refusal === undefined && result.status === PROPOSED;
      await logResult(began.id, endOf(result, secrets.answer, isProposed));
      if (tightens(id, result) && !isProposed && approval === undefined) stopped?.({ operation: id, operator });
      return result;
    } catch (error) {
      const isUnchanged = error instanceof Outage && error.outcome !== 'unknown';
      await logResult(began.id, { result: isUnchanged ? 'not_done' : 'unknown', code: null, answer: null });
      throw error;
    }
  };
}

/** Whether a result without another person means that something was tightened. What creates something does not. */
function tightens(id: OperationId, result: AnyResult): boolean {
  if (result.refusal !== undefined || result.status === CREATED) return false;
  return effectOf(id)?.kind === 'tightens' || canNeedAnotherPerson(id) === 'sometimes';
}

/** Throws an outage if the row could not be written. The action is then not carried out. */
async function requireActionRow(row: Promise<ChainPosition>): Promise<ChainPosition> {
  try {
    return await row;
  } catch (error) {
    throw isOutage(error)
      ? new Outage('not_done', `the operator action could not be logged, so it was not carried out: ${String(error)}`)
      : error;
  }
}

function beginningOf(
  { name, roles }: OperatorCaller,
  from: Pick<ActionBeginning, 'requestId' | 'ip' | 'approval'>,
  { path, query, body }: AnyRequest,
  secrets: readonly string[],
): ActionBeginning {
  return {
    operator: name,
    roles,
    ...from,
    path: Object.fromEntries(
      Object.entries(path).map(([name, value]) => [name, String(value).replace(API_KEY, '$1...')]),
    ),
    query,
    body: body === undefined ? null : withoutSecrets(body, secrets),
  };
}

function approvalOf(approval: Approval | undefined): Pick<ActionBeginning, 'approval'> {
  if (approval === undefined) return {};
  const { proposalId, approver } = approval;
  return { approval: { proposal: proposalId, operator_id: approver.tokenId, operator: approver.name } };
}

function endOf(answer: AnyResult, secrets: readonly string[], isProposed: boolean): ActionEnd {
  if (answer.refusal !== undefined) return { result: 'refused', code: answer.refusal.code, answer: null };
  const { body } = answer;
  return {
    result: isProposed ? 'proposed' : 'done',
    code: null,
    answer: typeof body === 'object' && body !== null ? withoutSecrets(body, secrets) : null,
  };
}

export function withoutSecrets(members: object, secrets: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]: [string, unknown]) => [name, secrets.includes(name) ? SECRET : value]),
  );
}

export function operatorOf(caller: Caller): OperatorCaller {
  if (caller.kind !== 'operator')
    throw new Error(`an operator's operation was called with credentials of kind ${caller.kind}`);
  return caller;
}
