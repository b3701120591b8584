/** A user's money is to leave: it is taken out of the wallet at once and waits to be sent. */
import type { RequestWithdrawal } from '../commands';
import { Draft } from '../draft';
import { type Decision, done, refuse, type Situation } from './decision';
import { canWithdraw, debit, exceedsLimit, networkOf, refuseLeavingAmount } from './withdraw';

/** Refusals: INVALID_ASSET, INVALID_NETWORK, WITHDRAWAL_DISABLED, those of the amount, INSUFFICIENT_BALANCE, WITHDRAWAL_LIMIT_EXCEEDED. */
export function requestWithdrawal({ exchange, timeMs }: Situation, command: RequestWithdrawal): Decision {
  const { type, trader, amount, address, tag, bankCode } = command;
  const asset = exchange.rules.assets.get(command.asset);
  if (asset === undefined) return refuse({ code: 'INVALID_ASSET' });
  const network = networkOf(asset, command.network);
  if (network === undefined) return refuse({ code: 'INVALID_NETWORK' });
  if (!canWithdraw(asset, network)) return refuse({ code: 'WITHDRAWAL_DISABLED' });
  const illFormed = refuseLeavingAmount(asset, amount);
  if (illFormed !== undefined) return refuse(illFormed);
  if (exchange.accounts.balance(trader.userId, asset.asset, 'available') < amount + asset.withdrawalFee)
    return refuse({ code: 'INSUFFICIENT_BALANCE' });
  if (exceedsLimit(exchange, asset, trader, amount, timeMs)) return refuse({ code: 'WITHDRAWAL_LIMIT_EXCEEDED' });

  const draft = new Draft(exchange, timeMs);
  const { userId } = trader;
  const withdrawal = debit(draft, {
    userId,
    asset,
    network: command.network,
    amount,
    address,
    tag,
    bankCode,
    orderId: null,
  });
  return done(draft.event(type, userId, null, { withdrawal }));
}
