/**
 * The handler of every operation of the contract. A missing or an additional handler is a compile error.
 *
 * The folder of a handler follows from the tag of its operation:
 *
 * | tag | folder |
 * |---|---|
 * | Portal | `portal/` |
 * | Account, User data | `account/` |
 * | Trading | `trading/` |
 * | Deposits and withdrawals | `transfers/` |
 * | Market data | `marketData/` |
 * | Binance general, Binance market data | `binance/` |
 * | Operator | `operator/` |
 * | Health, Custody | `system/` |
 * | Binance trading | `binanceTrading/` |
 * | Binance account | `binanceAccount/` |
 * | Binance user data | `binanceUserData/` |
 * | Binance wallet | `binanceWallet/` |
 */

import { createListenKey } from './account/createListenKey';
import { deleteListenKey } from './account/deleteListenKey';
import { extendListenKey } from './account/extendListenKey';
import { getFees } from './account/getFees';
import { getIdentityVerification } from './account/getIdentityVerification';
import { getUser } from './account/getUser';
import { listIdentityLevels } from './account/listIdentityLevels';
import { submitIdentityVerification } from './account/submitIdentityVerification';
import { uploadIdentityDocument } from './account/uploadIdentityDocument';
import { getBinanceAveragePrice } from './binance/getBinanceAveragePrice';
import { getBinanceBookTicker } from './binance/getBinanceBookTicker';
import { getBinanceDepth } from './binance/getBinanceDepth';
import { getBinanceExchangeInfo } from './binance/getBinanceExchangeInfo';
import { getBinanceKlines } from './binance/getBinanceKlines';
import { getBinanceTicker24hr } from './binance/getBinanceTicker24hr';
import { getBinanceTickerPrice } from './binance/getBinanceTickerPrice';
import { getBinanceTime } from './binance/getBinanceTime';
import { getBinanceTradingDayTicker } from './binance/getBinanceTradingDayTicker';
import { getBinanceUiKlines } from './binance/getBinanceUiKlines';
import { getBinanceWindowTicker } from './binance/getBinanceWindowTicker';
import { listBinanceAggTrades } from './binance/listBinanceAggTrades';
import { listBinanceHistoricalTrades } from './binance/listBinanceHistoricalTrades';
import { listBinanceTrades } from './binance/listBinanceTrades';
import { pingBinance } from './binance/pingBinance';
import { getBinanceAccount } from './binanceAccount/getBinanceAccount';
import { getBinanceCommission } from './binanceAccount/getBinanceCommission';
import { listBinanceOrderCounts } from './binanceAccount/listBinanceOrderCounts';
import { listBinanceOwnTrades } from './binanceAccount/listBinanceOwnTrades';
import { listBinancePreventedMatches } from './binanceAccount/listBinancePreventedMatches';
import { amendBinanceOrder } from './binanceTrading/amendBinanceOrder';
import { cancelBinanceOpenOrders } from './binanceTrading/cancelBinanceOpenOrders';
import { cancelBinanceOrder } from './binanceTrading/cancelBinanceOrder';
import { cancelBinanceOrderList } from './binanceTrading/cancelBinanceOrderList';
import { createBinanceOco } from './binanceTrading/createBinanceOco';
import { createBinanceOrder } from './binanceTrading/createBinanceOrder';
import { createBinanceOrderList } from './binanceTrading/createBinanceOrderList';
import { createBinanceOtocoList } from './binanceTrading/createBinanceOtocoList';
import { createBinanceOtoList } from './binanceTrading/createBinanceOtoList';
import { getBinanceOrder } from './binanceTrading/getBinanceOrder';
import { getBinanceOrderList } from './binanceTrading/getBinanceOrderList';
import { listBinanceOpenOrderLists } from './binanceTrading/listBinanceOpenOrderLists';
import { listBinanceOpenOrders } from './binanceTrading/listBinanceOpenOrders';
import { listBinanceOrderLists } from './binanceTrading/listBinanceOrderLists';
import { listBinanceOrders } from './binanceTrading/listBinanceOrders';
import { replaceBinanceOrder } from './binanceTrading/replaceBinanceOrder';
import { testBinanceOrder } from './binanceTrading/testBinanceOrder';
import { createBinanceListenKey } from './binanceUserData/createBinanceListenKey';
import { deleteBinanceListenKey } from './binanceUserData/deleteBinanceListenKey';
import { extendBinanceListenKey } from './binanceUserData/extendBinanceListenKey';
import { createBinanceWithdrawal } from './binanceWallet/createBinanceWithdrawal';
import { getBinanceAccountStatus } from './binanceWallet/getBinanceAccountStatus';
import { getBinanceDepositAddress } from './binanceWallet/getBinanceDepositAddress';
import { getBinanceSystemStatus } from './binanceWallet/getBinanceSystemStatus';
import { listBinanceCoins } from './binanceWallet/listBinanceCoins';
import { listBinanceDeposits } from './binanceWallet/listBinanceDeposits';
import { listBinanceIsolatedMarginPairs } from './binanceWallet/listBinanceIsolatedMarginPairs';
import { listBinanceMarginPairs } from './binanceWallet/listBinanceMarginPairs';
import { listBinanceTradeFees } from './binanceWallet/listBinanceTradeFees';
import { listBinanceWithdrawals } from './binanceWallet/listBinanceWithdrawals';
import { getAggTrades } from './marketData/getAggTrades';
import { getAssets } from './marketData/getAssets';
import { getConfigs } from './marketData/getConfigs';
import { getDepth } from './marketData/getDepth';
import { getExchangeInfo } from './marketData/getExchangeInfo';
import { getKlines } from './marketData/getKlines';
import { getMarketcap } from './marketData/getMarketcap';
import { getOrderBook } from './marketData/getOrderBook';
import { getOrderBookTickers } from './marketData/getOrderBookTickers';
import { getStatus } from './marketData/getStatus';
import { getTicker24hr } from './marketData/getTicker24hr';
import { getTime } from './marketData/getTime';
import { getTradingFees } from './marketData/getTradingFees';
import { ping } from './marketData/ping';
import { activateOperatorToken } from './operator/activateOperatorToken';
import { approveIdentityRequest } from './operator/approveIdentityRequest';
import { approveProposal } from './operator/approveProposal';
import { approveWithdrawal } from './operator/approveWithdrawal';
import { cancelSecondFactorReset } from './operator/cancelSecondFactorReset';
import { createApiKey } from './operator/createApiKey';
import { createMaintenanceWindow } from './operator/createMaintenanceWindow';
import { createOperatorSecondFactor } from './operator/createOperatorSecondFactor';
import { createOperatorToken } from './operator/createOperatorToken';
import { createPartner } from './operator/createPartner';
import { createUser } from './operator/createUser';
import { createUserNote } from './operator/createUserNote';
import { creditDeposit } from './operator/creditDeposit';
import { deleteOperatorSecondFactor } from './operator/deleteOperatorSecondFactor';
import { disablePartnerWebhook } from './operator/disablePartnerWebhook';
import { endMaintenanceWindow } from './operator/endMaintenanceWindow';
import { endQuarantine } from './operator/endQuarantine';
import { endUserSessions } from './operator/endUserSessions';
import { findUsers } from './operator/findUsers';
import { getAudit } from './operator/getAudit';
import { getCustodyReconciliation } from './operator/getCustodyReconciliation';
import { getHouseBalances } from './operator/getHouseBalances';
import { getIdentityRequest } from './operator/getIdentityRequest';
import { getMarketRules } from './operator/getMarketRules';
import { getPartnerWebhook } from './operator/getPartnerWebhook';
import { getProposal } from './operator/getProposal';
import { getQuarantine } from './operator/getQuarantine';
import { getSecondFactorReset } from './operator/getSecondFactorReset';
import { getUserAccount } from './operator/getUserAccount';
import { getWithdrawal } from './operator/getWithdrawal';
import { importDepositAddresses } from './operator/importDepositAddresses';
import { listApiKeys } from './operator/listApiKeys';
import { listDeposits } from './operator/listDeposits';
import { listIdentityRequests } from './operator/listIdentityRequests';
import { listMaintenanceWindows } from './operator/listMaintenanceWindows';
import { listOperatorActions } from './operator/listOperatorActions';
import { listOperatorTokens } from './operator/listOperatorTokens';
import { listPartners } from './operator/listPartners';
import { listPartnerWebhookMessages } from './operator/listPartnerWebhookMessages';
import { listPortalSessions } from './operator/listPortalSessions';
import { listProposals } from './operator/listProposals';
import { listUnownedDeposits } from './operator/listUnownedDeposits';
import { listUserNotes } from './operator/listUserNotes';
import { listUserOrders } from './operator/listUserOrders';
import { listUserSessions } from './operator/listUserSessions';
import { listUsers } from './operator/listUsers';
import { listWithdrawals } from './operator/listWithdrawals';
import { markWithdrawalConfirmed } from './operator/markWithdrawalConfirmed';
import { markWithdrawalFailed } from './operator/markWithdrawalFailed';
import { markWithdrawalSending } from './operator/markWithdrawalSending';
import { markWithdrawalSent } from './operator/markWithdrawalSent';
import { putApprovalThreshold } from './operator/putApprovalThreshold';
import { putAsset } from './operator/putAsset';
import { putFees } from './operator/putFees';
import { putNetworkStatus } from './operator/putNetworkStatus';
import { putPartnerWebhook } from './operator/putPartnerWebhook';
import { putSymbol } from './operator/putSymbol';
import { putWithdrawalLimit } from './operator/putWithdrawalLimit';
import { refuseIdentityRequest } from './operator/refuseIdentityRequest';
import { rejectProposal } from './operator/rejectProposal';
import { rejectWithdrawal } from './operator/rejectWithdrawal';
import { replayPartnerWebhook } from './operator/replayPartnerWebhook';
import { requestSecondFactorReset } from './operator/requestSecondFactorReset';
import { revokeApiKey } from './operator/revokeApiKey';
import { revokeOperatorToken } from './operator/revokeOperatorToken';
import { revokePortalSession } from './operator/revokePortalSession';
import { rotatePartnerSecret } from './operator/rotatePartnerSecret';
import { rotatePartnerWebhookSecret } from './operator/rotatePartnerWebhookSecret';
import { startIdentityReview } from './operator/startIdentityReview';
import { updatePartner } from './operator/updatePartner';
import { updateUser } from './operator/updateUser';
import { viewIdentityDocument } from './operator/viewIdentityDocument';
import { createPortalOrder } from './portal/createPortalOrder';
import { createPortalQuote } from './portal/createPortalQuote';
import { createPortalSession } from './portal/createPortalSession';
import { getEstimatedPrice } from './portal/getEstimatedPrice';
import { getPortalOrder } from './portal/getPortalOrder';
import { listPortalOrders } from './portal/listPortalOrders';
import { replayPortalWebhook } from './portal/replayPortalWebhook';
import { getLiveness } from './system/getLiveness';
import { getReadiness } from './system/getReadiness';
import { receiveCustodyCallback } from './system/receiveCustodyCallback';
import { amendOrder } from './trading/amendOrder';
import { amendOrderV3 } from './trading/amendOrderV3';
import { cancelAllOrders } from './trading/cancelAllOrders';
import { cancelAllOrdersV3 } from './trading/cancelAllOrdersV3';
import { cancelOrder } from './trading/cancelOrder';
import { cancelOrderBatch } from './trading/cancelOrderBatch';
import { cancelOrderList } from './trading/cancelOrderList';
import { cancelOrderV3 } from './trading/cancelOrderV3';
import { createOrder } from './trading/createOrder';
import { createOrderBatch } from './trading/createOrderBatch';
import { createOrderList } from './trading/createOrderList';
import { createOrderV3 } from './trading/createOrderV3';
import { createOtoOrderList } from './trading/createOtoOrderList';
import { getOrder } from './trading/getOrder';
import { getOrderList } from './trading/getOrderList';
import { getOrderV3 } from './trading/getOrderV3';
import { getTradeHistory } from './trading/getTradeHistory';
import { listOrderLists } from './trading/listOrderLists';
import { listOrders } from './trading/listOrders';
import { listOrdersV3 } from './trading/listOrdersV3';
import { replaceOrder } from './trading/replaceOrder';
import { setCancelAfter } from './trading/setCancelAfter';
import { testOrder } from './trading/testOrder';
import { testOrderV3 } from './trading/testOrderV3';
import { cancelWithdrawal } from './transfers/cancelWithdrawal';
import { createCryptoWithdrawal } from './transfers/createCryptoWithdrawal';
import { createDepositAddress } from './transfers/createDepositAddress';
import { createFiatWithdrawal } from './transfers/createFiatWithdrawal';
import { createWithdrawalAddress } from './transfers/createWithdrawalAddress';
import { deleteWithdrawalAddress } from './transfers/deleteWithdrawalAddress';
import { listBankAccountDeposits } from './transfers/listBankAccountDeposits';
import { listCryptoDeposits } from './transfers/listCryptoDeposits';
import { listCryptoWithdrawals } from './transfers/listCryptoWithdrawals';
import { listDepositAddresses } from './transfers/listDepositAddresses';
import { listFiatWithdrawals } from './transfers/listFiatWithdrawals';
import { listWithdrawalAddresses } from './transfers/listWithdrawalAddresses';
import type { Complete, Handlers } from './types';

