/** Every operation of the contract and the one function that serves it. One too few or one too many does not compile. */
import { cancelOrder } from './cancelOrder';
import { createApiKey } from './createApiKey';
import { createOrder } from './createOrder';
import { createPartner } from './createPartner';
import { createPortalOrder } from './createPortalOrder';
import { createPortalSession } from './createPortalSession';
import { createUser } from './createUser';
import { creditDeposit } from './creditDeposit';
import { getAudit } from './getAudit';
import { getEstimatedPrice } from './getEstimatedPrice';
import { getExchangeInfo } from './getExchangeInfo';
import { getHouseBalances } from './getHouseBalances';
import { getTicker24hr } from './getTicker24hr';
import { getUser } from './getUser';
import { putAsset } from './putAsset';
import { putFees } from './putFees';
import { putSymbol } from './putSymbol';
import { putWithdrawalLimit } from './putWithdrawalLimit';
import { revokeApiKey } from './revokeApiKey';
import type { Handlers } from './types';
import { updatePartner } from './updatePartner';
import { updateUser } from './updateUser';

export const handlers: Handlers = {
  cancelOrder,
  createApiKey,
  createOrder,
  createPartner,
  createPortalOrder,
  createPortalSession,
  createUser,
  creditDeposit,
  getAudit,
  getEstimatedPrice,
  getExchangeInfo,
  getHouseBalances,
  getTicker24hr,
  getUser,
  putAsset,
  putFees,
  putSymbol,
  putWithdrawalLimit,
  revokeApiKey,
  updatePartner,
  updateUser,
};
