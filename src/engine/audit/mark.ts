/**
 * How far an audit came, and what the next one goes on from: positions, and digests of what stood there. History before a mark is not looked at again;
 * what stands now, less what happened since, must be what the mark's digests say. A whole audit goes from `START` and needs no mark; where history was archived
 * (`make archive`) it goes from a base, which is the mark of a whole audit from when that history was still there.
 */
import { assert } from '../../core/assert';
import { formatAmount } from '../../core/decimal';
import { Digest, shortText } from '../../core/digest';
import type { Exchange } from '../../core/exchange';
import type { Rates, Traded } from '../../core/fees';
import type { Kline, OrderRecord } from '../../core/model';
import { type ActionPlace, FIRST_HASH } from '../../store/operatorActions';
import { KLINES, type KlineRow, klineFromRow, klineToRow } from '../../store/tables/klines';

export interface AuditMark {
  /** The event log's position. */
  readonly sequence: number;
  readonly entryId: number;
  readonly accountId: number;
  readonly orderId: number;
  /** The oldest that were not final: those before them do not change any more. */
  readonly withdrawalId: number;
  readonly depositId: number;
  readonly action: ActionPlace;
  /** Digest of all accounts and their balances. */
  readonly balances: string;
  /** Digest of all open orders and their trading. */
  readonly openOrders: string;
  readonly symbols: Readonly<Record<string, SymbolMark>>;
}

export interface SymbolMark {
  readonly tradeId: number;
  readonly timeMs: number;
  /** The newest of each interval, as its trades made it. */
  readonly klines: readonly Kline[];
}

const NOTHING = new Digest().end();

export const NO_TRADES: SymbolMark = { tradeId: 0, timeMs: 0, klines: [] };

/** Before everything. */
export const START: AuditMark = {
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
  order: Terms,
  { makerRate, takerRate, vatRate }: Rates,
  { filled, cost, takerCost, fee, vat }: Traded,
): string {
  const { id, userId, symbol, side, type, price } = order;
  const terms = `${id} ${userId} ${symbol} ${side} ${type} ${shortText(price)} ${shortText(makerRate)} ${shortText(takerRate)} ${shortText(vatRate)}`;
  // Most have not traded yet.
  return filled === 0n && cost === 0n && takerCost === 0n && fee === 0n && vat === 0n
    ? terms
    : `${terms} ${shortText(filled)} ${shortText(cost)} ${shortText(takerCost)} ${shortText(fee)} ${shortText(vat)}`;
}

type Terms = Pick<OrderRecord, 'id' | 'userId' | 'symbol' | 'side' | 'type' | 'price'>;

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
const FORM = 1;

export function markText(mark: AuditMark): string {
  const symbols = Object.entries(mark.symbols).map(([symbol, { klines, ...rest }]) => [
    symbol,
    { ...rest, klines: klines.map(klineToRow) },
  ]);
  return JSON.stringify({ form: FORM, ...mark, symbols: Object.fromEntries(symbols) }, (_name, value: unknown) =>
    typeof value === 'bigint' ? formatAmount(value) : value,
  );
}

export function markFrom(text: string | undefined): AuditMark {
  if (text === undefined) return START;
  const { form, symbols, ...rest } = JSON.parse(text) as StoredMark;
  if (form !== FORM) return START;
  const read = Object.entries(symbols).map(([symbol, { klines, ...of }]): [string, SymbolMark] => [
    symbol,
    { ...of, klines: klines.map(klineFrom) },
  ]);
  return { ...rest, symbols: Object.fromEntries(read) };
}

/** Of the base in force, if there is one. What crossed our edge and what operators did is never archived, and looked at from the beginning. Throws when it cannot be read. */
export function baseFrom(text: string | undefined): AuditMark {
  if (text === undefined) return START;
  const base = markFrom(text);
  assert(base !== START, 'the audit from before what was archived can be read');
  const { withdrawalId, depositId, action } = START;
  return { ...base, withdrawalId, depositId, action };
}

export function laterOf(base: AuditMark, mark: AuditMark): AuditMark {
  return mark.sequence > base.sequence ? mark : base;
}

type StoredMark = Omit<AuditMark, 'symbols'> & {
  readonly form: number;
  readonly symbols: Readonly<Record<string, Omit<SymbolMark, 'klines'> & { readonly klines: readonly unknown[][] }>>;
};

function klineFrom(values: readonly unknown[]): Kline {
  return klineFromRow(
    Object.fromEntries(KLINES.columns.map((column, index) => [column, values[index]])) as unknown as KlineRow,
  );
}
