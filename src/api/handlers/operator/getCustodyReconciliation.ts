import { formatAmount } from '../../../core/values/decimal';
import { systemEventLoop } from '../../../foundation/eventLoop';
import { formatTime } from '../../../foundation/times';
import { OnChainTotalsReader } from '../../../store/transfers/onChainTotals';
import { type ComparedTotals, compareCustody } from '../../../usecases/custody/custodyComparison';
import type { Services } from '../../../usecases/services';
import type { Handler } from '../types';

/** Less than a request may take. */
const GRACE_PERIOD_MS = 1_500;

/** Compares deposits and withdrawals with the custodian's books now. */
export const getCustodyReconciliation: Handler<'getCustodyReconciliation'> = async (_request, services) => {
  const { state, totals, differences } = await compare(services);
  const compared_at = formatTime(services.clock.nowMs());
  return { status: 200, body: { state, compared_at, totals: totals.map(renderTotals), differences: [...differences] } };
};

async function compare({ engine, custody, database }: Services) {
  if (custody.kind !== 'webhook') return { state: 'no_custodian' as const, totals: [], differences: [] };
  const found = await compareCustody({
    ...{ engine, custody },
    totals: new OnChainTotalsReader(database),
    eventLoop: systemEventLoop,
    gracePeriodMs: GRACE_PERIOD_MS,
  });
  if (found === undefined) return { state: 'unavailable' as const, totals: [], differences: [] };
  return { ...found, state: found.differences.length === 0 ? ('agrees' as const) : ('differs' as const) };
}

function renderTotals({ asset, network, deposits, withdrawals, wallet, cold, hotWallet }: ComparedTotals) {
  return {
    ...{ asset, network },
    deposits: { exchange: formatAmount(deposits.exchange), custodian: formatAmount(deposits.custodian) },
    withdrawals: { exchange: formatAmount(withdrawals.exchange), custodian: formatAmount(withdrawals.custodian) },
    wallet: wallet === null ? null : formatAmount(wallet),
    cold: cold === null ? null : formatAmount(cold),
    wallet_state: hotWallet,
  };
}
