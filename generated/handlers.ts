// Generated from spec/ by `make generate`. Never edited.

import { activateOperatorToken } from '../src/api/handlers/operator/activateOperatorToken';
import { amendBinanceOrder } from '../src/api/handlers/binanceTrading/amendBinanceOrder';
import { amendOrder } from '../src/api/handlers/trading/amendOrder';
import { amendOrderV3 } from '../src/api/handlers/trading/amendOrderV3';
import { approveIdentityRequest } from '../src/api/handlers/operator/approveIdentityRequest';
import { approveProposal } from '../src/api/handlers/operator/approveProposal';
import { approveWithdrawal } from '../src/api/handlers/operator/approveWithdrawal';
import { cancelAllOrders } from '../src/api/handlers/trading/cancelAllOrders';
import { cancelAllOrdersV3 } from '../src/api/handlers/trading/cancelAllOrdersV3';
import { cancelBinanceOpenOrders } from '../src/api/handlers/binanceTrading/cancelBinanceOpenOrders';
import { cancelBinanceOrder } from '../src/api/handlers/binanceTrading/cancelBinanceOrder';
import { cancelBinanceOrderList } from '../src/api/handlers/binanceTrading/cancelBinanceOrderList';
import { cancelOrder } from '../src/api/handlers/trading/cancelOrder';
import { cancelOrderBatch } from '../src/api/handlers/trading/cancelOrderBatch';
import { cancelOrderList } from '../src/api/handlers/trading/cancelOrderList';
import { cancelOrderV3 } from '../src/api/handlers/trading/cancelOrderV3';
import { cancelSecondFactorReset } from '../src/api/handlers/operator/cancelSecondFactorReset';
import { cancelWithdrawal } from '../src/api/handlers/transfers/cancelWithdrawal';
import { createBinanceListenKey } from '../src/api/handlers/binanceUserData/createBinanceListenKey';
import { createBinanceOco } from '../src/api/handlers/binanceTrading/createBinanceOco';
import { createBinanceOrder } from '../src/api/handlers/binanceTrading/createBinanceOrder';
import { createBinanceOrderList } from '../src/api/handlers/binanceTrading/createBinanceOrderList';
import { createBinanceOtoList } from '../src/api/handlers/binanceTrading/createBinanceOtoList';
import { createBinanceOtocoList } from '../src/api/handlers/binanceTrading/createBinanceOtocoList';
import { createBinanceWithdrawal } from '../src/api/handlers/binanceWallet/createBinanceWithdrawal';
import { createCryptoWithdrawal } from '../src/api/handlers/transfers/createCryptoWithdrawal';
import { createDepositAddress } from '../src/api/handlers/transfers/createDepositAddress';
import { createFiatWithdrawal } from '../src/api/handlers/transfers/createFiatWithdrawal';
import { createListenKey } from '../src/api/handlers/account/createListenKey';
import { createMaintenanceWindow } from '../src/api/handlers/operator/createMaintenanceWindow';
import { createOperatorSecondFactor } from '../src/api/handlers/operator/createOperatorSecondFactor';
import { createOperatorToken } from '../src/api/handlers/operator/createOperatorToken';
import { createOrder } from '../src/api/handlers/trading/createOrder';
import { createOrderBatch } from '../src/api/handlers/trading/createOrderBatch';
import { createOrderList } from '../src/api/handlers/trading/createOrderList';
import { createOrderV3 } from '../src/api/handlers/trading/createOrderV3';
import { createOtoOrderList } from '../src/api/handlers/trading/createOtoOrderList';
import { createPartner } from '../src/api/handlers/operator/createPartner';
import { createPortalOrder } from '../src/api/handlers/portal/createPortalOrder';
import { createPortalQuote } from '../src/api/handlers/portal/createPortalQuote';
import { createPortalSession } from '../src/api/handlers/portal/createPortalSession';
import { createUser } from '../src/api/handlers/operator/createUser';
import { createUserNote } from '../src/api/handlers/operator/createUserNote';
import { createWithdrawalAddress } from '../src/api/handlers/transfers/createWithdrawalAddress';
import { creditDeposit } from '../src/api/handlers/operator/creditDeposit';
import { deleteBinanceListenKey } from '../src/api/handlers/binanceUserData/deleteBinanceListenKey';
import { deleteListenKey } from '../src/api/handlers/account/deleteListenKey';
import { deleteOperatorSecondFactor } from '../src/api/handlers/operator/deleteOperatorSecondFactor';
import { deleteWithdrawalAddress } from '../src/api/handlers/transfers/deleteWithdrawalAddress';
import { disablePartnerWebhook } from '../src/api/handlers/operator/disablePartnerWebhook';
import { endMaintenanceWindow } from '../src/api/handlers/operator/endMaintenanceWindow';
import { endQuarantine } from '../src/api/handlers/operator/endQuarantine';
import { endUserSessions } from '../src/api/handlers/operator/endUserSessions';
import { extendBinanceListenKey } from '../src/api/handlers/binanceUserData/extendBinanceListenKey';
import { extendListenKey } from '../src/api/handlers/account/extendListenKey';
import { findUsers } from '../src/api/handlers/operator/findUsers';
import { getAggTrades } from '../src/api/handlers/marketData/getAggTrades';
import { getAssets } from '../src/api/handlers/marketData/getAssets';
import { getAudit } from '../src/api/handlers/operator/getAudit';
import { getBinanceAccount } from '../src/api/handlers/binanceAccount/getBinanceAccount';
import { getBinanceAccountStatus } from '../src/api/handlers/binanceWallet/getBinanceAccountStatus';
import { getBinanceApiRestrictions } from '../src/api/handlers/binanceWallet/getBinanceApiRestrictions';
import { getBinanceAveragePrice } from '../src/api/handlers/binance/getBinanceAveragePrice';
import { getBinanceBookTicker } from '../src/api/handlers/binance/getBinanceBookTicker';
import { getBinanceCommission } from '../src/api/handlers/binanceAccount/getBinanceCommission';
import { getBinanceDepositAddress } from '../src/api/handlers/binanceWallet/getBinanceDepositAddress';
import { getBinanceDepth } from '../src/api/handlers/binance/getBinanceDepth';
import { getBinanceExchangeInfo } from '../src/api/handlers/binance/getBinanceExchangeInfo';
import { getBinanceKlines } from '../src/api/handlers/binance/getBinanceKlines';
import { getBinanceOrder } from '../src/api/handlers/binanceTrading/getBinanceOrder';
import { getBinanceOrderList } from '../src/api/handlers/binanceTrading/getBinanceOrderList';
import { getBinanceSystemStatus } from '../src/api/handlers/binanceWallet/getBinanceSystemStatus';
import { getBinanceTicker24hr } from '../src/api/handlers/binance/getBinanceTicker24hr';
import { getBinanceTickerPrice } from '../src/api/handlers/binance/getBinanceTickerPrice';
import { getBinanceTime } from '../src/api/handlers/binance/getBinanceTime';
import { getBinanceTradingDayTicker } from '../src/api/handlers/binance/getBinanceTradingDayTicker';
import { getBinanceUiKlines } from '../src/api/handlers/binance/getBinanceUiKlines';
import { getBinanceWindowTicker } from '../src/api/handlers/binance/getBinanceWindowTicker';
import { getConfigs } from '../src/api/handlers/marketData/getConfigs';
import { getControls } from '../src/api/handlers/operator/getControls';
import { getCustodyReconciliation } from '../src/api/handlers/operator/getCustodyReconciliation';
import { getDepth } from '../src/api/handlers/marketData/getDepth';
import { getEstimatedPrice } from '../src/api/handlers/portal/getEstimatedPrice';
import { getExchangeInfo } from '../src/api/handlers/marketData/getExchangeInfo';
import { getFees } from '../src/api/handlers/account/getFees';
import { getHouseBalances } from '../src/api/handlers/operator/getHouseBalances';
import { getIdentityRequest } from '../src/api/handlers/operator/getIdentityRequest';
import { getIdentityVerification } from '../src/api/handlers/account/getIdentityVerification';
import { getKlines } from '../src/api/handlers/marketData/getKlines';
import { getLiveness } from '../src/api/handlers/system/getLiveness';
import { getMarketRules } from '../src/api/handlers/operator/getMarketRules';
import { getMarketcap } from '../src/api/handlers/marketData/getMarketcap';
import { getOrder } from '../src/api/handlers/trading/getOrder';
import { getOrderBook } from '../src/api/handlers/marketData/getOrderBook';
import { getOrderBookTickers } from '../src/api/handlers/marketData/getOrderBookTickers';
import { getOrderList } from '../src/api/handlers/trading/getOrderList';
import { getOrderV3 } from '../src/api/handlers/trading/getOrderV3';
import { getPartnerWebhook } from '../src/api/handlers/operator/getPartnerWebhook';
import { getPortalOrder } from '../src/api/handlers/portal/getPortalOrder';
import { getProposal } from '../src/api/handlers/operator/getProposal';
import { getQuarantine } from '../src/api/handlers/operator/getQuarantine';
import { getReadiness } from '../src/api/handlers/system/getReadiness';
import { getSecondFactorReset } from '../src/api/handlers/operator/getSecondFactorReset';
import { getStatus } from '../src/api/handlers/marketData/getStatus';
import { getTicker24hr } from '../src/api/handlers/marketData/getTicker24hr';
import { getTime } from '../src/api/handlers/marketData/getTime';
import { getTradeHistory } from '../src/api/handlers/trading/getTradeHistory';
import { getTradingFees } from '../src/api/handlers/marketData/getTradingFees';
import { getUdfConfig } from '../src/api/handlers/marketData/getUdfConfig';
import { getUdfHistory } from '../src/api/handlers/marketData/getUdfHistory';
import { getUdfSymbol } from '../src/api/handlers/marketData/getUdfSymbol';
import { getUdfTime } from '../src/api/handlers/marketData/getUdfTime';
import { getUser } from '../src/api/handlers/account/getUser';
import { getUserAccount } from '../src/api/handlers/operator/getUserAccount';
import { getWithdrawal } from '../src/api/handlers/operator/getWithdrawal';
import { importDepositAddresses } from '../src/api/handlers/operator/importDepositAddresses';
import { listApiKeys } from '../src/api/handlers/operator/listApiKeys';
import { listBankAccountDeposits } from '../src/api/handlers/transfers/listBankAccountDeposits';
import { listBinanceAggTrades } from '../src/api/handlers/binance/listBinanceAggTrades';
import { listBinanceCoins } from '../src/api/handlers/binanceWallet/listBinanceCoins';
import { listBinanceDelistings } from '../src/api/handlers/binanceWallet/listBinanceDelistings';
import { listBinanceDeposits } from '../src/api/handlers/binanceWallet/listBinanceDeposits';
import { listBinanceHistoricalTrades } from '../src/api/handlers/binance/listBinanceHistoricalTrades';
import { listBinanceIsolatedMarginPairs } from '../src/api/handlers/binanceWallet/listBinanceIsolatedMarginPairs';
import { listBinanceMarginPairs } from '../src/api/handlers/binanceWallet/listBinanceMarginPairs';
import { listBinanceOpenOrderLists } from '../src/api/handlers/binanceTrading/listBinanceOpenOrderLists';
import { listBinanceOpenOrders } from '../src/api/handlers/binanceTrading/listBinanceOpenOrders';
import { listBinanceOrderCounts } from '../src/api/handlers/binanceAccount/listBinanceOrderCounts';
import { listBinanceOrderLists } from '../src/api/handlers/binanceTrading/listBinanceOrderLists';
import { listBinanceOrders } from '../src/api/handlers/binanceTrading/listBinanceOrders';
import { listBinanceOwnTrades } from '../src/api/handlers/binanceAccount/listBinanceOwnTrades';
import { listBinancePreventedMatches } from '../src/api/handlers/binanceAccount/listBinancePreventedMatches';
import { listBinanceTradeFees } from '../src/api/handlers/binanceWallet/listBinanceTradeFees';
import { listBinanceTrades } from '../src/api/handlers/binance/listBinanceTrades';
import { listBinanceWithdrawals } from '../src/api/handlers/binanceWallet/listBinanceWithdrawals';
import { listCryptoDeposits } from '../src/api/handlers/transfers/listCryptoDeposits';
import { listCryptoWithdrawals } from '../src/api/handlers/transfers/listCryptoWithdrawals';
import { listDepositAddresses } from '../src/api/handlers/transfers/listDepositAddresses';
import { listDeposits } from '../src/api/handlers/operator/listDeposits';
import { listFiatWithdrawals } from '../src/api/handlers/transfers/listFiatWithdrawals';
import { listIdentityLevels } from '../src/api/handlers/account/listIdentityLevels';
import { listIdentityRequests } from '../src/api/handlers/operator/listIdentityRequests';
import { listMaintenanceWindows } from '../src/api/handlers/operator/listMaintenanceWindows';
import { listOperatorActions } from '../src/api/handlers/operator/listOperatorActions';
import { listOperatorTokens } from '../src/api/handlers/operator/listOperatorTokens';
import { listOrderLists } from '../src/api/handlers/trading/listOrderLists';
import { listOrders } from '../src/api/handlers/trading/listOrders';
import { listOrdersV3 } from '../src/api/handlers/trading/listOrdersV3';
import { listPartnerWebhookMessages } from '../src/api/handlers/operator/listPartnerWebhookMessages';
import { listPartners } from '../src/api/handlers/operator/listPartners';
import { listPortalOrders } from '../src/api/handlers/portal/listPortalOrders';
import { listPortalSessions } from '../src/api/handlers/operator/listPortalSessions';
import { listProposals } from '../src/api/handlers/operator/listProposals';
import { listUnownedDeposits } from '../src/api/handlers/operator/listUnownedDeposits';
import { listUserNotes } from '../src/api/handlers/operator/listUserNotes';
import { listUserOrders } from '../src/api/handlers/operator/listUserOrders';
import { listUserSessions } from '../src/api/handlers/operator/listUserSessions';
import { listUsers } from '../src/api/handlers/operator/listUsers';
import { listWithdrawalAddresses } from '../src/api/handlers/transfers/listWithdrawalAddresses';
import { listWithdrawals } from '../src/api/handlers/operator/listWithdrawals';
import { markWithdrawalConfirmed } from '../src/api/handlers/operator/markWithdrawalConfirmed';
import { markWithdrawalFailed } from '../src/api/handlers/operator/markWithdrawalFailed';
import { markWithdrawalSending } from '../src/api/handlers/operator/markWithdrawalSending';
import { markWithdrawalSent } from '../src/api/handlers/operator/markWithdrawalSent';
import { ping } from '../src/api/handlers/marketData/ping';
import { pingBinance } from '../src/api/handlers/binance/pingBinance';
import { putApprovalThreshold } from '../src/api/handlers/operator/putApprovalThreshold';
import { putAsset } from '../src/api/handlers/operator/putAsset';
import { putFees } from '../src/api/handlers/operator/putFees';
import { putNetworkStatus } from '../src/api/handlers/operator/putNetworkStatus';
import { putPartnerWebhook } from '../src/api/handlers/operator/putPartnerWebhook';
import { putSymbol } from '../src/api/handlers/operator/putSymbol';
import { putWithdrawalLimit } from '../src/api/handlers/operator/putWithdrawalLimit';
import { receiveCustodyCallback } from '../src/api/handlers/system/receiveCustodyCallback';
import { refuseIdentityRequest } from '../src/api/handlers/operator/refuseIdentityRequest';
import { rejectProposal } from '../src/api/handlers/operator/rejectProposal';
import { rejectWithdrawal } from '../src/api/handlers/operator/rejectWithdrawal';
import { replaceBinanceOrder } from '../src/api/handlers/binanceTrading/replaceBinanceOrder';
import { replaceOrder } from '../src/api/handlers/trading/replaceOrder';
import { replayPartnerWebhook } from '../src/api/handlers/operator/replayPartnerWebhook';
import { replayPortalWebhook } from '../src/api/handlers/portal/replayPortalWebhook';
import { requestSecondFactorReset } from '../src/api/handlers/operator/requestSecondFactorReset';
import { revokeApiKey } from '../src/api/handlers/operator/revokeApiKey';
import { revokeOperatorToken } from '../src/api/handlers/operator/revokeOperatorToken';
import { revokePortalSession } from '../src/api/handlers/operator/revokePortalSession';
import { rotatePartnerSecret } from '../src/api/handlers/operator/rotatePartnerSecret';
import { rotatePartnerWebhookSecret } from '../src/api/handlers/operator/rotatePartnerWebhookSecret';
import { searchUdfSymbols } from '../src/api/handlers/marketData/searchUdfSymbols';
import { setCancelAfter } from '../src/api/handlers/trading/setCancelAfter';
import { startIdentityReview } from '../src/api/handlers/operator/startIdentityReview';
import { stopApiKey } from '../src/api/handlers/operator/stopApiKey';
import { stopUser } from '../src/api/handlers/operator/stopUser';
import { submitIdentityVerification } from '../src/api/handlers/account/submitIdentityVerification';
import { testBinanceOrder } from '../src/api/handlers/binanceTrading/testBinanceOrder';
import { testOrder } from '../src/api/handlers/trading/testOrder';
import { testOrderV3 } from '../src/api/handlers/trading/testOrderV3';
import { updatePartner } from '../src/api/handlers/operator/updatePartner';
import { updateUser } from '../src/api/handlers/operator/updateUser';
import { uploadIdentityDocument } from '../src/api/handlers/account/uploadIdentityDocument';
import { viewIdentityDocument } from '../src/api/handlers/operator/viewIdentityDocument';
import type { Handlers } from '../src/api/handlers/types';

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
  getUdfConfig,
  getUdfTime,
  getUdfSymbol,
  searchUdfSymbols,
  getUdfHistory,
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
  stopUser,
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
  listApiKeys,
  revokeApiKey,
  stopApiKey,
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
  getControls,
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
  getBinanceApiRestrictions,
  listBinanceDelistings,
  getBinanceSystemStatus,
};
