/**
 * Checkpoint of an audit: the positions that it reached, and digests of the state at those positions. The next audit
 * does not check the history before it again; the present state, minus what happened since, must match the digests.
 *
 * A complete audit starts at `INITIAL_CHECKPOINT`. If history was archived (`make archive`), it starts at an archive
 * checkpoint, which a complete audit left while that history still existed.
 */

import type { Exchange } from '../../core/exchange';
import type { FeeRates, FillTotals } from '../../core/market/fees';
import type { Kline, OrderRecord } from '../../core/model/model';
import { NO_EXTRAS, type OrderExtras } from '../../core/model/orderExtras';
import { assert } from '../../core/values/assert';
import { formatAmount } from '../../core/values/decimal';
import { formatHex, LineDigest } from '../../core/values/digest';
import { withoutCheckpointCode } from '../../store/audit/checkpointCodes';
import { type ChainPosition, FIRST_HASH } from '../../store/audit/operatorActions';
import { KLINES, type KlineRow, klineFromRow, klineToRow } from '../../store/tables/klines';

/** Digests of rows, by table and then by key. */
export type OpenRows = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface AuditCheckpoint {
  /** Position in the event log. */
  readonly sequence: number;
  /** Hash of the event at that position; null if it has none. */
  readonly eventHash: string | null;
  readonly entryId: number;
  readonly accountId: number;
  /**
   * Ids up to `accountId` that no account had. An account without postings is stored later than accounts with higher
   * ids, and may fill such a gap.
   */
  readonly accountGaps: readonly number[];
  readonly orderId: number;
  /** Ids of the oldest withdrawal and deposit that were not final. Those with lower ids no longer change. */
  readonly withdrawalId: number;
  readonly depositId: number;
  readonly lastWithdrawalId: number;
  readonly lastDepositId: number;
  readonly action: ChainPosition;
  /** Digest of all accounts and their balances. */
  readonly balances: string;
  /** Digest of all open orders and their fill totals. */
  readonly openOrders: string;
  /** Digests of the other open rows, by table and key. */
  readonly openRows: OpenRows;
  readonly symbols: Readonly<Record<string, SymbolCheckpoint>>;
}

export interface SymbolCheckpoint {
  readonly tradeId: number;
  readonly timeMs: number;
  /** The newest kline of each interval, computed from trades. */
  readonly klines: readonly Kline[];
}

const EMPTY_DIGEST = new LineDigest().digestHex();

export const EMPTY_SYMBOL_CHECKPOINT: SymbolCheckpoint = { tradeId: 0, timeMs: 0, klines: [] };

/** The state before the first event. */
export const INITIAL_CHECKPOINT: AuditCheckpoint = {
  sequence: 0,
  eventHash: null,
  entryId: 0,
  accountId: 0,
  accountGaps: [],
  orderId: 0,
  withdrawalId: 0,
  depositId: 0,
  lastWithdrawalId: 0,
  lastDepositId: 0,
  action: { id: 0, hash: FIRST_HASH },
  balances: EMPTY_DIGEST,
  openOrders: EMPTY_DIGEST,
  openRows: {},
  symbols: {},
};

/**
 * The part of an open order that does not change until its next fill, as text. Quantity, hold and place in the book are
 * left out, because events change them, and their values at the checkpoint are not known any more.
 */
export function orderText(
  order: FixedOrderFields,
  { makerRate, takerRate, vatRate }: FeeRates,
  { filled, cost, takerCost, fee, vat }: FillTotals,
): string {
  const { id, userId, symbol, side, type, price, stopPrice, budget, extras } = order;
  const { timeInForce, selfTradePrevention, postOnly, clientOrderId, createdByIp, createdAtMs } = order;
  const rates = `${formatHex(makerRate)} ${formatHex(takerRate)} ${formatHex(vatRate)}`;
  const terms = `${id} ${userId} ${symbol} ${side} ${type} ${formatHex(price)} ${rates} ${timeInForce} ${selfTradePrevention} ${postOnly} ${createdByIp} ${createdAtMs}`;
  // Members that few orders have.
  const optional =
    stopPrice === null && budget === null && clientOrderId === null && extras === null
      ? NO_OPTIONAL_TERMS
      : ` ${stopPrice ?? ''} ${budget ?? ''} ${clientOrderId ?? ''} ${fixedExtrasText(extras ?? NO_EXTRAS)}`;
  // Most open orders have no fills yet.
  return filled === 0n && cost === 0n && takerCost === 0n && fee === 0n && vat === 0n
    ? terms + optional
    : `${terms}${optional} ${formatHex(filled)} ${formatHex(cost)} ${formatHex(takerCost)} ${formatHex(fee)} ${formatHex(vat)}`;
}

