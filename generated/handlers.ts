// Generated from spec/ by `make generate`. Never edited.

import { activateOperatorToken } from '../src/handlers/operator/activateOperatorToken';
import { amendBinanceOrder } from '../src/handlers/binanceTrading/amendBinanceOrder';
import { amendOrder } from '../src/handlers/trading/amendOrder';
import { amendOrderV3 } from '../src/handlers/trading/amendOrderV3';
import { approveIdentityRequest } from '../src/handlers/operator/approveIdentityRequest';
import { approveProposal } from '../src/handlers/operator/approveProposal';
import { approveWithdrawal } from '../src/handlers/operator/approveWithdrawal';
import { cancelAllOrders } from '../src/handlers/trading/cancelAllOrders';
import { cancelAllOrdersV3 } from '../src/handlers/trading/cancelAllOrdersV3';
import { cancelBinanceOpenOrders } from '../src/handlers/binanceTrading/cancelBinanceOpenOrders';
import { cancelBinanceOrder } from '../src/handlers/binanceTrading/cancelBinanceOrder';
import { cancelBinanceOrderList } from '../src/handlers/binanceTrading/cancelBinanceOrderList';
import { cancelOrder } from '../src/handlers/trading/cancelOrder';
import { cancelOrderBatch } from '../src/handlers/trading/cancelOrderBatch';
import { cancelOrderList } from '../src/handlers/trading/cancelOrderList';
import { cancelOrderV3 } from '../src/handlers/trading/cancelOrderV3';
import { cancelSecondFactorReset } from '../src/handlers/operator/cancelSecondFactorReset';
import { cancelWithdrawal } from '../src/handlers/transfers/cancelWithdrawal';
import { createApiKey } from '../src/handlers/operator/createApiKey';
import { createBinanceListenKey } from '../src/handlers/binanceUserData/createBinanceListenKey';
import { createBinanceOco } from '../src/handlers/binanceTrading/createBinanceOco';
import { createBinanceOrder } from '../src/handlers/binanceTrading/createBinanceOrder';
import { createBinanceOrderList } from '../src/handlers/binanceTrading/createBinanceOrderList';
import { createBinanceOtoList } from '../src/handlers/binanceTrading/createBinanceOtoList';
import { createBinanceOtocoList } from '../src/handlers/binanceTrading/createBinanceOtocoList';
import { createBinanceWithdrawal } from '../src/handlers/binanceWallet/createBinanceWithdrawal';
import { createCryptoWithdrawal } from '../src/handlers/transfers/createCryptoWithdrawal';
import { createDepositAddress } from '../src/handlers/transfers/createDepositAddress';
import { createFiatWithdrawal } from '../src/handlers/transfers/createFiatWithdrawal';
import { createListenKey } from '../src/handlers/account/createListenKey';
import { createMaintenanceWindow } from '../src/handlers/operator/createMaintenanceWindow';
import { createOperatorSecondFactor } from '../src/handlers/operator/createOperatorSecondFactor';
import { createOperatorToken } from '../src/handlers/operator/createOperatorToken';
import { createOrder } from '../src/handlers/trading/createOrder';
import { createOrderBatch } from '../src/handlers/trading/createOrderBatch';
import { createOrderList } from '../src/handlers/trading/createOrderList';
import { createOrderV3 } from '../src/handlers/trading/createOrderV3';
import { createOtoOrderList } from '../src/handlers/trading/createOtoOrderList';
import { createPartner } from '../src/handlers/operator/createPartner';
import { createPortalOrder } from '../src/handlers/portal/createPortalOrder';
import { createPortalQuote } from '../src/handlers/portal/createPortalQuote';
import { createPortalSession } from '../src/handlers/portal/createPortalSession';
import { createUser } from '../src/handlers/operator/createUser';
import { createUserNote } from '../src/handlers/operator/createUserNote';
import { createWithdrawalAddress } from '../src/handlers/transfers/createWithdrawalAddress';
import { creditDeposit } from '../src/handlers/operator/creditDeposit';
import { deleteBinanceListenKey } from '../src/handlers/binanceUserData/deleteBinanceListenKey';
import { deleteListenKey } from '../src/handlers/account/deleteListenKey';
import { deleteOperatorSecondFactor } from '../src/handlers/operator/deleteOperatorSecondFactor';
import { deleteWithdrawalAddress } from '../src/handlers/transfers/deleteWithdrawalAddress';
import { disablePartnerWebhook } from '../src/handlers/operator/disablePartnerWebhook';
import { endMaintenanceWindow } from '../src/handlers/operator/endMaintenanceWindow';
import { endQuarantine } from '../src/handlers/operator/endQuarantine';
import { endUserSessions } from '../src/handlers/operator/endUserSessions';
import { extendBinanceListenKey } from '../src/handlers/binanceUserData/extendBinanceListenKey';
import { extendListenKey } from '../src/handlers/account/extendListenKey';
import { findUsers } from '../src/handlers/operator/findUsers';
import { getAggTrades } from '../src/handlers/marketData/getAggTrades';
import { getAssets } from '../src/handlers/marketData/getAssets';
import { getAudit } from '../src/handlers/operator/getAudit';
import { getBinanceAccount } from '../src/handlers/binanceAccount/getBinanceAccount';
import { getBinanceAccountStatus } from '../src/handlers/binanceWallet/getBinanceAccountStatus';
import { getBinanceAveragePrice } from '../src/handlers/binance/getBinanceAveragePrice';
import { getBinanceBookTicker } from '../src/handlers/binance/getBinanceBookTicker';
import { getBinanceCommission } from '../src/handlers/binanceAccount/getBinanceCommission';
import { getBinanceDepositAddress } from '../src/handlers/binanceWallet/getBinanceDepositAddress';
import { getBinanceDepth } from '../src/handlers/binance/getBinanceDepth';
import { getBinanceExchangeInfo } from '../src/handlers/binance/getBinanceExchangeInfo';
import { getBinanceKlines } from '../src/handlers/binance/getBinanceKlines';
import { getBinanceOrder } from '../src/handlers/binanceTrading/getBinanceOrder';
import { getBinanceOrderList } from '../src/handlers/binanceTrading/getBinanceOrderList';
import { getBinanceSystemStatus } from '../src/handlers/binanceWallet/getBinanceSystemStatus';
import { getBinanceTicker24hr } from '../src/handlers/binance/getBinanceTicker24hr';
import { getBinanceTickerPrice } from '../src/handlers/binance/getBinanceTickerPrice';
import { getBinanceTime } from '../src/handlers/binance/getBinanceTime';
import { getBinanceTradingDayTicker } from '../src/handlers/binance/getBinanceTradingDayTicker';
import { getBinanceUiKlines } from '../src/handlers/binance/getBinanceUiKlines';
import { getBinanceWindowTicker } from '../src/handlers/binance/getBinanceWindowTicker';
import { getConfigs } from '../src/handlers/marketData/getConfigs';
import { getCustodyReconciliation } from '../src/handlers/operator/getCustodyReconciliation';
import { getDepth } from '../src/handlers/marketData/getDepth';
import { getEstimatedPrice } from '../src/handlers/portal/getEstimatedPrice';
import { getExchangeInfo } from '../src/handlers/marketData/getExchangeInfo';
import { getFees } from '../src/handlers/account/getFees';
import { getHouseBalances } from '../src/handlers/operator/getHouseBalances';
import { getIdentityRequest } from '../src/handlers/operator/getIdentityRequest';
import { getIdentityVerification } from '../src/handlers/account/getIdentityVerification';
import { getKlines } from '../src/handlers/marketData/getKlines';
import { getLiveness } from '../src/handlers/system/getLiveness';
import { getMarketRules } from '../src/handlers/operator/getMarketRules';
import { getMarketcap } from '../src/handlers/marketData/getMarketcap';
import { getOrder } from '../src/handlers/trading/getOrder';
import { getOrderBook } from '../src/handlers/marketData/getOrderBook';
import { getOrderBookTickers } from '../src/handlers/marketData/getOrderBookTickers';
import { getOrderList } from '../src/handlers/trading/getOrderList';
import { getOrderV3 } from '../src/handlers/trading/getOrderV3';
import { getPartnerWebhook } from '../src/handlers/operator/getPartnerWebhook';
import { getPortalOrder } from '../src/handlers/portal/getPortalOrder';
import { getProposal } from '../src/handlers/operator/getProposal';
import { getQuarantine } from '../src/handlers/operator/getQuarantine';
import { getReadiness } from '../src/handlers/system/getReadiness';
import { getSecondFactorReset } from '../src/handlers/operator/getSecondFactorReset';
import { getStatus } from '../src/handlers/marketData/getStatus';
import { getTicker24hr } from '../src/handlers/marketData/getTicker24hr';
import { getTime } from '../src/handlers/marketData/getTime';
import { getTradeHistory } from '../src/handlers/trading/getTradeHistory';
import { getTradingFees } from '../src/handlers/marketData/getTradingFees';
import { getUser } from '../src/handlers/account/getUser';
import { getUserAccount } from '../src/handlers/operator/getUserAccount';
import { getWithdrawal } from '../src/handlers/operator/getWithdrawal';
import { importDepositAddresses } from '../src/handlers/operator/importDepositAddresses';
import { listApiKeys } from '../src/handlers/operator/listApiKeys';
import { listBankAccountDeposits } from '../src/handlers/transfers/listBankAccountDeposits';
import { listBinanceAggTrades } from '../src/handlers/binance/listBinanceAggTrades';
import { listBinanceCoins } from '../src/handlers/binanceWallet/listBinanceCoins';
import { listBinanceDeposits } from '../src/handlers/binanceWallet/listBinanceDeposits';
import { listBinanceHistoricalTrades } from '../src/handlers/binance/listBinanceHistoricalTrades';
import { listBinanceIsolatedMarginPairs } from '../src/handlers/binanceWallet/listBinanceIsolatedMarginPairs';
import { listBinanceMarginPairs } from '../src/handlers/binanceWallet/listBinanceMarginPairs';
import { listBinanceOpenOrderLists } from '../src/handlers/binanceTrading/listBinanceOpenOrderLists';
import { listBinanceOpenOrders } from '../src/handlers/binanceTrading/listBinanceOpenOrders';
import { listBinanceOrderCounts } from '../src/handlers/binanceAccount/listBinanceOrderCounts';
import { listBinanceOrderLists } from '../src/handlers/binanceTrading/listBinanceOrderLists';
import { listBinanceOrders } from '../src/handlers/binanceTrading/listBinanceOrders';
import { listBinanceOwnTrades } from '../src/handlers/binanceAccount/listBinanceOwnTrades';
import { listBinancePreventedMatches } from '../src/handlers/binanceAccount/listBinancePreventedMatches';
import { listBinanceTradeFees } from '../src/handlers/binanceWallet/listBinanceTradeFees';
import { listBinanceTrades } from '../src/handlers/binance/listBinanceTrades';
import { listBinanceWithdrawals } from '../src/handlers/binanceWallet/listBinanceWithdrawals';
import { listCryptoDeposits } from '../src/handlers/transfers/listCryptoDeposits';
import { listCryptoWithdrawals } from '../src/handlers/transfers/listCryptoWithdrawals';
import { listDepositAddresses } from '../src/handlers/transfers/listDepositAddresses';
import { listDeposits } from '../src/handlers/operator/listDeposits';
import { listFiatWithdrawals } from '../src/handlers/transfers/listFiatWithdrawals';
import { listIdentityLevels } from '../src/handlers/account/listIdentityLevels';
import { listIdentityRequests } from '../src/handlers/operator/listIdentityRequests';
import { listMaintenanceWindows } from '../src/handlers/operator/listMaintenanceWindows';
import { listOperatorActions } from '../src/handlers/operator/listOperatorActions';
import { listOperatorTokens } from '../src/handlers/operator/listOperatorTokens';
import { listOrderLists } from '../src/handlers/trading/listOrderLists';
import { listOrders } from '../src/handlers/trading/listOrders';
import { listOrdersV3 } from '../src/handlers/trading/listOrdersV3';
import { listPartnerWebhookMessages } from '../src/handlers/operator/listPartnerWebhookMessages';
import { listPartners } from '../src/handlers/operator/listPartners';
import { listPortalOrders } from '../src/handlers/portal/listPortalOrders';
import { listPortalSessions } from '../src/handlers/operator/listPortalSessions';
import { listProposals } from '../src/handlers/operator/listProposals';
import { listUnownedDeposits } from '../src/handlers/operator/listUnownedDeposits';
import { listUserNotes } from '../src/handlers/operator/listUserNotes';
import { listUserOrders } from '../src/handlers/operator/listUserOrders';
import { listUserSessions } from '../src/handlers/operator/listUserSessions';
import { listUsers } from '../src/handlers/operator/listUsers';
import { listWithdrawalAddresses } from '../src/handlers/transfers/listWithdrawalAddresses';
import { listWithdrawals } from '../src/handlers/operator/listWithdrawals';
import { markWithdrawalConfirmed } from '../src/handlers/operator/markWithdrawalConfirmed';
import { markWithdrawalFailed } from '../src/handlers/operator/markWithdrawalFailed';
import { markWithdrawalSending } from '../src/handlers/operator/markWithdrawalSending';
import { markWithdrawalSent } from '../src/handlers/operator/markWithdrawalSent';
import { ping } from '../src/handlers/marketData/ping';
import { pingBinance } from '../src/handlers/binance/pingBinance';
import { putApprovalThreshold } from '../src/handlers/operator/putApprovalThreshold';
import { putAsset } from '../src/handlers/operator/putAsset';
import { putFees } from '../src/handlers/operator/putFees';
import { putNetworkStatus } from '../src/handlers/operator/putNetworkStatus';
import { putPartnerWebhook } from '../src/handlers/operator/putPartnerWebhook';
import { putSymbol } from '../src/handlers/operator/putSymbol';
import { putWithdrawalLimit } from '../src/handlers/operator/putWithdrawalLimit';
import { receiveCustodyCallback } from '../src/handlers/system/receiveCustodyCallback';
import { refuseIdentityRequest } from '../src/handlers/operator/refuseIdentityRequest';
import { rejectProposal } from '../src/handlers/operator/rejectProposal';
import { rejectWithdrawal } from '../src/handlers/operator/rejectWithdrawal';
import { replaceBinanceOrder } from '../src/handlers/binanceTrading/replaceBinanceOrder';
import { replaceOrder } from '../src/handlers/trading/replaceOrder';
import { replayPartnerWebhook } from '../src/handlers/operator/replayPartnerWebhook';
import { replayPortalWebhook } from '../src/handlers/portal/replayPortalWebhook';
import { requestSecondFactorReset } from '../src/handlers/operator/requestSecondFactorReset';
import { revokeApiKey } from '../src/handlers/operator/revokeApiKey';
import { revokeOperatorToken } from '../src/handlers/operator/revokeOperatorToken';
import { revokePortalSession } from '../src/handlers/operator/revokePortalSession';
import { rotatePartnerSecret } from '../src/handlers/operator/rotatePartnerSecret';
import { rotatePartnerWebhookSecret } from '../src/handlers/operator/rotatePartnerWebhookSecret';
import { setCancelAfter } from '../src/handlers/trading/setCancelAfter';
import { startIdentityReview } from '../src/handlers/operator/startIdentityReview';
import { submitIdentityVerification } from '../src/handlers/account/submitIdentityVerification';
import { testBinanceOrder } from '../src/handlers/binanceTrading/testBinanceOrder';
import { testOrder } from '../src/handlers/trading/testOrder';
import { testOrderV3 } from '../src/handlers/trading/testOrderV3';
import { updatePartner } from '../src/handlers/operator/updatePartner';
import { updateUser } from '../src/handlers/operator/updateUser';
import { uploadIdentityDocument } from '../src/handlers/account/uploadIdentityDocument';
import { viewIdentityDocument } from '../src/handlers/operator/viewIdentityDocument';
import type { Handlers } from '../src/handlers/types';

