/**
 * What the business rules of the signed Binance operations say of a value that the contract accepts. See `badValues.ts`.
 */
import type { RequestOutcome } from './requestOutcome';

export const BINANCE_RULES: readonly (readonly [RegExp, RequestOutcome])[] = [
  [/Binance\w* timestamp /, 'OUTSIDE_RECV_WINDOW'],
  [/Binance\w* symbol /, 'INVALID_PAIR'],
  [/^(create|test|replace)BinanceOrder (price|quantity) zero/, 'INVALID_PARAMETERS'],
  [/^(create|test|replace)BinanceOrder (stopPrice|quoteOrderQty) /, 'INVALID_PARAMETERS.not_required'],
  [/^(create|test|replace)BinanceOrder icebergQty zero/, 'ok'],
  [/^(create|test|replace)BinanceOrder icebergQty /, 'INVALID_PARAMETERS'],
  [/^(create|test|replace)BinanceOrder quantity (9|18) decimals/, 'INVALID_ORDER_AMOUNT_PRECISION'],
  [/^(create|test)BinanceOrder quantity largest/, 'INSUFFICIENT_BALANCE'],
  [/^replaceBinanceOrder quantity largest/, 'CANCEL_REPLACE_PARTIALLY_FAILED'],
  [/^(create|test|replace)BinanceOrder price (9|18) decimals/, 'INVALID_ORDER_PRICE_PRECISION'],
  [/^(create|test|replace)BinanceOrder price largest/, 'ORDER_PRICE_OUT_OF_RANGE'],
  // The orders of `createOrder` have these ids already.
  [/^createBinanceOrder newClientOrderId /, 'IDEMPOTENCY_CONFLICT'],
  [/^replaceBinanceOrder newClientOrderId /, 'CANCEL_REPLACE_PARTIALLY_FAILED'],
  [/BinanceOrder (cancelN|n)ewClientOrderId /, 'ok'],
  [/^replaceBinanceOrder cancel\w+Id /, 'CANCEL_REPLACE_FAILED'],
  [/^createBinanceOrderList (quantity|abovePrice|belowPrice|aboveStopPrice) zero/, 'INVALID_PARAMETERS'],
  [/^createBinanceOrderList (belowStopPrice|belowTimeInForce) /, 'INVALID_PARAMETERS.not_required'],
  [/^createBinanceOrderList quantity (9|18) decimals/, 'INVALID_ORDER_AMOUNT_PRECISION'],
  [/^createBinanceOrderList quantity largest/, 'INSUFFICIENT_BALANCE'],
  [/^createBinanceOrderList \w+Price (9|18) decimals/, 'INVALID_ORDER_PRICE_PRECISION'],
  [/^createBinanceOrderList \w+Price largest/, 'ORDER_PRICE_OUT_OF_RANGE'],
  [/^createBinanceOrderList listClientOrderId /, 'ok'],
  // The orders of `createOrder` have these ids already.
  [/^createBinanceOrderList \w+ClientOrderId /, 'IDEMPOTENCY_CONFLICT'],
  [/^getBinanceOrderList (orderListId|origClientOrderId) /, 'ORDER_NOT_FOUND'],
  [/^cancelBinanceOrderList (orderListId|listClientOrderId) /, 'ORDER_NOT_CANCELLABLE'],
  [/^cancelBinanceOrderList newClientOrderId /, 'ok'],
  [/^listBinanceOrderLists fromId /, 'PARAMETERS_EXCLUDE_EACH_OTHER'],
  [/^getBinanceOrder orig\w+Id |^getBinanceOrder orderId /, 'ORDER_NOT_FOUND'],
  [/^(cancel|amend)BinanceOrder (orderId|origClientOrderId) /, 'ORDER_NOT_CANCELLABLE'],
  [/^amendBinanceOrder newQty (9|18) decimals/, 'INVALID_ORDER_AMOUNT_PRECISION'],
  [/^amendBinanceOrder newQty zero/, 'ORDER_AMOUNT_TOO_SMALL'],
  [/^amendBinanceOrder newQty largest/, 'INVALID_PARAMETERS'],
  // The valid period is 1000 to 2000.
  [/^listBinanceAggTrades endTime largest/, 'ok'],
  [/^listBinance\w+ endTime largest/, 'INVALID_TIME_RANGE'],
  [/^listBinanceOwnTrades fromId /, 'PARAMETERS_EXCLUDE_EACH_OTHER'],
  [/^listBinancePreventedMatches preventedMatchId /, 'PARAMETERS_EXCLUDE_EACH_OTHER'],
  [/^listBinancePreventedMatches fromPreventedMatchId /, 'ok'],
  [/^listBinance\w+ (orderId|limit|status|txId) /, 'ok'],
  // Listed in lower case only, or not available on the network of the valid request.
  [/Binance\w+ coin (NaN|Infinity)/, 'INVALID_ASSET'],
  [/^(createBinanceWithdrawal|getBinanceDepositAddress) (coin|network) /, 'INVALID_NETWORK'],
  [/^listBinance\w+ coin /, 'ok'],
  [/^createBinanceWithdrawal addressTag empty/, 'ok'],
  [/^createBinanceWithdrawal addressTag /, 'INVALID_PARAMETERS'],
  [/^createBinanceWithdrawal address /, 'INVALID_ADDRESS'],
  [/^createBinanceWithdrawal withdrawOrderId /, 'ok'],
  [/^createBinanceWithdrawal amount (9|18) decimals/, 'INVALID_WITHDRAWAL_AMOUNT_PRECISION'],
  [/^createBinanceWithdrawal amount zero/, 'WITHDRAWAL_AMOUNT_TOO_SMALL'],
  [/^createBinanceWithdrawal amount largest/, 'INSUFFICIENT_BALANCE'],
];
