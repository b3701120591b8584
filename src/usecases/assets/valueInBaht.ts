/** Values amounts in baht at the last traded prices. For display only: nothing is decided by it. */
import type { Amount } from '../../core/values/decimal';
import { multiplyExact, roundDown } from '../../core/values/decimal';
import type { CommittedView } from '../../engine/state/committedView';
import { BAHT } from './transferAssets';

const SATANG_DECIMALS = 2;

/**
 * Rounded down to the satang. Undefined if the asset has no market in baht, or nothing was ever traded there.
 */
export function valueInBaht(
  committed: Pick<CommittedView, 'symbols' | 'lastTrade'>,
  asset: string,
  amount: Amount,
): Amount | undefined {
  if (asset === BAHT) return roundDown(amount, SATANG_DECIMALS);
  if (amount === 0n) return 0n;
  const market = committed.symbols().find(({ base, quote }) => base === asset && quote === BAHT);
  const trade = market && committed.lastTrade(market.symbol);
  return trade && roundDown(multiplyExact(amount, trade.price), SATANG_DECIMALS);
}
