/** Command + memory -> effects or a refusal. Pure: time and ids come in, nothing is read or written outside. */
import type { Command } from '../commands';
import { amendOrder } from './amendOrder';
import { announceDeposit } from './announceDeposit';
import { approveWithdrawal } from './approveWithdrawal';
import { cancelOrder } from './cancelOrder';
import { createOrder } from './createOrder';
import { createPortalOrder } from './createPortalOrder';
import { creditDeposit } from './creditDeposit';
import type { Decision, Situation } from './decision';
import { moveWithdrawal } from './moveWithdrawal';
import { requestWithdrawal } from './requestWithdrawal';
import { setApprovalThreshold, setAsset, setFees, setSymbol, setWithdrawalLimit } from './setRules';
import { triggerOrder } from './triggerOrder';

export { type ClosedOrder, type Decision, type Named, NOTHING_NAMED, type Situation } from './decision';
export { previewOrder } from './preview';

export function decide(situation: Situation, command: Command): Decision {
  switch (command.type) {
    case 'create_order':
      return createOrder(situation, command);
    case 'cancel_order':
      return cancelOrder(situation, command);
    case 'amend_order':
      return amendOrder(situation, command);
    case 'trigger_order':
      return triggerOrder(situation, command);
    case 'create_portal_order':
      return createPortalOrder(situation, command);
    case 'request_withdrawal':
      return requestWithdrawal(situation, command);
    case 'approve_withdrawal':
      return approveWithdrawal(situation, command);
    case 'move_withdrawal':
      return moveWithdrawal(situation, command);
    case 'announce_deposit':
      return announceDeposit(situation, command);
    case 'credit_deposit':
      return creditDeposit(situation, command);
    case 'set_asset':
      return setAsset(situation, command);
    case 'set_approval_threshold':
      return setApprovalThreshold(situation, command);
    case 'set_symbol':
      return setSymbol(situation, command);
    case 'set_fees':
      return setFees(situation, command);
    case 'set_withdrawal_limit':
      return setWithdrawalLimit(situation, command);
  }
}