/** The extras that never change. An order may get other extras later, when self-trade prevention affects it. */
function fixedExtrasText(extras: OrderExtras): string {
  const { trigger, trailingDelta, icebergQuantity, quoteQuantity, expiresAtMs, listId, listTerms } = extras;
  const values = [trigger, trailingDelta, icebergQuantity, quoteQuantity, expiresAtMs, listId];
  return `${values.map((value) => value ?? '').join(' ')} ${listTerms === null ? '' : JSON.stringify(listTerms)}`;
}

const NO_OPTIONAL_TERMS = `    ${fixedExtrasText(NO_EXTRAS)}`;

type FixedOrderFields = Pick<
  OrderRecord,
  | 'id'
  | 'userId'
  | 'symbol'
  | 'side'
  | 'type'
  | 'price'
  | 'stopPrice'
  | 'budget'
  | 'extras'
  | 'timeInForce'
  | 'selfTradePrevention'
  | 'postOnly'
  | 'clientOrderId'
  | 'createdByIp'
  | 'createdAtMs'
>;

/** Digest of the open orders in their present state. */
export function openOrdersDigest(exchange: Exchange): string {
  const digest = new LineDigest();
  for (const id of Array.from(exchange.orders.keys()).sort((a, b) => a - b)) {
    const order = exchange.orders.get(id);
    if (order !== undefined) digest.add(orderText(order, order.rates, order));
  }
  return digest.digestHex();
}

/**
 * Version of the stored form and of its digests. An audit checkpoint of another version is ignored. An archive
 * checkpoint cannot be ignored: a change of the version must continue to read archive checkpoints of the previous one.
 */
const FORMAT_VERSION = 2;

export function serializeCheckpoint(checkpoint: AuditCheckpoint): string {
  const symbols = Object.entries(checkpoint.symbols).map(([symbol, { klines, ...rest }]) => [
    symbol,
    { ...rest, klines: klines.map(klineToRow) },
  ]);
  return JSON.stringify(
    { form: FORMAT_VERSION, ...checkpoint, symbols: Object.fromEntries(symbols) },
    (_name, value: unknown) => (typeof value === 'bigint' ? formatAmount(value) : value),
  );
}

/** Parses a stored checkpoint. If it cannot be read, the audit begins at the start of history. */
export function parseCheckpoint(text: string | undefined): AuditCheckpoint {
  if (text === undefined) return INITIAL_CHECKPOINT;
  try {
    const { form, symbols, ...rest } = JSON.parse(withoutCheckpointCode(text)) as StoredCheckpoint;
    if (form !== FORMAT_VERSION || !hasAllMembers({ ...rest, symbols })) return INITIAL_CHECKPOINT;
    const read = Object.entries(symbols).map(([symbol, { klines, ...of }]): [string, SymbolCheckpoint] => [
      symbol,
      { ...of, klines: klines.map(klineFrom) },
    ]);
    return { ...rest, symbols: Object.fromEntries(read) };
  } catch (error) {
    // These errors are thrown for a text that is not JSON, for a missing list, and for a wrong amount.
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError)
      return INITIAL_CHECKPOINT;
    throw error;
  }
}

function hasAllMembers(checkpoint: object): boolean {
  const members = new Map<string, unknown>(Object.entries(checkpoint));
  return Object.entries(INITIAL_CHECKPOINT).every(([name, initial]) => {
    const value = members.get(name);
    return initial === null
      ? value === null || typeof value === 'string'
      : typeof value === typeof initial && value !== null && Array.isArray(value) === Array.isArray(initial);
  });
}

/**
 * The archive checkpoint in force, if there is one. Deposits, withdrawals and operator actions are never archived, so
 * they are audited from the beginning. Throws if the stored form cannot be read.
 */
export function parseArchiveCheckpoint(text: string | undefined): AuditCheckpoint {
  if (text === undefined) return INITIAL_CHECKPOINT;
  const archived = parseCheckpoint(text);
  assert(archived !== INITIAL_CHECKPOINT, 'the archive checkpoint has a format that this version can read');
  const { withdrawalId, depositId, action } = INITIAL_CHECKPOINT;
  return { ...archived, withdrawalId, depositId, action };
}

export function newerCheckpoint(archived: AuditCheckpoint, checkpoint: AuditCheckpoint): AuditCheckpoint {
  return checkpoint.sequence > archived.sequence ? checkpoint : archived;
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
