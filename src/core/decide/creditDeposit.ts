/** Money that came in from outside is credited to its user, against the house's mirror of the outside world. */
import type { CreditDeposit } from '../commands';
import { type Amount, fitsPrecision, ONE } from '../decimal';
import { Draft } from '../draft';
import { type Deposit, HOUSE } from '../model';
import { type Decision, done, refuse, type Situation } from './decision';

/** Of an asset, in all. Below it no balance, hold or sum of trades outgrows the ledger's columns. */
const HOLDINGS_MAX: Amount = 10n ** 15n * ONE;

/** Refusals: INVALID_ASSET, INVALID_ORDER_AMOUNT_PRECISION, INVALID_SETTING. */
export function creditDeposit({ exchange, timeMs }: Situation, command: CreditDeposit): Decision {
  const asset = exchange.rules.assets.get(command.asset);
  if (asset === undefined) return refuse({ code: 'INVALID_ASSET' });
  if (!fitsPrecision(command.amount, asset.transferPrecision)) return refuse({ code: 'INVALID_ORDER_AMOUNT_PRECISION', precision: asset.transferPrecision });
  const outside = asset.kind === 'fiat' ? 'bank' : 'custody';
  const held = -exchange.accounts.balance(HOUSE, asset.asset, outside);
  if (held + command.amount >= HOLDINGS_MAX) return refuse({ code: 'INVALID_SETTING', rule: 'the exchange holds less than 10^15 of any asset' });

  const draft = new Draft(exchange, timeMs);
  exchange.lastDepositId += 1;
  const { userId, amount, reference } = command;
  const deposit: Deposit = { id: exchange.lastDepositId, userId, asset: asset.asset, amount, reference, createdAtMs: timeMs };
  draft.post('deposit', deposit.id, [
    { account: exchange.accounts.findOrOpen(HOUSE, asset.asset, outside), amount: -amount },
    { account: exchange.accounts.findOrOpen(userId, asset.asset, 'available'), amount },
  ]);
  return done(draft.event('credit_deposit', userId, null, { deposit }));
}
