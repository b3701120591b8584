import { canPlaceOrders, canRequestWithdrawals } from '../../../core/decide/userStates';
import { type Amount, formatAmount, maximum, ONE } from '../../../core/values/decimal';
import { traderOf } from '../../../usecases/callers';
import { NO_ACCOUNT_RATES, renderAccountRates } from '../../binance/renderRates';
import { binanceAsset } from '../../binance/symbolNames';
import type { Handler } from '../types';

const BASIS_POINTS = 10_000n;

/** Balances, fee rates and rights of the caller's account. */
export const getBinanceAccount: Handler<'getBinanceAccount'> = ({ query }, context) => {
  const { engine, caller, clock } = context;
  const { committed } = engine;
  const fees = committed.symbols().map(({ symbol }) => committed.fees(symbol, caller.feeTier));
  const highest = {
    makerRate: fees.reduce((rate, { makerRate }) => maximum(rate, makerRate), 0n),
    takerRate: fees.reduce((rate, { takerRate }) => maximum(rate, takerRate), 0n),
  };
  const isSparse = query.omitZeroBalances?.toLowerCase() === 'true';
  const balances = committed.assets().flatMap(({ asset }) => {
    const { available, held } = committed.balance(caller.userId, asset);
    return isSparse && available === 0n && held === 0n
      ? []
      : [{ asset: binanceAsset(asset), free: formatAmount(available), locked: formatAmount(held) }];
  });
  return {
    status: 200,
    body: {
      makerCommission: basisPoints(highest.makerRate),
      takerCommission: basisPoints(highest.takerRate),
      buyerCommission: 0,
      sellerCommission: 0,
      commissionRates: { ...NO_ACCOUNT_RATES, ...renderAccountRates(highest) },
      canTrade: canPlaceOrders(traderOf(context)),
      canWithdraw: canRequestWithdrawals(traderOf(context)),
      canDeposit: true,
      brokered: false,
      requireSelfTradePrevention: false,
      preventSor: false,
      updateTime: clock.nowMs(),
      accountType: 'SPOT',
      balances,
      permissions: ['SPOT'],
      uid: caller.userId,
    },
  };
};

/** Rounded up, because it is displayed as what a fill costs at most. */
function basisPoints(rate: Amount): number {
  return Number((rate * BASIS_POINTS + ONE - 1n) / ONE);
}
