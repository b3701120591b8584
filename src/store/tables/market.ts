/** Rows of the market's tables: assets, symbols, fees and withdrawal limits. */

import type { Asset, FeeSchedule, MarketSymbol, WithdrawalLimit } from '../../core/model/model';
import { amountFrom } from '../../core/values/decimal';
import { listFrom } from '../connection/columnValues';
import type { Row, Table } from '../connection/insertStatements';

export const ASSETS: Table = {
  name: 'assets',
  columns: [
    'asset', 'kind', 'precision', 'transfer_precision', 'withdrawal_fee', 'withdrawal_minimum', 'withdrawal_enabled',
    'approval_threshold', 'networks', 'listing',
  ], // biome-ignore format: one list
  updatedColumns: [
    'transfer_precision',
    'withdrawal_fee',
    'withdrawal_minimum',
    'withdrawal_enabled',
    'approval_threshold',
    'networks',
  ],
};

export function assetToRow(asset: Asset, listing: number): Row {
  return [
    asset.asset,
    asset.kind,
    asset.precision,
    asset.transferPrecision,
    asset.withdrawalFee,
    asset.withdrawalMinimum,
    asset.withdrawalEnabled,
    asset.approvalThreshold,
    JSON.stringify(asset.networks),
    listing,
  ];
}

export interface AssetRow {
  asset: string;
  kind: Asset['kind'];
  precision: number;
  transfer_precision: number;
  withdrawal_fee: string;
  withdrawal_minimum: string;
  withdrawal_enabled: number;
  approval_threshold: string | null;
  networks: string;
}

export function assetFromRow(row: AssetRow): Asset {
  return {
    asset: row.asset,
    kind: row.kind,
    precision: row.precision,
    transferPrecision: row.transfer_precision,
    withdrawalFee: amountFrom(row.withdrawal_fee),
    withdrawalMinimum: amountFrom(row.withdrawal_minimum),
    withdrawalEnabled: row.withdrawal_enabled === 1,
    approvalThreshold: row.approval_threshold === null ? null : amountFrom(row.approval_threshold),
    networks: listFrom(row.networks),
  };
}

export const SYMBOLS: Table = {
  name: 'symbols',
  columns: [
    'symbol',
    'base',
    'quote',
    'status',
    'price_precision',
    'quantity_precision',
    'minimum_quantity',
    'minimum_price',
    'maximum_price',
    'vat_rate',
    'minimum_notional',
    'max_open_orders',
    'max_stop_orders',
    'listing',
  ],
  updatedColumns: [
    'status',
    'price_precision',
    'quantity_precision',
    'minimum_quantity',
    'minimum_price',
    'maximum_price',
    'vat_rate',
    'minimum_notional',
    'max_open_orders',
    'max_stop_orders',
  ],
};

export function symbolToRow(symbol: MarketSymbol, listing: number): Row {
  return [
    symbol.symbol,
    symbol.base,
    symbol.quote,
    symbol.status,
    symbol.pricePrecision,
    symbol.quantityPrecision,
    symbol.minimumQuantity,
    symbol.minimumPrice,
    symbol.maximumPrice,
    symbol.vatRate,
    symbol.minimumNotional,
    symbol.maxOpenOrders,
    symbol.maxStopOrders,
    listing,
  ];
}

export interface SymbolRow {
  symbol: string;
  base: string;
  quote: string;
  status: MarketSymbol['status'];
  price_precision: number;
  quantity_precision: number;
  minimum_quantity: string;
  minimum_price: string;
  maximum_price: string;
  vat_rate: string;
  minimum_notional: string;
  max_open_orders: number;
  max_stop_orders: number;
}

export function symbolFromRow(row: SymbolRow): MarketSymbol {
  return {
    symbol: row.symbol,
    base: row.base,
    quote: row.quote,
    status: row.status,
    pricePrecision: row.price_precision,
    quantityPrecision: row.quantity_precision,
    minimumQuantity: amountFrom(row.minimum_quantity),
    minimumPrice: amountFrom(row.minimum_price),
    maximumPrice: amountFrom(row.maximum_price),
    vatRate: amountFrom(row.vat_rate),
    minimumNotional: amountFrom(row.minimum_notional),
    maxOpenOrders: row.max_open_orders,
    maxStopOrders: row.max_stop_orders,
  };
}

export const FEES: Table = {
  name: 'fees',
  columns: ['symbol', 'tier', 'maker_rate', 'taker_rate'],
  updatedColumns: ['maker_rate', 'taker_rate'],
};

export function feesToRow(fees: FeeSchedule): Row {
  return [fees.symbol, fees.tier, fees.makerRate, fees.takerRate];
}

export interface FeesRow {
  symbol: string;
  tier: number;
  maker_rate: string;
  taker_rate: string;
}

export function feesFromRow(row: FeesRow): FeeSchedule {
  return {
    symbol: row.symbol,
    tier: row.tier,
    makerRate: amountFrom(row.maker_rate),
    takerRate: amountFrom(row.taker_rate),
  };
}

export const WITHDRAWAL_LIMITS: Table = {
  name: 'withdrawal_limits',
  columns: ['level', 'asset', 'capacity'],
  updatedColumns: ['capacity'],
};

export function limitToRow(limit: WithdrawalLimit): Row {
  return [limit.level, limit.asset, limit.capacity];
}

export interface LimitRow {
  level: WithdrawalLimit['level'];
  asset: string;
  capacity: string;
}

export function limitFromRow(row: LimitRow): WithdrawalLimit {
  return { level: row.level, asset: row.asset, capacity: amountFrom(row.capacity) };
}
