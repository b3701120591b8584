/**
 * The message of a refusal outside of /api/v3/. Fixed messages come from the contract; messages with values are composed
 * here.
 */
import { apiErrorMessages, type ErrorCode } from '../../../generated/operations';
import { formatAmount } from '../../core/values/decimal';
import type { RequestRefusal } from '../../usecases/refusals';

const MESSAGES: Readonly<Partial<Record<ErrorCode, string>>> = apiErrorMessages;

/** Throws for a code without a message outside of /api/v3/, which is a bug. */
export function refusalMessage(refusal: RequestRefusal | { readonly code: ErrorCode }): string {
  const problem = refusal as RequestRefusal;
  switch (problem.code) {
    case 'INVALID_ORDER_AMOUNT_PRECISION':
    case 'INVALID_WITHDRAWAL_AMOUNT_PRECISION':
      return `Max amount precision is ${problem.precision}`;
    case 'INVALID_ORDER_PRICE_PRECISION':
      return `Max price precision is ${problem.precision}`;
    case 'ORDER_AMOUNT_TOO_SMALL':
      return `The smallest order amount is ${formatAmount(problem.minimum)}`;
    case 'ORDER_NOTIONAL_TOO_SMALL':
      return `The smallest order value is ${formatAmount(problem.minimum)}`;
    case 'TOO_MANY_OPEN_ORDERS':
      return `You have the most open orders of this pair that are allowed, ${problem.maximum}. Cancel one first.`;
    case 'TOO_MANY_STOP_ORDERS':
      return `You have the most waiting stop orders of this pair that are allowed, ${problem.maximum}. Cancel one first.`;
    case 'WITHDRAWAL_AMOUNT_TOO_SMALL':
      return `The smallest withdrawal is ${formatAmount(problem.minimum)}`;
    case 'ORDER_PRICE_OUT_OF_RANGE':
      return `The price must be between ${formatAmount(problem.minimum)} and ${formatAmount(problem.maximum)}`;
    case 'INVALID_SETTING':
      return `The setting breaks a rule: ${problem.rule}.`;
    case 'WITHDRAWAL_STATE_CONFLICT':
      return `The withdrawal is ${problem.status}.`;
    case 'DEPOSIT_STATE_CONFLICT':
      return `The deposit is ${problem.status}.`;
    default:
      return fixedMessage(problem.code);
  }
}

function fixedMessage(code: ErrorCode): string {
  const message = MESSAGES[code];
  if (message === undefined) throw new Error(`${code} has no message outside /api/v3/`);
  return message;
}
