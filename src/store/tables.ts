/** How the engine's records stand in their tables: one list of columns each, read and written by nothing else. */
import { type Amount, amountFrom, formatAmount } from '../core/decimal';
import type {
  Asset, BalanceChange, Deposit, FeeSchedule, JournalEntry, Kline, MarketSymbol, OrderRecord, Trade, Withdrawal, WithdrawalLimit,
} from '../core/model'; // biome-ignore format: one list
import type { Row, Table } from './rows';

/** A decimal column: mysql2 gives it as text padded to its scale. */
export function amountColumn(text: string): Amount {
  return amountFrom(text);
}

export const ASSETS: Table = {
  name: 'assets',
  columns: ['asset', 'kind', 'precision', 'transfer_precision', 'withdrawal_fee', 'withdrawal_minimum', 'withdrawal_enabled', 'listing'],
  changing: ['transfer_precision', 'withdrawal_fee', 'withdrawal_minimum', 'withdrawal_enabled'],
};

export function assetToRow(asset: Asset, listing: number): Row {
  return [
    asset.asset,
    asset.kind,
    asset.precision,
    asset.transferPrecision,
    formatAmount(asset.withdrawalFee),
    formatAmount(asset.withdrawalMinimum),
    asset.withdrawalEnabled,
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
}

export function assetFromRow(row: AssetRow): Asset {
  return {
    asset: row.asset,
    kind: row.kind,
    precision: row.precision,
    transferPrecision: row.transfer_precision,
    withdrawalFee: amountColumn(row.withdrawal_fee),
    withdrawalMinimum: amountColumn(row.withdrawal_minimum),
    withdrawalEnabled: row.withdrawal_enabled === 1,
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
    'listing',
  ],
  changing: ['status', 'price_precision', 'quantity_precision', 'minimum_quantity', 'minimum_price', 'maximum_price', 'vat_rate'],
};

export function symbolToRow(symbol: MarketSymbol, listing: number): Row {
  return [
    symbol.symbol,
    symbol.base,
    symbol.quote,
    symbol.status,
    symbol.pricePrecision,
    symbol.quantityPrecision,
    formatAmount(symbol.minimumQuantity),
    formatAmount(symbol.minimumPrice),
    formatAmount(symbol.maximumPrice),
    formatAmount(symbol.vatRate),
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
}

export function symbolFromRow(row: SymbolRow): MarketSymbol {
  return {
    symbol: row.symbol,
    base: row.base,
    quote: row.quote,
    status: row.status,
    pricePrecision: row.price_precision,
    quantityPrecision: row.quantity_precision,
    minimumQuantity: amountColumn(row.minimum_quantity),
    minimumPrice: amountColumn(row.minimum_price),
    maximumPrice: amountColumn(row.maximum_price),
    vatRate: amountColumn(row.vat_rate),
  };
}

export const FEES: Table = { name: 'fees', columns: ['symbol', 'tier', 'maker_rate', 'taker_rate'], changing: ['maker_rate', 'taker_rate'] };

export function feesToRow(fees: FeeSchedule): Row {
  return [fees.symbol, fees.tier, formatAmount(fees.makerRate), formatAmount(fees.takerRate)];
}

export interface FeesRow {
  symbol: string;
  tier: number;
  maker_rate: string;
  taker_rate: string;
}

export function feesFromRow(row: FeesRow): FeeSchedule {
  return { symbol: row.symbol, tier: row.tier, makerRate: amountColumn(row.maker_rate), takerRate: amountColumn(row.taker_rate) };
}

export const WITHDRAWAL_LIMITS: Table = { name: 'withdrawal_limits', columns: ['level', 'asset', 'capacity'], changing: ['capacity'] };

export function limitToRow(limit: WithdrawalLimit): Row {
  return [limit.level, limit.asset, formatAmount(limit.capacity)];
}

export interface LimitRow {
  level: WithdrawalLimit['level'];
  asset: string;
  capacity: string;
}

export function limitFromRow(row: LimitRow): WithdrawalLimit {
  return { level: row.level, asset: row.asset, capacity: amountColumn(row.capacity) };
}

export const ACCOUNTS: Table = { name: 'accounts', columns: ['id', 'owner', 'asset', 'kind', 'balance'], changing: ['balance'] };

export function balanceToRow({ account, balance }: BalanceChange): Row {
  return [account.id, account.owner, account.asset, account.kind, formatAmount(balance)];
}

export const JOURNAL_ENTRIES: Table = { name: 'journal_entries', columns: ['id', 'sequence', 'kind', 'reference', 'time_ms'], changing: [] };

export function entryToRow(entry: JournalEntry, sequence: number, timeMs: number): Row {
  return [entry.id, sequence, entry.kind, entry.reference, timeMs];
}

export const POSTINGS: Table = { name: 'postings', columns: ['entry_id', 'line', 'account_id', 'amount'], changing: [] };

export function postingsToRows(entry: JournalEntry): Row[] {
  return entry.postings.map(({ account, amount }, line) => [entry.id, line + 1, account.id, formatAmount(amount)]);
}

export const ORDERS: Table = {
  name: 'orders',
  columns: [
    'id', 'user_id', 'symbol', 'side', 'type', 'time_in_force', 'self_trade_prevention', 'post_only', 'price', 'stop_price', 'quantity', 'filled', 'cost', 'taker_cost', 'fee', 'vat',
    'held', 'maker_rate', 'taker_rate', 'vat_rate', 'status', 'rested_at', 'client_order_id', 'budget', 'created_by_ip', 'created_at_ms', 'updated_at_ms',
  ], // biome-ignore format: one list
  changing: ['quantity', 'filled', 'cost', 'taker_cost', 'fee', 'vat', 'held', 'status', 'rested_at', 'updated_at_ms'],
};

export function orderToRow(order: OrderRecord): Row {
  return [
    order.id,
    order.userId,
    order.symbol,
    order.side,
    order.type,
    order.timeInForce,
    order.selfTradePrevention,
    order.postOnly,
    formatAmount(order.price),
    order.stopPrice === null ? null : formatAmount(order.stopPrice),
    formatAmount(order.quantity),
    formatAmount(order.filled),
    formatAmount(order.cost),
    formatAmount(order.takerCost),
    formatAmount(order.fee),
    formatAmount(order.vat),
    formatAmount(order.held),
    formatAmount(order.makerRate),
    formatAmount(order.takerRate),
    formatAmount(order.vatRate),
    order.status,
    order.restedAt,
    order.clientOrderId,
    order.budget === null ? null : formatAmount(order.budget),
    order.createdByIp,
    order.createdAtMs,
    order.updatedAtMs,
  ];
}

export interface OrderRow {
  id: number;
  user_id: number;
  symbol: string;
  side: OrderRecord['side'];
  type: OrderRecord['type'];
  time_in_force: OrderRecord['timeInForce'];
  self_trade_prevention: OrderRecord['selfTradePrevention'];
  post_only: number;
  price: string;
  stop_price: string | null;
  quantity: string;
  filled: string;
  cost: string;
  taker_cost: string;
  fee: string;
  vat: string;
  held: string;
  maker_rate: string;
  taker_rate: string;
  vat_rate: string;
  status: OrderRecord['status'];
  rested_at: number | null;
  client_order_id: string | null;
  budget: string | null;
  created_by_ip: string;
  created_at_ms: number;
  updated_at_ms: number;
}

export function orderFromRow(row: OrderRow): OrderRecord {
  const quantity = amountColumn(row.quantity);
  const filled = amountColumn(row.filled);
  return {
    id: Number(row.id),
    userId: Number(row.user_id),
    symbol: row.symbol,
    side: row.side,
    type: row.type,
    timeInForce: row.time_in_force,
    selfTradePrevention: row.self_trade_prevention,
    postOnly: row.post_only === 1,
    price: amountColumn(row.price),
    stopPrice: row.stop_price === null ? null : amountColumn(row.stop_price),
    quantity,
    remaining: quantity - filled,
    filled,
    cost: amountColumn(row.cost),
    takerCost: amountColumn(row.taker_cost),
    fee: amountColumn(row.fee),
    vat: amountColumn(row.vat),
    held: amountColumn(row.held),
    makerRate: amountColumn(row.maker_rate),
    takerRate: amountColumn(row.taker_rate),
    vatRate: amountColumn(row.vat_rate),
    status: row.status,
    restedAt: row.rested_at === null ? null : Number(row.rested_at),
    clientOrderId: row.client_order_id,
    budget: row.budget === null ? null : amountColumn(row.budget),
    createdByIp: row.created_by_ip,
    createdAtMs: Number(row.created_at_ms),
    updatedAtMs: Number(row.updated_at_ms),
  };
}

export const TRADES: Table = {
  name: 'trades',
  columns: [
    'symbol', 'id', 'sequence', 'time_ms', 'price', 'quantity', 'quote_quantity', 'taker_side', 'taker_order_id', 'taker_user_id', 'taker_fee', 'taker_vat',
    'maker_order_id', 'maker_user_id', 'maker_fee', 'maker_vat',
  ], // biome-ignore format: one list
  changing: [],
};

export function tradeToRow(trade: Trade, sequence: number): Row {
  const { taker, maker } = trade;
  return [
    trade.symbol,
    trade.id,
    sequence,
    trade.timeMs,
    formatAmount(trade.price),
    formatAmount(trade.quantity),
    formatAmount(trade.quoteQuantity),
    trade.takerSide,
    taker.orderId,
    taker.userId,
    formatAmount(taker.fee),
    formatAmount(taker.vat),
    maker.orderId,
    maker.userId,
    formatAmount(maker.fee),
    formatAmount(maker.vat),
  ];
}

export interface TradeRow {
  symbol: string;
  id: number;
  time_ms: number;
  price: string;
  quantity: string;
  quote_quantity: string;
  taker_side: Trade['takerSide'];
  taker_order_id: number;
  taker_user_id: number;
  taker_fee: string;
  taker_vat: string;
  maker_order_id: number;
  maker_user_id: number;
  maker_fee: string;
  maker_vat: string;
}

export function tradeFromRow(row: TradeRow): Trade {
  return {
    symbol: row.symbol,
    id: Number(row.id),
    timeMs: Number(row.time_ms),
    price: amountColumn(row.price),
    quantity: amountColumn(row.quantity),
    quoteQuantity: amountColumn(row.quote_quantity),
    takerSide: row.taker_side,
    taker: { orderId: Number(row.taker_order_id), userId: Number(row.taker_user_id), fee: amountColumn(row.taker_fee), vat: amountColumn(row.taker_vat) },
    maker: { orderId: Number(row.maker_order_id), userId: Number(row.maker_user_id), fee: amountColumn(row.maker_fee), vat: amountColumn(row.maker_vat) },
  };
}

const KLINE_FOLD = [
  'close_time_ms', 'first_trade_id', 'last_trade_id', 'open', 'high', 'low', 'close', 'volume', 'quote_volume', 'taker_buy_volume', 'taker_buy_quote_volume', 'trade_count',
]; // biome-ignore format: one list

export const KLINES: Table = { name: 'klines', columns: ['symbol', 'interval', 'open_time_ms', ...KLINE_FOLD], changing: KLINE_FOLD };

export function klineToRow(kline: Kline): Row {
  return [
    kline.symbol,
    kline.interval,
    kline.openTimeMs,
    kline.closeTimeMs,
    kline.firstTradeId,
    kline.lastTradeId,
    formatAmount(kline.open),
    formatAmount(kline.high),
    formatAmount(kline.low),
    formatAmount(kline.close),
    formatAmount(kline.volume),
    formatAmount(kline.quoteVolume),
    formatAmount(kline.takerBuyVolume),
    formatAmount(kline.takerBuyQuoteVolume),
    kline.tradeCount,
  ];
}

export interface KlineRow {
  symbol: string;
  interval: Kline['interval'];
  open_time_ms: number;
  close_time_ms: number;
  first_trade_id: number;
  last_trade_id: number;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
  quote_volume: string;
  taker_buy_volume: string;
  taker_buy_quote_volume: string;
  trade_count: number;
}

export function klineFromRow(row: KlineRow): Kline {
  return {
    symbol: row.symbol,
    interval: row.interval,
    openTimeMs: Number(row.open_time_ms),
    closeTimeMs: Number(row.close_time_ms),
    firstTradeId: Number(row.first_trade_id),
    lastTradeId: Number(row.last_trade_id),
    open: amountColumn(row.open),
    high: amountColumn(row.high),
    low: amountColumn(row.low),
    close: amountColumn(row.close),
    volume: amountColumn(row.volume),
    quoteVolume: amountColumn(row.quote_volume),
    tradeCount: Number(row.trade_count),
    takerBuyVolume: amountColumn(row.taker_buy_volume),
    takerBuyQuoteVolume: amountColumn(row.taker_buy_quote_volume),
  };
}

export const WITHDRAWALS: Table = {
  name: 'withdrawals',
  columns: ['id', 'user_id', 'asset', 'amount', 'fee', 'address', 'tag', 'status', 'order_id', 'created_at_ms', 'updated_at_ms'],
  changing: ['status', 'updated_at_ms'],
};

export function withdrawalToRow(withdrawal: Withdrawal): Row {
  const { id, userId, asset, amount, fee, address, tag, status, orderId, createdAtMs, updatedAtMs } = withdrawal;
  return [id, userId, asset, formatAmount(amount), formatAmount(fee), address, tag, status, orderId, createdAtMs, updatedAtMs];
}

export interface WithdrawalRow {
  id: number;
  user_id: number;
  asset: string;
  amount: string;
  fee: string;
  address: string;
  tag: string | null;
  status: Withdrawal['status'];
  order_id: number | null;
  created_at_ms: number;
  updated_at_ms: number;
}

export function withdrawalFromRow(row: WithdrawalRow): Withdrawal {
  return {
    id: Number(row.id),
    userId: Number(row.user_id),
    asset: row.asset,
    amount: amountColumn(row.amount),
    fee: amountColumn(row.fee),
    address: row.address,
    tag: row.tag,
    status: row.status,
    orderId: row.order_id === null ? null : Number(row.order_id),
    createdAtMs: Number(row.created_at_ms),
    updatedAtMs: Number(row.updated_at_ms),
  };
}

export const DEPOSITS: Table = { name: 'deposits', columns: ['id', 'user_id', 'asset', 'amount', 'reference', 'created_at_ms'], changing: [] };

export function depositToRow({ id, userId, asset, amount, reference, createdAtMs }: Deposit): Row {
  return [id, userId, asset, formatAmount(amount), reference, createdAtMs];
}
