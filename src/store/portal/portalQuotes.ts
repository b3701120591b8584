/**
 * The table `portal_quotes`: the terms on which Portal orders that name them are executed. Whether a quote was used is not
 * here: its idempotency key says that, which the engine commits together with the purchase.
 */
import type { Knex } from 'knex';
import { type Amount, amountFrom, formatAmount } from '../../core/values/decimal';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';

export interface PortalQuote {
  /** 22 characters of base64url. */
  readonly id: string;
  readonly partnerId: number;
  readonly userId: number;
  readonly symbol: string;
  /** What the user pays at most, fee and VAT included. */
  readonly budget: Amount;
  /** The highest price of any part of the purchase. */
  readonly price: Amount;
  /** The least base quantity to buy. */
  readonly quantity: Amount;
  /** The highest fee of the withdrawal. */
  readonly withdrawalFee: Amount;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

interface QuoteRow {
  readonly id: string;
  readonly partner_id: BigintColumn;
  readonly user_id: BigintColumn;
  readonly symbol: string;
  readonly budget: string;
  readonly price: string;
  readonly quantity: string;
  readonly withdrawal_fee: string;
  readonly created_at_ms: BigintColumn;
  readonly expires_at_ms: BigintColumn;
}

const TABLE = 'portal_quotes';
/** Old quotes deleted with each new one, at most. */
const SWEEP_MAX = 100;

/** The user's row is locked until the transaction ends, so that no two requests exceed the limit together. */
export async function countValidQuotesLocked(
  database: Knex,
  transaction: Knex,
  { userId, partnerId, nowMs }: Readonly<Record<'userId' | 'partnerId' | 'nowMs', number>>,
): Promise<number> {
  await withTimeout<Knex.QueryBuilder>(database, transaction('users').where('id', userId).forUpdate().first('id'));
  const valid = transaction(TABLE).where({ user_id: userId, partner_id: partnerId }).where('expires_at_ms', '>', nowMs);
  return countRows(database, valid);
}

export async function insertPortalQuote(database: Knex, transaction: Knex, quote: PortalQuote): Promise<void> {
  const row: QuoteRow = {
    id: quote.id,
    partner_id: quote.partnerId,
    user_id: quote.userId,
    symbol: quote.symbol,
    budget: formatAmount(quote.budget),
    price: formatAmount(quote.price),
    quantity: formatAmount(quote.quantity),
    withdrawal_fee: formatAmount(quote.withdrawalFee),
    created_at_ms: quote.createdAtMs,
    expires_at_ms: quote.expiresAtMs,
  };
  await withTimeout(database, transaction(TABLE).insert(row));
}

export async function findPortalQuote(database: Knex, id: string): Promise<PortalQuote | undefined> {
  const row: QuoteRow | undefined = await withTimeout(database, database(TABLE).where('id', id).first());
  return row && quoteFrom(row);
}

/** Deletes quotes that expired before `untilMs`. They are read first, so that the DELETE locks no index range. */
export async function deleteOldPortalQuotes(database: Knex, untilMs: number): Promise<void> {
  const old = database(TABLE).where('expires_at_ms', '<', untilMs).orderBy('expires_at_ms').limit(SWEEP_MAX);
  const ids: string[] = await withTimeout(database, old.pluck('id'));
  if (ids.length > 0) await withTimeout(database, database(TABLE).whereIn('id', ids).delete());
}

function quoteFrom(row: QuoteRow): PortalQuote {
  return {
    id: row.id,
    partnerId: integerFrom(row.partner_id),
    userId: integerFrom(row.user_id),
    symbol: row.symbol,
    budget: amountFrom(row.budget),
    price: amountFrom(row.price),
    quantity: amountFrom(row.quantity),
    withdrawalFee: amountFrom(row.withdrawal_fee),
    createdAtMs: integerFrom(row.created_at_ms),
    expiresAtMs: integerFrom(row.expires_at_ms),
  };
}
