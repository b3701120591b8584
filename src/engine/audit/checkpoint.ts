/**
 * How far an audit came, and what the next one goes on from: positions, and digests of what stood there. History before a mark is not looked at again;
 * what stands now, less what happened since, must be what the mark's digests say. A whole audit goes from `START` and needs no mark; where history was archived
 * (`make archive`) it goes from a base, which is the mark of a whole audit from when that history was still there.
 */

import type { Exchange } from '../../core/exchange';
import type { FillTotals, Rates } from '../../core/market/fees';
import type { Kline, OrderRecord } from '../../core/model';
import { assert } from '../../core/values/assert';
import { formatAmount } from '../../core/values/decimal';
import { Digest, hexText } from '../../core/values/digest';
import { type ChainPosition, FIRST_HASH } from '../../store/audit/operatorActions';
import { KLINES, type KlineRow, klineFromRow, klineToRow } from '../../store/tables/klines';

export interface AuditCheckpoint {
  /** The event log's position. */
  readonly sequence: number;
  readonly entryId: number;
  readonly accountId: number;
  readonly orderId: number;
  /** The oldest that were not final: those before them do not change any more. */
  readonly withdrawalId: number;
  readonly depositId: number;
  readonly action: ChainPosition;
  /** Digest of all accounts and their balances. */
  readonly balances: string;
  /** Digest of all open orders and their trading. */
  readonly openOrders: string;
  readonly symbols: Readonly<Record<string, SymbolCheckpoint>>;
}

export interface SymbolCheckpoint {
  readonly tradeId: number;
  readonly timeMs: number;
  /** The newest of each interval, as its trades made it. */
  readonly klines: readonly Kline[];
}

const NOTHING = new Digest().end();

export const EMPTY_SYMBOL_CHECKPOINT: SymbolCheckpoint = { tradeId: 0, timeMs: 0, klines: [] };

/** Before everything. */
export const INITIAL_CHECKPOINT: AuditCheckpoint = {
  sequence: 0,
  entryId: 0,
  accountId: 0,
  orderId: 0,
  withdrawalId: 0,
  depositId: 0,
  action: { id: 0, hash: FIRST_HASH },
  balances: NOTHING,
  openOrders: NOTHING,
  symbols: {},
};

/** What of an open order must stay as it is until it trades again; its quantity and what it holds may be made less. */
export function orderText(
  order: FixedOrderFields,
  { makerRate, takerRate, vatRate }: Rates,
  { filled, cost, takerCost, fee, vat }: FillTotals,
): string {
  const { id, userId, symbol, side, type, price } = order;
  const terms = `${id} ${userId} ${symbol} ${side} ${type} ${hexText(price)} ${hexText(makerRate)} ${hexText(takerRate)} ${hexText(vatRate)}`;
  // Most have not traded yet.
  return filled === 0n && cost === 0n && takerCost === 0n && fee === 0n && vat === 0n
    ? terms
    : `${terms} ${hexText(filled)} ${hexText(cost)} ${hexText(takerCost)} ${hexText(fee)} ${hexText(vat)}`;
}

type FixedOrderFields = Pick<OrderRecord, 'id' | 'userId' | 'symbol' | 'side' | 'type' | 'price'>;

/** Digest of the open orders as they stand. */
export function openOrdersDigest(exchange: Exchange): string {
  const digest = new Digest();
  for (const id of Array.from(exchange.orders.keys()).sort((a, b) => a - b)) {
    const order = exchange.orders.get(id);
    if (order !== undefined) digest.add(orderText(order, order.rates, order));
  }
  return digest.end();
}

/**
 * Of what marks say and how their digests are made. A mark that an earlier or later server made in another form is none. A base has nothing to fall back on:
 * whoever changes the form goes on reading bases of the form before.
 */
const FORMAT_VERSION = 1;

export function serializeCheckpoint(mark: AuditCheckpoint): string {
  const symbols = Object.entries(mark.symbols).map(([symbol, { klines, ...rest }]) => [
    symbol,
    { ...rest, klines: klines.map(klineToRow) },
  ]);
  return JSON.stringify(
    { form: FORMAT_VERSION, ...mark, symbols: Object.fromEntries(symbols) },
    (_name, value: unknown) => (typeof value === 'bigint' ? formatAmount(value) : value),
  );
}

export function parseCheckpoint(text: string | undefined): AuditCheckpoint {
  if (text === undefined) return INITIAL_CHECKPOINT;
  const { form, symbols, ...rest } = JSON.parse(text) as StoredCheckpoint;
  if (form !== FORMAT_VERSION) return INITIAL_CHECKPOINT;
  const read = Object.entries(symbols).map(([symbol, { klines, ...of }]): [string, SymbolCheckpoint] => [
    symbol,
    { ...of, klines: klines.map(klineFrom) },
  ]);
  return { ...rest, symbols: Object.fromEntries(read) };
}

/** Of the base in force, if there is one. What crossed our edge and what operators did is never archived, and looked at from the beginning. Throws when it cannot be read. */
export function parseArchiveCheckpoint(text: string | undefined): AuditCheckpoint {
  if (text === undefined) return INITIAL_CHECKPOINT;
  const base = parseCheckpoint(text);
  assert(base !== INITIAL_CHECKPOINT, 'the audit from before what was archived can be read');
  const { withdrawalId, depositId, action } = INITIAL_CHECKPOINT;
  return { ...base, withdrawalId, depositId, action };
}

export function newerCheckpoint(base: AuditCheckpoint, mark: AuditCheckpoint): AuditCheckpoint {
  return mark.sequence > base.sequence ? mark : base;
}

type StoredCheckpoint = Omit<AuditCheckpoint, 'symbols'> & {
  readonly form: number;
  readonly symbols: Readonly<
    Record<string, Omit<SymbolCheckpoint, 'klines'> & { readonly klines: readonly unknown[][] }>
  >;
};

function klineFrom(values: readonly unknown[]): Kline {
  return klineFromRow(
    Object.fromEntries(KLINES.columns.map((column, index) => [column, values[index]])) as unknown as KlineRow,
  );
}
