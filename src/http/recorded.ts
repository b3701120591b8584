/**
 * The log of operators' actions, as handlers go through it: that an action begins is durable before anything happens, and how
 * it ended is written after. Reads are no actions. Secrets are never written, and calls of others never come through here.
 */
import { type OperationId, type OperationRecord, operationRecords } from '../../generated/operations';
import type { Clock } from '../clock';
import { Outage } from '../engine/types';
import type { Caller, OperatorCaller } from '../handlers/context';
import type { AnyAnswer, AnyHandler, AnyRequest } from '../handlers/types';
import { isOutage } from '../store/database';
import type { OperatorActionLog } from '../store/operatorActionLog';
import type { ActionBeginning, ActionEnd, ActionPlace } from '../store/operatorActions';

/** Stands for what is left out. */
const SECRET = '(secret)';

/** The operation's handler with the log around it, when what it does is an operator's action. */
export function recorded(id: OperationId, handler: AnyHandler, actions: OperatorActionLog, clock: Clock): AnyHandler {
  const { security, method, secrets }: OperationRecord = operationRecords[id];
  if (security !== 'operator' || method === 'get') return handler;
  return async (request, context) => {
    const { log, requestId, ip } = context;
    const operator = operatorOf(context.caller);
    const add = (beganId: number | null, content: ActionBeginning | ActionEnd): Promise<ActionPlace> =>
      actions.add({
        beganId,
        timeMs: clock.nowMs(),
        operatorId: operator.tokenId,
        operation: id,
        content: JSON.stringify(content),
      });
    /** The action is over, so its answer stands even when this cannot be written. */
    const end = async (beganId: number, content: ActionEnd): Promise<void> => {
      const place = await add(beganId, content).catch((error: unknown) =>
        log.error({ err: error, requestId, action: beganId }, "an action's end is not written"),
      );
      // The server's log lies elsewhere: an end that is cut off the table is missed there.
      if (place !== undefined)
        log.info(
          { action: beganId, operation: id, operator: operator.name, result: content.result, hash: place.hash },
          'operator action',
        );
    };
    const began = await before(add(null, beginningOf(operator, { requestId, ip }, request, secrets.body)));
    try {
      const answer = await handler(request, context);
      await end(began.id, endOf(answer, secrets.answer));
      return answer;
    } catch (error) {
      const known = error instanceof Outage && error.outcome === 'not_done';
      await end(began.id, { result: known ? 'not_done' : 'unknown', code: null, answer: null });
      throw error;
    }
  };
}

/** What cannot be written down is not done. */
async function before(row: Promise<ActionPlace>): Promise<ActionPlace> {
  try {
    return await row;
  } catch (error) {
    throw isOutage(error) ? new Outage('not_done', `the action cannot be written down: ${String(error)}`) : error;
  }
}

function beginningOf(
  { name, role }: OperatorCaller,
  from: Pick<ActionBeginning, 'requestId' | 'ip'>,
  { path, query, body }: AnyRequest,
  secrets: readonly string[],
): ActionBeginning {
  return {
    operator: name,
    role,
    ...from,
    path,
    query,
    body: body === undefined ? null : withoutSecrets(body, secrets),
  };
}

function endOf(answer: AnyAnswer, secrets: readonly string[]): ActionEnd {
  if (answer.refusal !== undefined) return { result: 'refused', code: answer.refusal.code, answer: null };
  const { body } = answer;
  return {
    result: 'done',
    code: null,
    answer: typeof body === 'object' && body !== null ? withoutSecrets(body, secrets) : null,
  };
}

function withoutSecrets(members: object, secrets: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]: [string, unknown]) => [name, secrets.includes(name) ? SECRET : value]),
  );
}

function operatorOf(caller: Caller): OperatorCaller {
  if (caller.kind !== 'operator') throw new Error(`an operator's operation was called by ${caller.kind}`);
  return caller;
}
