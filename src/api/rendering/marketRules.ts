/** Renders the market's rules for operators. */
import type { components } from '../../../generated/openapi';
import type { Asset, AssetNetwork, FeeSchedule, MarketSymbol, WithdrawalLimit } from '../../core/model/model';
import { formatAmount } from '../../core/values/decimal';

type Schemas = components['schemas'];

export function renderAsset(asset: Asset): Schemas['ListedAsset'] {
  return {
    asset: asset.asset,
    kind: asset.kind,
    precision: asset.precision,
    transfer_precision: asset.transferPrecision,
    withdrawal_fee: formatAmount(asset.withdrawalFee),
    withdrawal_minimum: formatAmount(asset.withdrawalMinimum),
    withdrawal_enabled: asset.withdrawalEnabled,
    approval_threshold: asset.approvalThreshold === null ? null : formatAmount(asset.approvalThreshold),
    networks: asset.networks.map(renderNetwork),
  };
}

export function renderNetwork(listed: AssetNetwork): Schemas['AssetNetwork'] {
  return {
    network: listed.network,
    address_format: listed.addressFormat,
    tag: listed.tag,
    confirmations: listed.confirmations,
    deposits_enabled: listed.depositsEnabled,
    withdrawals_enabled: listed.withdrawalsEnabled,
  };
}

export function renderSymbol(symbol: MarketSymbol): Schemas['ListedSymbol'] {
  return {
    symbol: symbol.symbol,
    base: symbol.base,
    quote: symbol.quote,
    status: symbol.status,
    price_precision: symbol.pricePrecision,
    quantity_precision: symbol.quantityPrecision,
    minimum_quantity: formatAmount(symbol.minimumQuantity),
    minimum_price: formatAmount(symbol.minimumPrice),
    maximum_price: formatAmount(symbol.maximumPrice),
    vat_rate: formatAmount(symbol.vatRate),
    minimum_notional: formatAmount(symbol.minimumNotional),
    max_open_orders: symbol.maxOpenOrders,
    max_stop_orders: symbol.maxStopOrders,
  };
}

export function renderFees({ symbol, tier, makerRate, takerRate }: FeeSchedule): Schemas['FeeSchedule'] {
  return { symbol, tier, maker_rate: formatAmount(makerRate), taker_rate: formatAmount(takerRate) };
}

export function renderWithdrawalLimit({ level, asset, capacity }: WithdrawalLimit): Schemas['WithdrawalLimit'] {
  return { level, asset, capacity: formatAmount(capacity) };
}
