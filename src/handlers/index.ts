/** Every operation of the contract and the one function that serves it. One too few or one too many does not compile. */
import { amendOrder } from './amendOrder';
import { approveWithdrawal } from './approveWithdrawal';
import { cancelAllOrders } from './cancelAllOrders';
import { cancelAllOrdersV3 } from './cancelAllOrdersV3';
import { cancelOrder } from './cancelOrder';
import { cancelOrderV3 } from './cancelOrderV3';
import { createApiKey } from './createApiKey';
import { createCryptoWithdrawal } from './createCryptoWithdrawal';
import { createDepositAddress } from './createDepositAddress';
import { createFiatWithdrawal } from './createFiatWithdrawal';
import { createListenKey } from './createListenKey';
import { createOperatorToken } from './createOperatorToken';
import { createOrder } from './createOrder';
import { createOrderV3 } from './createOrderV3';
import { createPartner } from './createPartner';
import { createPortalOrder } from './createPortalOrder';
import { createPortalSession } from './createPortalSession';
import { createUser } from './createUser';
import { creditDeposit } from './creditDeposit';
import { deleteListenKey } from './deleteListenKey';
import { extendListenKey } from './extendListenKey';
import { getAggTrades } from './getAggTrades';
import { getAudit } from './getAudit';
import { getConfigs } from './getConfigs';
import { getDepth } from './getDepth';
import { getEstimatedPrice } from './getEstimatedPrice';
import { getExchangeInfo } from './getExchangeInfo';
import { getFees } from './getFees';
import { getHouseBalances } from './getHouseBalances';
import { getKlines } from './getKlines';
import { getLiveness } from './getLiveness';
import { getMarketcap } from './getMarketcap';
import { getMarketRules } from './getMarketRules';
import { getOrder } from './getOrder';
import { getOrderBook } from './getOrderBook';
import { getOrderBookTickers } from './getOrderBookTickers';
import { getReadiness } from './getReadiness';
import { getTicker24hr } from './getTicker24hr';
import { getTime } from './getTime';
import { getTradeHistory } from './getTradeHistory';
import { getTradingFees } from './getTradingFees';
import { getUser } from './getUser';
import { getUserAccount } from './getUserAccount';
import { getWithdrawal } from './getWithdrawal';
import { importDepositAddresses } from './importDepositAddresses';
import { listApiKeys } from './listApiKeys';
import { listBankAccountDeposits } from './listBankAccountDeposits';
import { listCryptoDeposits } from './listCryptoDeposits';
import { listCryptoWithdrawals } from './listCryptoWithdrawals';
import { listDepositAddresses } from './listDepositAddresses';
import { listDeposits } from './listDeposits';
import { listFiatWithdrawals } from './listFiatWithdrawals';
import { listOperatorActions } from './listOperatorActions';
import { listOperatorTokens } from './listOperatorTokens';
import { listOrders } from './listOrders';
import { listOrdersV3 } from './listOrdersV3';
import { listPartners } from './listPartners';
import { listPortalSessions } from './listPortalSessions';
import { listUsers } from './listUsers';
import { listWithdrawals } from './listWithdrawals';
import { markWithdrawalConfirmed } from './markWithdrawalConfirmed';
import { markWithdrawalFailed } from './markWithdrawalFailed';
import { markWithdrawalSending } from './markWithdrawalSending';
import { markWithdrawalSent } from './markWithdrawalSent';
import { ping } from './ping';
import { putApprovalThreshold } from './putApprovalThreshold';
import { putAsset } from './putAsset';
import { putFees } from './putFees';
import { putSymbol } from './putSymbol';
import { putWithdrawalLimit } from './putWithdrawalLimit';
import { receiveCustodyCallback } from './receiveCustodyCallback';
import { rejectWithdrawal } from './rejectWithdrawal';
import { revokeApiKey } from './revokeApiKey';
import { revokeOperatorToken } from './revokeOperatorToken';
import { revokePortalSession } from './revokePortalSession';
import { rotatePartnerSecret } from './rotatePartnerSecret';
import { testOrder } from './testOrder';
import type { Handlers, Whole } from './types';
import { updatePartner } from './updatePartner';
import { updateUser } from './updateUser';

const written = {
  amendOrder,
  approveWithdrawal,
  cancelAllOrders,
  cancelAllOrdersV3,
  cancelOrder,
  cancelOrderV3,
  createApiKey,
  createCryptoWithdrawal,
  createDepositAddress,
  createFiatWithdrawal,
  createListenKey,
  createOperatorToken,
  createOrder,
  createOrderV3,
  createPartner,
  createPortalOrder,
  createPortalSession,
  createUser,
  creditDeposit,
  deleteListenKey,
  extendListenKey,
  getAggTrades,
  getAudit,
  getConfigs,
  getDepth,
  getEstimatedPrice,
  getExchangeInfo,
  getFees,
  getHouseBalances,
  getKlines,
  getLiveness,
  getMarketRules,
  getMarketcap,
  getOrder,
  getOrderBook,
  getOrderBookTickers,
  getReadiness,
  getTicker24hr,
  getTime,
  getTradeHistory,
  getTradingFees,
  getUser,
  getUserAccount,
  getWithdrawal,
  importDepositAddresses,
  listApiKeys,
  listBankAccountDeposits,
  listCryptoDeposits,
  listCryptoWithdrawals,
  listDepositAddresses,
  listDeposits,
  listFiatWithdrawals,
  listOperatorActions,
  listOperatorTokens,
  listOrders,
  listOrdersV3,
  listPartners,
  listUsers,
  listWithdrawals,
  markWithdrawalConfirmed,
  markWithdrawalFailed,
  markWithdrawalSending,
  markWithdrawalSent,
  listPortalSessions,
  ping,
  putApprovalThreshold,
  putAsset,
  putFees,
  putSymbol,
  putWithdrawalLimit,
  receiveCustodyCallback,
  rejectWithdrawal,
  revokeApiKey,
  revokeOperatorToken,
  revokePortalSession,
  rotatePartnerSecret,
  testOrder,
  updatePartner,
  updateUser,
} satisfies Partial<Handlers>;

export const handlers: Handlers = written satisfies Whole<typeof written>;
