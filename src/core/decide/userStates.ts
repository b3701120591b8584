/**
 * What a user may do in each state. The state comes with the command, like the user's level. A trader without a state is
 * active: gateways of the previous version send none.
 *
 * | | active | no_withdrawals | cancel_only | frozen |
 * |---|---|---|---|---|
 * | place orders, also through the Portal | yes | yes | no | no |
 * | cancel or reduce orders | yes | yes | yes | no |
 * | request withdrawals | yes | no | no | no |
 * | cancel withdrawals | yes | yes | yes | no |
 * | have queued withdrawals sent | yes | no | no | no |
 * | receive deposits | yes | yes | yes | yes |
 */
import type { Trader } from '../model/commands';

type UserOf = Pick<Trader, 'state'>;

export function canPlaceOrders({ state = 'active' }: UserOf): boolean {
  return state === 'active' || state === 'no_withdrawals';
}

export function canCloseOrders({ state = 'active' }: UserOf): boolean {
  return state !== 'frozen';
}

export function canCancelWithdrawals({ state = 'active' }: UserOf): boolean {
  return state !== 'frozen';
}

export function canRequestWithdrawals({ state = 'active' }: UserOf): boolean {
  return state === 'active';
}
