/** Limits of what the custodian's keys hold of an asset, as settings and in the smallest unit. Pure. */
import type { Setting } from '../../../foundation/settings/settingTypes';
import { unitsFrom } from './units';

interface LimitedAsset {
  readonly asset: string;
  readonly decimals: number;
}

/** Amounts of one asset as the settings write them, increasing. */
export interface HotLimitAmounts {
  readonly asset: string;
  readonly low: string;
  readonly target: string;
  readonly high: string;
}

export interface HotLimits {
  /**
   * If the hot balance falls below this value, in the asset's smallest unit, the custodian requests a refill from cold
   * storage.
   */
  readonly low: bigint;
  /** Refills fill the hot wallet up to this value, and a payment to cold storage leaves this value. */
  readonly target: bigint;
  /** If the hot balance exceeds this value, the custodian moves the surplus above the target to cold storage. */
  readonly high: bigint;
}

const LIMITS = /^([a-z0-9]{2,10}):([\d.]{1,30}):([\d.]{1,30}):([\d.]{1,30})$/;
const AMOUNT = /^(0|[1-9]\d{0,14})(\.\d{1,18})?$/;

export function hotLimits(env: string, about: string): Setting<readonly HotLimitAmounts[]> {
  const read = (given: string): readonly HotLimitAmounts[] | undefined => {
    const parsed = given === '' ? [] : given.split(',').map((item) => parseLimits(item.trim()));
    const known = parsed.filter((limits) => limits !== undefined);
    const isUnique = new Set(known.map(({ asset }) => asset)).size === known.length;
    return known.length === parsed.length && isUnique ? known : undefined;
  };
  const allowed = 'asset, lower bound, target and upper bound, like btc:1:3:5, separated by commas';
  return { env, about, initial: '', allowed, read };
}

function parseLimits(item: string): HotLimitAmounts | undefined {
  const [, asset = '', low = '', target = '', high = ''] = LIMITS.exec(item) ?? [];
  return asset !== '' && [low, target, high].every((amount) => AMOUNT.test(amount))
    ? { asset, low, target, high }
    : undefined;
}

/** The fault in the limits of these assets, for humans; undefined if there is none. */
export function hotLimitFault(limits: readonly HotLimitAmounts[], assets: readonly LimitedAsset[]): string | undefined {
  for (const amounts of limits) {
    const found = inUnits(amounts, assets);
    if (found === undefined) return `${amounts.asset} is not an asset of this network, or has fewer decimals`;
    if (found.low >= found.target || found.target >= found.high)
      return `the lower bound, the target and the upper bound of ${amounts.asset} do not increase`;
  }
  return undefined;
}

/** Returns the limits by asset. Throws if `hotLimitFault` finds a fault. */
export function hotLimitsInUnits(
  limits: readonly HotLimitAmounts[],
  assets: readonly LimitedAsset[],
): ReadonlyMap<string, HotLimits> {
  const fault = hotLimitFault(limits, assets);
  if (fault !== undefined) throw new Error(fault);
  return new Map(
    limits.flatMap((amounts) => {
      const found = inUnits(amounts, assets);
      return found === undefined ? [] : [[amounts.asset, found]];
    }),
  );
}

function inUnits({ asset, ...amounts }: HotLimitAmounts, assets: readonly LimitedAsset[]): HotLimits | undefined {
  const decimals = assets.find((one) => one.asset === asset)?.decimals;
  if (decimals === undefined) return undefined;
  const unitsOf = (amount: string): bigint | undefined => unitsFrom(amount, decimals);
  const [low, target, high] = [unitsOf(amounts.low), unitsOf(amounts.target), unitsOf(amounts.high)];
  return low === undefined || target === undefined || high === undefined ? undefined : { low, target, high };
}
