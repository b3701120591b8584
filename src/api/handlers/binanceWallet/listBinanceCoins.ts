import type { Amount } from '../../../core/values/decimal';
import { renderCoin } from '../../binance/renderTransfers';
import type { Handler } from '../types';

/** All assets with the caller's balances and the networks. */
export const listBinanceCoins: Handler<'listBinanceCoins'> = (_request, { engine: { committed }, caller, config }) => {
  const withdrawing = new Map<string, Amount>();
  for (const { userId, asset, amount } of committed.openWithdrawals())
    if (userId === caller.userId) withdrawing.set(asset, (withdrawing.get(asset) ?? 0n) + amount);
  const body = committed.assets().map((asset) =>
    renderCoin(asset, committed.balance(caller.userId, asset.asset), {
      withdrawing: withdrawing.get(asset.asset) ?? 0n,
      config,
    }),
  );
  return { status: 200, body };
};