/** A missing file is a compile error, and so is a handler of another operation. */
export const handlers: Handlers = {
  createPortalSession,
  getEstimatedPrice,
  createPortalQuote,
  listPortalOrders,
  createPortalOrder,
  getPortalOrder,
  replayPortalWebhook,
  listIdentityLevels,
  getIdentityVerification,
  submitIdentityVerification,
  uploadIdentityDocument,
  getUser,
  getOrderBook,
  createOrder,
  getOrder,
  amendOrder,
  cancelOrder,
  testOrder,
  listOrders,
  cancelAllOrders,
  setCancelAfter,
  createOrderBatch,
  cancelOrderBatch,
  replaceOrder,
  listOrderLists,
  createOrderList,
  createOtoOrderList,
  getOrderList,
  cancelOrderList,
  getTradeHistory,
  getFees,
  listBankAccountDeposits,
  listFiatWithdrawals,
  createFiatWithdrawal,
  listCryptoDeposits,
  listCryptoWithdrawals,
  createCryptoWithdrawal,
  cancelWithdrawal,
  listWithdrawalAddresses,
  createWithdrawalAddress,
  deleteWithdrawalAddress,
  listDepositAddresses,
  createDepositAddress,
  getTradingFees,
  getOrderBookTickers,
  getMarketcap,
  getAssets,
  getStatus,
  getConfigs,
  getExchangeInfo,
  getTicker24hr,
  ping,
  getTime,
  getDepth,
  getKlines,
  getAggTrades,
  createOrderV3,
  listOrdersV3,
  cancelAllOrdersV3,
  testOrderV3,
  getOrderV3,
  amendOrderV3,
  cancelOrderV3,
  createListenKey,
  extendListenKey,
  deleteListenKey,
  getLiveness,
  getReadiness,
  createUser,
  listUsers,
  updateUser,
  getUserAccount,
  findUsers,
  listUserOrders,
  listUserSessions,
  endUserSessions,
  createUserNote,
  listUserNotes,
  requestSecondFactorReset,
  getSecondFactorReset,
  cancelSecondFactorReset,
  listIdentityRequests,
  getIdentityRequest,
  startIdentityReview,
  approveIdentityRequest,
  refuseIdentityRequest,
  viewIdentityDocument,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  creditDeposit,
  listDeposits,
  listUnownedDeposits,
  importDepositAddresses,
  listWithdrawals,
  getWithdrawal,
  approveWithdrawal,
  rejectWithdrawal,
  markWithdrawalSending,
  markWithdrawalSent,
  markWithdrawalConfirmed,
  markWithdrawalFailed,
  createPartner,
  listPartners,
  updatePartner,
  rotatePartnerSecret,
  getPartnerWebhook,
  putPartnerWebhook,
  disablePartnerWebhook,
  rotatePartnerWebhookSecret,
  replayPartnerWebhook,
  listPartnerWebhookMessages,
  listPortalSessions,
  revokePortalSession,
  putAsset,
  putNetworkStatus,
  createMaintenanceWindow,
  listMaintenanceWindows,
  endMaintenanceWindow,
  putApprovalThreshold,
  putSymbol,
  putFees,
  putWithdrawalLimit,
  getMarketRules,
  createOperatorToken,
  listOperatorTokens,
  revokeOperatorToken,
  activateOperatorToken,
  deleteOperatorSecondFactor,
  createOperatorSecondFactor,
  listProposals,
  getProposal,
  approveProposal,
  rejectProposal,
  listOperatorActions,
  getAudit,
  getQuarantine,
  endQuarantine,
  getHouseBalances,
  getCustodyReconciliation,
  receiveCustodyCallback,
  pingBinance,
  getBinanceTime,
  getBinanceExchangeInfo,
  getBinanceDepth,
  listBinanceTrades,
  listBinanceHistoricalTrades,
  listBinanceAggTrades,
  getBinanceKlines,
  getBinanceUiKlines,
  getBinanceAveragePrice,
  getBinanceTradingDayTicker,
  getBinanceWindowTicker,
  getBinanceTicker24hr,
  getBinanceTickerPrice,
  getBinanceBookTicker,
  createBinanceOrder,
  getBinanceOrder,
  cancelBinanceOrder,
  testBinanceOrder,
  replaceBinanceOrder,
  amendBinanceOrder,
  listBinanceOpenOrders,
  cancelBinanceOpenOrders,
  listBinanceOrders,
  createBinanceOrderList,
  createBinanceOtoList,
  createBinanceOtocoList,
  createBinanceOco,
  getBinanceOrderList,
  cancelBinanceOrderList,
  listBinanceOrderLists,
  listBinanceOpenOrderLists,
  getBinanceAccount,
  getBinanceCommission,
  listBinanceOwnTrades,
  listBinancePreventedMatches,
  createBinanceListenKey,
  extendBinanceListenKey,
  deleteBinanceListenKey,
  listBinanceOrderCounts,
  listBinanceCoins,
  getBinanceDepositAddress,
  listBinanceDeposits,
  createBinanceWithdrawal,
  listBinanceWithdrawals,
  listBinanceTradeFees,
  listBinanceMarginPairs,
  listBinanceIsolatedMarginPairs,
  getBinanceAccountStatus,
  getBinanceSystemStatus,
};