const operationHandlers = {
  getIdentityVerification,
  listIdentityLevels,
  submitIdentityVerification,
  uploadIdentityDocument,
  approveIdentityRequest,
  getIdentityRequest,
  listIdentityRequests,
  refuseIdentityRequest,
  startIdentityReview,
  viewIdentityDocument,
  getBinanceAccount,
  getBinanceCommission,
  listBinanceOrderCounts,
  listBinanceOwnTrades,
  listBinancePreventedMatches,
  amendBinanceOrder,
  cancelBinanceOpenOrders,
  cancelBinanceOrder,
  createBinanceOrder,
  getBinanceOrder,
  listBinanceOpenOrders,
  listBinanceOrders,
  replaceBinanceOrder,
  testBinanceOrder,
  createBinanceListenKey,
  deleteBinanceListenKey,
  extendBinanceListenKey,
  cancelBinanceOrderList,
  createBinanceOco,
  createBinanceOrderList,
  createBinanceOtoList,
  createBinanceOtocoList,
  getBinanceOrderList,
  listBinanceOpenOrderLists,
  listBinanceOrderLists,
  createBinanceWithdrawal,
  getBinanceAccountStatus,
  getBinanceDepositAddress,
  getBinanceSystemStatus,
  listBinanceCoins,
  listBinanceDeposits,
  listBinanceIsolatedMarginPairs,
  listBinanceMarginPairs,
  listBinanceTradeFees,
  listBinanceWithdrawals,
  amendOrder,
  amendOrderV3,
  activateOperatorToken,
  approveProposal,
  approveWithdrawal,
  cancelAllOrders,
  setCancelAfter,
  cancelOrderList,
  createOrderList,
  createOtoOrderList,
  getOrderList,
  listOrderLists,
  cancelOrderBatch,
  createOrderBatch,
  replaceOrder,
  cancelAllOrdersV3,
  cancelOrder,
  cancelOrderV3,
  createApiKey,
  cancelWithdrawal,
  createCryptoWithdrawal,
  createDepositAddress,
  createFiatWithdrawal,
  createListenKey,
  createOperatorSecondFactor,
  createMaintenanceWindow,
  createOperatorToken,
  deleteOperatorSecondFactor,
  createOrder,
  createOrderV3,
  createPartner,
  createPortalOrder,
  createPortalQuote,
  createPortalSession,
  createUser,
  creditDeposit,
  deleteListenKey,
  extendListenKey,
  getAggTrades,
  endMaintenanceWindow,
  endQuarantine,
  getAudit,
  getAssets,
  getBinanceAveragePrice,
  getBinanceTradingDayTicker,
  getBinanceWindowTicker,
  getBinanceBookTicker,
  getBinanceTicker24hr,
  getBinanceTickerPrice,
  getBinanceDepth,
  getBinanceKlines,
  getBinanceUiKlines,
  listBinanceAggTrades,
  listBinanceHistoricalTrades,
  listBinanceTrades,
  getBinanceExchangeInfo,
  getBinanceTime,
  getConfigs,
  getDepth,
  getEstimatedPrice,
  getExchangeInfo,
  getFees,
  getCustodyReconciliation,
  getHouseBalances,
  getKlines,
  getLiveness,
  getMarketRules,
  getMarketcap,
  getOrder,
  getOrderV3,
  getOrderBook,
  getOrderBookTickers,
  getReadiness,
  getStatus,
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
  listWithdrawalAddresses,
  createWithdrawalAddress,
  deleteWithdrawalAddress,
  listDepositAddresses,
  listDeposits,
  listUnownedDeposits,
  listFiatWithdrawals,
  listOperatorActions,
  listMaintenanceWindows,
  listOperatorTokens,
  listOrders,
  listOrdersV3,
  listPartners,
  listProposals,
  getProposal,
  findUsers,
  listUserOrders,
  listUserSessions,
  endUserSessions,
  createUserNote,
  listUserNotes,
  listUsers,
  listWithdrawals,
  markWithdrawalConfirmed,
  markWithdrawalFailed,
  markWithdrawalSending,
  markWithdrawalSent,
  listPortalSessions,
  ping,
  pingBinance,
  putApprovalThreshold,
  putAsset,
  putFees,
  putNetworkStatus,
  putSymbol,
  putWithdrawalLimit,
  receiveCustodyCallback,
  rejectProposal,
  rejectWithdrawal,
  cancelSecondFactorReset,
  getQuarantine,
  getSecondFactorReset,
  requestSecondFactorReset,
  revokeApiKey,
  revokeOperatorToken,
  revokePortalSession,
  rotatePartnerSecret,
  testOrder,
  testOrderV3,
  disablePartnerWebhook,
  getPartnerWebhook,
  listPartnerWebhookMessages,
  putPartnerWebhook,
  replayPartnerWebhook,
  rotatePartnerWebhookSecret,
  getPortalOrder,
  listPortalOrders,
  replayPortalWebhook,
  updatePartner,
  updateUser,
} satisfies Partial<Handlers>;

export const handlers: Handlers = operationHandlers satisfies Complete<typeof operationHandlers>;
