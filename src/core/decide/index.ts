/**
 * Decides a command: command + memory -> an event or a refusal. Pure: time and ids are given, and nothing outside of
 * memory is read or written.
 */
import type { Command } from '../model/commands';
import { amendOrder } from './amendOrder';
import { announceDeposit } from './announceDeposit';
import { approveWithdrawal } from './approveWithdrawal';
import { cancelOrder } from './cancelOrder';
import { expireCancelTimer, setCancelTimer } from './cancelTimers';
import { cancelWithdrawal } from './cancelWithdrawal';
import { createOrder } from './createOrder';
import { createOrderList } from './createOrderList';
import { createOtoList } from './createOtoList';
import { createPortalOrder } from './createPortalOrder';
import { creditDeposit } from './creditDeposit';
import type { Decision, DecisionContext } from './decision';
import { expireOrder } from './expireOrder';
import { trackPrices } from './followUps';
import { moveWithdrawal } from './moveWithdrawal';
import { placePendingOrders } from './placePendingOrders';
import { requestWithdrawal } from './requestWithdrawal';
import {
  setApprovalThreshold,
  setAsset,
  setFees,
  setNetworkStatus,
  setSymbol,
  setWithdrawalLimit,
} from './setMarketRules';
import { triggerOrder } from './triggerOrder';
import { continueOrder } from './unfinishedOrders';

export {
  type AcceptedDecision,
  type ClosedOrder,
  type Decision,
  type DecisionContext,
  type HistoricalRecords,
  NO_HISTORICAL_RECORDS as NOTHING_NAMED,
  NOT_ATTEMPTED,
  type PartDecision,
} from './decision';
export { dueOrderIds } from './expireOrder';
export { movesTrailingStops, nextFollowUp } from './followUps';
export { previewParts, refuseTermsOf, refuseTogether } from './orderBatch';
export { previewOrder, previewOrderList } from './preview';
export { continuationsBefore, finishDecision } from './unfinishedOrders';

export function decide(context: DecisionContext, command: Command): Decision {
  switch (command.type) {
    case 'create_order':
      return createOrder(context, command);
    case 'create_order_list':
      return createOrderList(context, command);
    case 'create_oto_list':
      return createOtoList(context, command);
    case 'place_pending_orders':
      return placePendingOrders(context, command);
    case 'cancel_order':
      return cancelOrder(context, command);
    case 'amend_order':
      return amendOrder(context, command);
    case 'trigger_order':
      return triggerOrder(context, command);
    case 'track_prices':
      return trackPrices(context, command);
    case 'expire_order':
      return expireOrder(context, command);
    case 'continue_order':
      return continueOrder(context, command);
    case 'set_cancel_timer':
      return setCancelTimer(context, command);
    case 'expire_cancel_timer':
      return expireCancelTimer(context, command);
    case 'create_portal_order':
      return createPortalOrder(context, command);
    case 'request_withdrawal':
      return requestWithdrawal(context, command);
    case 'approve_withdrawal':
      return approveWithdrawal(context, command);
    case 'cancel_withdrawal':
      return cancelWithdrawal(context, command);
    case 'move_withdrawal':
      return moveWithdrawal(context, command);
    case 'announce_deposit':
      return announceDeposit(context, command);
    case 'credit_deposit':
      return creditDeposit(context, command);
    case 'set_asset':
      return setAsset(context, command);
    case 'set_network_status':
      return setNetworkStatus(context, command);
    case 'set_approval_threshold':
      return setApprovalThreshold(context, command);
    case 'set_symbol':
      return setSymbol(context, command);
    case 'set_fees':
      return setFees(context, command);
    case 'set_withdrawal_limit':
      return setWithdrawalLimit(context, command);
  }
}
