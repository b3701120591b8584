/**
 * Wraps the handlers of operations with `x-second-factor`: they run only with the present code of the operator's
 * authenticator app. This is the only place where that is decided, for all operations.
 */
import { type OperationId, type OperationRecord, operationRecords } from '../../../../generated/operations';
import { refuseOperatorCode } from '../../../usecases/operators/operatorCode';
import type { AnyHandler } from '../../handlers/types';
import { operatorOf } from './withActionLog';

/** As handlers receive it, in lower case. */
const CODE_HEADER = 'x-operator-code';

/** Returns the handler itself for all other operations. */
export function withSecondFactor(id: OperationId, handler: AnyHandler): AnyHandler {
  const { secondFactor }: OperationRecord = operationRecords[id];
  if (!secondFactor) return handler;
  return async (request, context) => {
    const code = (request.headers as Readonly<Record<string, string | undefined>>)[CODE_HEADER];
    const fault = await refuseOperatorCode(context, operatorOf(context.caller), code);
    return fault === undefined ? handler(request, context) : { refusal: { code: fault } };
  };
}
