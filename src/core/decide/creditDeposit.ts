/** Money that came in from outside is credited to its user, once, against the house's mirror of the outside world. */
import type { CreditDeposit } from '../commands';
import { type Amount, ONE } from '../decimal';
import { Draft } from '../draft';
import { type Decision, done, refuse, type Situation } from './decision';
import { deposited, refuseDeposit } from './deposit';
import { outside } from './outside';

/** Of an asset, in all. Below it no balance, hold or sum of trades outgrows the ledger's columns. */
const HOLDINGS_MAX: Amount = 10n ** 15n * ONE;

/** Refusals: those of `refuseDeposit`, INVALID_SETTING. One that was given up for failed is credited when it comes after all. */
export function creditDeposit(situation: Situation, command: CreditDeposit): Decision {
  const { exchange, timeMs } = situation;
  const { type, userId, asset, amount } = command;
  const refusal = refuseDeposit(situation, command);
  if (refusal !== undefined) return refuse(refusal);
  const before = situation.deposits.get(command.reference);
  const draft = new Draft(exchange, timeMs);
  if (before?.status === 'completed') return done(draft.event(type, userId, null, { deposit: before }));
  const mirror = outside(exchange, asset);
  if (amount - mirror.balance >= HOLDINGS_MAX)
    return refuse({ code: 'INVALID_SETTING', rule: 'the exchange holds less than 10^15 of any asset' });

  const deposit = deposited(draft, command, before, 'completed');
  draft.post('deposit', deposit.id, [
    { account: mirror, amount: -amount },
    { account: exchange.accounts.findOrOpen(userId, asset, 'available'), amount },
  ]);
  return done(draft.event(type, userId, null, { deposit }));
}
