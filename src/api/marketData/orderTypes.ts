/** The order types that the exchange has, under the names that both forms of `exchangeInfo` use. */

/** LIMIT_MAKER is post-only; STOP_LOSS and TAKE_PROFIT types have a stop price. */
export const ORDER_TYPES = [
  'LIMIT',
  'LIMIT_MAKER',
  'MARKET',
  'STOP_LOSS',
  'STOP_LOSS_LIMIT',
  'TAKE_PROFIT',
  'TAKE_PROFIT_LIMIT',
] as const;
