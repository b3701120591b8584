import type { components } from '../../../../generated/openapi';
import { formatTime } from '../../../foundation/times';
import {
  countOperatorActions,
  listOperatorActions as listActionRows,
  type OperatorAction,
} from '../../../store/audit/operatorActions';
import { formerRoles } from '../../../store/identity/operatorRoles';
import { parsePageRange } from '../../../usecases/pagingParameters';
import type { Handler } from '../types';

type Rendered = components['schemas']['OperatorAction'];

/** Lists the operators' actions, newest first. */
export const listOperatorActions: Handler<'listOperatorActions'> = async ({ query }, { database }) => {
  const filter = {
    operatorId: query.operator_id === undefined ? undefined : Number(query.operator_id),
    operation: query.operation,
  };
  const [count, actions] = await Promise.all([
    countOperatorActions(database, filter),
    listActionRows(database, filter, parsePageRange(query)),
  ]);
  return { status: 200, body: { count, items: actions.map(renderAction) } };
};

function renderAction({ id, operatorId, operation, beginning, timeMs, hash, end }: OperatorAction): Rendered {
  const { operator, roles, role, approval, path, query, body, ip, requestId } = beginning;
  return {
    id,
    operator_id: operatorId,
    operator,
    roles: [...(roles ?? formerRoles(role ?? ''))],
    approval: approval === undefined ? null : { ...approval },
    operation,
    path: { ...path },
    query: { ...query },
    body: body === null ? null : { ...body },
    ip,
    request_id: requestId,
    created_at: formatTime(timeMs),
    hash,
    end: end === null ? null : renderEnd(end),
  };
}

function renderEnd({
  id,
  result,
  code,
  answer,
  timeMs,
  hash,
}: NonNullable<OperatorAction['end']>): NonNullable<Rendered['end']> {
  return { id, result, code, answer: answer === null ? null : { ...answer }, created_at: formatTime(timeMs), hash };
}
