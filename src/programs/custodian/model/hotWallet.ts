/** How much of an asset the custodian's keys can still pay, compared with the limits of the settings. Pure. */
import type { HotLimits } from './hotLimits';

/** `low`: a refill from cold storage is needed. `high`: a surplus is to move there. */
export type HotWalletState = 'ok' | 'low' | 'high';

export interface HotWallet {
  readonly state: HotWalletState;
  /** What remains after all payments that are stored or wait. Negative if they need more than there is. */
  readonly available: bigint;
  /** What refills bring that were signed, and that no block contains. */
  readonly incoming: bigint;
  /** What is missing from the target while the state is `low`, without refills that are on their way. */
  readonly refill: bigint;
  /** What exceeds the target while the state is `high`. */
  readonly surplus: bigint;
}

export interface HotFunds {
  /** What the custodian's keys can spend, as blocks say. */
  readonly wallet: bigint;
  /** The sum of the withdrawals that no payment pays yet. */
  readonly waiting: bigint;
  /** What payments that no block contains take from the wallet, with their fees. */
  readonly outgoing: bigint;
  /** What refills bring that were signed, and that no block contains. */
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
