/** The fee rate that the network demands now, within the limits of the settings; in satoshi per 1000 virtual bytes. */
import type { BitcoinRpc } from './rpc';
import type { BitcoinConfig } from './settings';

const DECIMALS = 8;

export async function estimateFeeRate(rpc: BitcoinRpc, settings: BitcoinConfig): Promise<bigint> {
  const [estimate, pool] = await Promise.all([
    rpc.call<{ readonly feerate?: number }>('estimatesmartfee', settings.feeTargetBlocks),
    rpc.call<{ readonly mempoolminfee: number }>('getmempoolinfo'),
  ]);
  const wanted = estimate.feerate === undefined ? BigInt(settings.feeRateUnknown) : rateOf(estimate.feerate);
  const lowest = [BigInt(settings.feeRateMin), rateOf(pool.mempoolminfee)];
  const rate = lowest.reduce((highest, one) => (one > highest ? one : highest), wanted);
  return rate > BigInt(settings.feeRateMax) ? BigInt(settings.feeRateMax) : rate;
}

/** The node states rates in bitcoin per 1000 virtual bytes. */
function rateOf(bitcoin: number): bigint {
  return BigInt(bitcoin.toFixed(DECIMALS).replace('.', ''));
}
