/** Debits a requested withdrawal from the user's account at once and queues it. */

import { Draft } from '../commandEffects';
import type { RequestWithdrawal } from '../model/commands';
import { accept, type Decision, type DecisionContext, refuse } from './decision';
import { canRequestWithdrawals } from './userStates';
import { canWithdraw, debitWithdrawal, exceedsLimit, findNetwork, refuseWithdrawalAmount } from './withdrawalRules';

/**
 * Refusals: INVALID_ASSET, INVALID_NETWORK, WITHDRAWAL_DISABLED, those of `refuseWithdrawalAmount`,
 * INSUFFICIENT_BALANCE, WITHDRAWAL_LIMIT_EXCEEDED.
 */
export function requestWithdrawal({ exchange, timeMs }: DecisionContext, command: RequestWithdrawal): Decision {
  const { type, trader, amount, address, tag, bankCode, clientId = null, followsManualCredit = false } = command;
  const asset = exchange.rules.assets.get(command.asset);
  if (asset === undefined) return refuse({ code: 'INVALID_ASSET' });
  const network = findNetwork(asset, command.network);
  if (network === undefined) return refuse({ code: 'INVALID_NETWORK' });
  if (!canWithdraw(asset, network) || !canRequestWithdrawals(trader)) return refuse({ code: 'WITHDRAWAL_DISABLED' });
  const illFormed = refuseWithdrawalAmount(asset, amount);
  if (illFormed !== undefined) return refuse(illFormed);
  if (exchange.accounts.balance(trader.userId, asset.asset, 'available') < amount + asset.withdrawalFee)
    return refuse({ code: 'INSUFFICIENT_BALANCE' });
  if (exceedsLimit(exchange, asset, trader, amount, timeMs)) return refuse({ code: 'WITHDRAWAL_LIMIT_EXCEEDED' });

  const draft = new Draft(exchange, timeMs);
  const { userId } = trader;
  const withdrawal = debitWithdrawal(draft, {
    userId,
    asset,
    network: command.network,
    amount,
    address,
    tag,
    bankCode,
    orderId: null,
    clientId,
    followsManualCredit,
  });
  return accept(draft.createEvent(type, userId, null, { withdrawal }));
}
