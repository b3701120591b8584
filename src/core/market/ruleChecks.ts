/** Checks of market rules when operators set them, and of an order's price and quantity against them. */
import type { Asset, FeeSchedule, MarketSymbol, WithdrawalLimit } from '../model/model';
import type { OrderCounts } from '../model/orderRecords';
import type { Refusal } from '../model/refusals';
import { type Amount, fitsPrecision, ONE } from '../values/decimal';

const PRECISION_MAX = 18;
const NETWORKS_MAX = 16;
const CONFIRMATIONS_MAX = 10_000;
/**
 * Highest allowed fee and VAT, as a fraction of the notional. Above it, fee and VAT, rounded up, could exceed the
 * proceeds of a very small fill.
 */
const CHARGE_SHARE_MAX = ONE / 2n;

/** The first rule that the asset violates, in words; undefined if there is none. */
export function brokenAssetRule(asset: Asset, before: Asset | undefined): string | undefined {
  if (!/^[a-z0-9]{2,10}$/.test(asset.asset)) return 'an asset is 2 to 10 lower-case letters or digits';
  if (asset.precision > PRECISION_MAX) return `precision is at most ${PRECISION_MAX}`;
  if (asset.transferPrecision > asset.precision) return 'transfer precision is at most the precision';
  if (!fitsPrecision(asset.withdrawalFee, asset.transferPrecision))
    return 'the withdrawal fee has more decimals than the transfer precision';
  if (!fitsPrecision(asset.withdrawalMinimum, asset.transferPrecision))
    return 'the withdrawal minimum has more decimals than the transfer precision';
  if (before !== undefined && before.precision !== asset.precision)
    return 'the precision of an asset in use cannot change';
  if (before !== undefined && before.kind !== asset.kind) return 'the kind of an asset in use cannot change';
  if (asset.approvalThreshold !== null && !fitsPrecision(asset.approvalThreshold, asset.transferPrecision))
    return 'the approval threshold has more decimals than the transfer precision';
  return brokenNetworksRule(asset, before);
}

function brokenNetworksRule({ kind, networks }: Asset, before: Asset | undefined): string | undefined {
  const names = new Set(networks.map(({ network }) => network));
  if (kind === 'fiat' && names.size > 0) return 'fiat has no networks';
  if (kind === 'crypto' && names.size === 0) return 'crypto has at least one network';
  if (networks.length > NETWORKS_MAX) return `an asset has at most ${NETWORKS_MAX} networks`;
  if (names.size < networks.length) return 'a network can be listed only once';
  if (!networks.every(({ network }) => /^[a-z0-9]{2,20}$/.test(network)))
    return 'a network is 2 to 20 lower-case letters or digits';
  if (
    !networks.every(
      ({ confirmations }) =>
        Number.isInteger(confirmations) && confirmations >= 0 && confirmations <= CONFIRMATIONS_MAX,
    )
  )
    return `confirmations are 0 to ${CONFIRMATIONS_MAX}`;
  // A network cannot be removed, because users have deposit addresses on it, and withdrawals on it may be open.
  if (before?.networks.some(({ network }) => !names.has(network)))
    return 'a network of an asset in use cannot be removed; disable it instead';
  return undefined;
}

/**
 * The first rule that the symbol violates, in words; undefined if there is none. The quote asset must have at least one
 * decimal more than price x quantity, so that every notional is exact and a fill's fee and VAT, rounded up, stay below
 * its proceeds.
 */
