/** Rows of the tables `orders` and `trades`. */

import type { TradeSummary } from '../../core/market/packedTradeQueue';
import type { OrderRecord, Trade } from '../../core/model/model';
import { type Amount, amountFrom } from '../../core/values/decimal';
import type { PlainRow, Table } from '../connection/insertStatements';
import { type JoinedOrderExtras, orderExtrasFromRow } from './orderExtras';

export const ORDERS: Table = {
  name: 'orders',
  columns: [
    'id', 'user_id', 'symbol', 'side', 'type', 'time_in_force', 'self_trade_prevention', 'post_only', 'price',
    'stop_price', 'quantity', 'filled', 'cost', 'taker_cost', 'fee', 'vat',
    'held', 'maker_rate', 'taker_rate', 'vat_rate', 'status', 'rested_at', 'client_order_id', 'budget',
    'created_by_ip', 'created_at_ms', 'updated_at_ms',
  ], // biome-ignore format: one list
  updatedColumns: [
    'quantity',
    'filled',
    'cost',
    'taker_cost',
    'fee',
    'vat',
    'held',
    'status',
    'rested_at',
    'updated_at_ms',
  ],
};

/** The orders with their extras, for queries that select `o.*, x.*`. */
export const ORDERS_WITH_EXTRAS = 'orders o LEFT JOIN order_extras x ON x.order_id = o.id';

export function orderToRow(order: OrderRecord): PlainRow {
  return [
    order.id,
    order.userId,
    order.symbol,
    order.side,
    order.type,
    order.timeInForce,
    order.selfTradePrevention,
    order.postOnly,
    order.price,
    order.stopPrice,
    order.quantity,
    order.filled,
    order.cost,
    order.takerCost,
    order.fee,
    order.vat,
    order.held,
    order.makerRate,
    order.takerRate,
    order.vatRate,
    order.status,
    order.restedAt,
    order.clientOrderId,
    order.budget,
    order.createdByIp,
    order.createdAtMs,
    order.updatedAtMs,
  ];
}

interface OrderColumns {
  id: number;
  user_id: number;
  symbol: string;
  side: OrderRecord['side'];
  type: OrderRecord['type'];
  time_in_force: OrderRecord['timeInForce'];
  self_trade_prevention: OrderRecord['selfTradePrevention'];
  /** 0 or 1 in the table, a boolean in an event. */
  post_only: number | boolean;
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

/**
 * The row has the columns of `order_extras` if the query joins that table. Without them, the order is read as a plain
 * one.
 */
export type OrderRow = OrderColumns & JoinedOrderExtras;

/**
 * Functions that read amounts and texts of orders. Recovery passes interning ones, because many orders share values.
 */
export interface OrderColumnReaders {
  readonly amount: (text: string) => Amount;
  readonly text: (text: string) => string;
}

export function orderFromRow(row: OrderRow): OrderRecord {
  return readOrder(row, DEFAULT_READERS);
}

const DEFAULT_READERS: OrderColumnReaders = { amount: amountFrom, text: (text) => text };

export function readOrder(row: OrderRow, { amount, text }: OrderColumnReaders): OrderRecord {
  const quantity = amount(row.quantity);
  const filled = amountFrom(row.filled);
  const extras = orderExtrasFromRow(row);
  return {
    id: Number(row.id),
    userId: Number(row.user_id),
    symbol: row.symbol,
    side: row.side,
    type: row.type,
    timeInForce: row.time_in_force,
    selfTradePrevention: row.self_trade_prevention,
    postOnly: Number(row.post_only) === 1,
    price: amount(row.price),
    stopPrice: row.stop_price === null ? null : amountFrom(row.stop_price),
    quantity,
    remaining: quantity - filled - (extras?.prevented ?? 0n),
    filled,
    cost: amountFrom(row.cost),
    takerCost: amountFrom(row.taker_cost),
    fee: amountFrom(row.fee),
    vat: amountFrom(row.vat),
    held: amountFrom(row.held),
    makerRate: amount(row.maker_rate),
    takerRate: amount(row.taker_rate),
    vatRate: amount(row.vat_rate),
    status: text(row.status) as OrderRecord['status'],
    restedAt: row.rested_at === null ? null : Number(row.rested_at),
    clientOrderId: row.client_order_id,
    budget: row.budget === null ? null : amountFrom(row.budget),
    createdByIp: text(row.created_by_ip),
    createdAtMs: Number(row.created_at_ms),
    updatedAtMs: Number(row.updated_at_ms),
    extras,
  };
}

export const TRADES: Table = {
  name: 'trades',
  columns: [
    'symbol', 'id', 'sequence', 'time_ms', 'price', 'quantity', 'quote_quantity', 'taker_side', 'taker_order_id',
    'taker_user_id', 'taker_fee', 'taker_vat',
    'maker_order_id', 'maker_user_id', 'maker_fee', 'maker_vat',
  ], // biome-ignore format: one list
  updatedColumns: [],
};

export function tradeToRow(trade: Trade, sequence: number): PlainRow {
  const { taker, maker } = trade;
  return [
    trade.symbol,
    trade.id,
    sequence,
    trade.timeMs,
    trade.price,
    trade.quantity,
    trade.quoteQuantity,
    trade.takerSide,
    taker.orderId,
    taker.userId,
    taker.fee,
    taker.vat,
    maker.orderId,
    maker.userId,
    maker.fee,
    maker.vat,
  ];
}

export interface TradedRow {
  id: number;
  time_ms: number;
  price: string;
  quantity: string;
  quote_quantity: string;
}

export interface TradeRow extends TradedRow {
  symbol: string;
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

export function tradedFromRow(row: TradedRow): TradeSummary {
  return {
    id: Number(row.id),
    timeMs: Number(row.time_ms),
    price: amountFrom(row.price),
    quantity: amountFrom(row.quantity),
    quoteQuantity: amountFrom(row.quote_quantity),
  };
}

/** What everybody may know of a trade. */
export type PublicTrade = Omit<Trade, 'symbol' | 'taker' | 'maker'>;
export type PublicTradeRow = Pick<TradeRow, (typeof PUBLIC_TRADE_COLUMNS)[number]>;

/** A third of the columns: a client may ask for a thousand trades, and to read all columns of these takes ten times as long. */
export const PUBLIC_TRADE_COLUMNS = ['id', 'time_ms', 'price', 'quantity', 'quote_quantity', 'taker_side'] as const;

export function publicTradeFromRow(row: PublicTradeRow): PublicTrade {
  return { ...tradedFromRow(row), takerSide: row.taker_side };
}

export function tradeFromRow(row: TradeRow): Trade {
  return {
    ...publicTradeFromRow(row),
    symbol: row.symbol,
    taker: {
      orderId: Number(row.taker_order_id),
      userId: Number(row.taker_user_id),
      fee: amountFrom(row.taker_fee),
      vat: amountFrom(row.taker_vat),
    },
    maker: {
      orderId: Number(row.maker_order_id),
      userId: Number(row.maker_user_id),
      fee: amountFrom(row.maker_fee),
      vat: amountFrom(row.maker_vat),
    },
  };
}
