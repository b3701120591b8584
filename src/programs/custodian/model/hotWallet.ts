/** Compares the amount of an asset that the custodian's keys can still pay with the limits of the settings. Pure. */
import type { HotLimits } from './hotLimits';

/** `low`: a refill from cold storage is needed. `high`: a surplus is to move there. */
export type HotWalletState = 'ok' | 'low' | 'high';

export interface HotWallet {
  readonly state: HotWalletState;
  /** The balance that remains after all payments that are stored or wait. Negative if they need more than there is. */
  readonly available: bigint;
  /** The amount of signed refills that no block contains yet. */
  readonly incoming: bigint;
  /** The amount that is missing to the target while the state is `low`, less the refills that are on their way. */
  readonly refill: bigint;
  /** The amount above the target while the state is `high`. */
  readonly surplus: bigint;
}

export interface HotFunds {
  /** The amount that the custodian's keys can spend, according to blocks. */
  readonly wallet: bigint;
  /** The amount of withdrawals that no payment pays yet. */
  readonly waiting: bigint;
  /** The amount that payments take from the wallet, fees included, as long as no block contains them. */
  readonly outgoing: bigint;
  /** The amount of signed refills that no block contains yet. */
  readonly incoming: bigint;
}

export function hotWalletOf({ wallet, waiting, outgoing, incoming }: HotFunds, limits: HotLimits): HotWallet {
  const available = wallet - waiting - outgoing;
  const state = available < limits.low ? 'low' : available > limits.high ? 'high' : 'ok';
  const missing = limits.target - available - incoming;
  return {
    state,
    available,
    incoming,
    refill: state === 'low' && missing > 0n ? missing : 0n,
    surplus: state === 'high' ? available - limits.target : 0n,
  };
}