export function brokenSymbolRule(
  symbol: MarketSymbol,
  base: Asset | undefined,
  quote: Asset | undefined,
  before: MarketSymbol | undefined,
): string | undefined {
  if (base === undefined || quote === undefined) return 'base and quote must be listed assets';
  if (symbol.base === symbol.quote) return 'base and quote must differ';
  if (symbol.symbol !== `${symbol.base}_${symbol.quote}`) return 'a symbol is named <base>_<quote>';
  if (symbol.quantityPrecision > base.precision) return 'the quantity precision is at most that of the base asset';
  if (symbol.pricePrecision + symbol.quantityPrecision >= quote.precision)
    return 'price and quantity precision together must stay under that of the quote asset';
  if (symbol.minimumQuantity <= 0n) return 'the minimum quantity must be above zero';
  if (!fitsPrecision(symbol.minimumQuantity, symbol.quantityPrecision))
    return 'the minimum quantity must be on the quantity grid';
  if (symbol.minimumPrice <= 0n || symbol.minimumPrice > symbol.maximumPrice)
    return 'the price band must be above zero and not empty';
  if (symbol.vatRate > ONE) return 'the VAT rate is at most 1';
  if (!fitsPrecision(symbol.minimumNotional, quote.precision))
    return 'the minimum notional has more decimals than the quote asset';
  if (
    before !== undefined &&
    (symbol.pricePrecision < before.pricePrecision || symbol.quantityPrecision < before.quantityPrecision)
  )
    return 'the precision of a symbol in use can only grow';
  return undefined;
}

/** The first rule that the fee schedule violates, in words; undefined if there is none. */
export function brokenFeeRule(fees: FeeSchedule, symbol: MarketSymbol | undefined): string | undefined {
  if (symbol === undefined) return 'the symbol must be listed';
  const dearer = fees.makerRate > fees.takerRate ? fees.makerRate : fees.takerRate;
  if (dearer * (ONE + symbol.vatRate) > CHARGE_SHARE_MAX * ONE)
    return 'fee and VAT together are at most half of the notional';
  return undefined;
}

/** The first rule that the limit violates, in words; undefined if there is none. */
export function brokenLimitRule(limit: WithdrawalLimit, asset: Asset | undefined): string | undefined {
  if (asset === undefined) return 'the asset must be listed';
  if (!fitsPrecision(limit.capacity, asset.precision)) return 'the capacity has more decimals than the asset';
  return undefined;
}

/** Refusals: INVALID_ORDER_PRICE_PRECISION, ORDER_PRICE_OUT_OF_RANGE. */
export function refusePrice(symbol: MarketSymbol, price: Amount): Refusal | undefined {
  if (!fitsPrecision(price, symbol.pricePrecision))
    return { code: 'INVALID_ORDER_PRICE_PRECISION', precision: symbol.pricePrecision };
  if (price < symbol.minimumPrice || price > symbol.maximumPrice)
    return { code: 'ORDER_PRICE_OUT_OF_RANGE', minimum: symbol.minimumPrice, maximum: symbol.maximumPrice };
  return undefined;
}

/**
 * Refusals: ORDER_NOTIONAL_TOO_SMALL. `price`: the price at which the order is valued; undefined if there is none, as for
 * a market order before the first trade.
 */
export function refuseNotional(
  { minimumNotional }: MarketSymbol,
  price: Amount | undefined,
  quantity: Amount,
): Refusal | undefined {
  if (price === undefined || price * quantity >= minimumNotional * ONE) return undefined;
  return { code: 'ORDER_NOTIONAL_TOO_SMALL', minimum: minimumNotional };
}

/** Refusals: TOO_MANY_OPEN_ORDERS, TOO_MANY_STOP_ORDERS, for one more open order of a user who has `counts`. */
export function refuseOpenOrder(
  { maxOpenOrders, maxStopOrders }: MarketSymbol,
  { open, waiting }: OrderCounts,
  isStop: boolean,
): Refusal | undefined {
  if (open >= maxOpenOrders) return { code: 'TOO_MANY_OPEN_ORDERS', maximum: maxOpenOrders };
  if (isStop && waiting >= maxStopOrders) return { code: 'TOO_MANY_STOP_ORDERS', maximum: maxStopOrders };
  return undefined;
}

/** Refusals: INVALID_ORDER_AMOUNT_PRECISION, ORDER_AMOUNT_TOO_SMALL. */
export function refuseQuantity(symbol: MarketSymbol, quantity: Amount): Refusal | undefined {
  if (!fitsPrecision(quantity, symbol.quantityPrecision))
    return { code: 'INVALID_ORDER_AMOUNT_PRECISION', precision: symbol.quantityPrecision };
  if (quantity < symbol.minimumQuantity) return { code: 'ORDER_AMOUNT_TOO_SMALL', minimum: symbol.minimumQuantity };
  return undefined;
}
