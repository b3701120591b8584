/** Credits a deposit to its user, once, against the exchange's external account. */

import { Draft } from '../commandEffects';
import type { CreditDeposit } from '../model/commands';
import { type Amount, ONE } from '../values/decimal';
import { accept, type Decision, type DecisionContext, refuse } from './decision';
import { refuseDeposit, updatedDeposit } from './depositRules';
import { houseCounterpartyAccount } from './houseCounterpartyAccount';

/**
 * The most that the exchange may hold of one asset. Below it, no balance, hold, trade or withdrawal exceeds its column.
 * Sums of trades have wider columns, because trades do not use up what they trade.
 */
export const HOLDINGS_MAX: Amount = 10n ** 15n * ONE;

/**
 * Refusals: those of `refuseDeposit`, INVALID_SETTING. A deposit that was announced as failed can still be credited.
 */
export function creditDeposit(context: DecisionContext, command: CreditDeposit): Decision {
  const { exchange, timeMs } = context;
  const { type, userId, asset, amount } = command;
  const refusal = refuseDeposit(context, command);
  if (refusal !== undefined) return refuse(refusal);
  const before = context.deposits.get(command.reference);
  const draft = new Draft(exchange, timeMs);
  if (before?.status === 'completed') return accept(draft.createEvent(type, userId, null, { deposit: before }));
  const mirror = houseCounterpartyAccount(exchange, asset);
  if (amount - mirror.balance >= HOLDINGS_MAX)
    return refuse({ code: 'INVALID_SETTING', rule: 'the exchange holds less than 10^15 of any asset' });

  const deposit = updatedDeposit(draft, command, before, 'completed');
  draft.post('deposit', deposit.id, [
    { account: mirror, amount: -amount },
    { account: exchange.accounts.findOrOpen(userId, asset, 'available'), amount },
  ]);
  return accept(draft.createEvent(type, userId, null, { deposit }));
}
