/** Money that came in from outside is credited to its user, against the house's mirror of the outside world. */
import type { CreditDeposit } from '../commands';
import { fitsPrecision } from '../decimal';
import { Draft } from '../draft';
import { type Deposit, HOUSE } from '../model';
import { type Decision, done, refuse, type Situation } from './decision';

/** Refusals: INVALID_ASSET, INVALID_ORDER_AMOUNT_PRECISION. */
export function creditDeposit({ exchange, timeMs }: Situation, command: CreditDeposit): Decision {
  const asset = exchange.rules.assets.get(command.asset);
  if (asset === undefined) return refuse({ code: 'INVALID_ASSET' });
  if (!fitsPrecision(command.amount, asset.transferPrecision)) return refuse({ code: 'INVALID_ORDER_AMOUNT_PRECISION', precision: asset.transferPrecision });

  const draft = new Draft(exchange, timeMs);
  exchange.lastDepositId += 1;
  const { userId, amount, reference } = command;
  const deposit: Deposit = { id: exchange.lastDepositId, userId, asset: asset.asset, amount, reference, createdAtMs: timeMs };
  draft.post('deposit', deposit.id, [
    { account: exchange.accounts.findOrOpen(HOUSE, asset.asset, asset.kind === 'fiat' ? 'bank' : 'custody'), amount: -amount },
    { account: exchange.accounts.findOrOpen(userId, asset.asset, 'available'), amount },
  ]);
  return done(draft.event('credit_deposit', userId, null, { deposit }));
}
