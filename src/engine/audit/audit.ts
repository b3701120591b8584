/**
 * The audit: rules that always hold, checked against the tables in one snapshot and, if it is given, against
 * the memory of a running engine. The present state is checked completely each time. History is checked either
 * completely, as far as it is not archived (`make audit` and every test), or from the checkpoint that a previous audit
 * left (at each start and in a running server).
 */

import { bookHash } from '../../core/bookHash';
import type { Exchange } from '../../core/exchange';
import { assertPresent } from '../../core/values/assert';
import { addArchiveCheckpoint, readArchiveCheckpoint } from '../../store/audit/archiveCheckpoints';
import { discardAuditCheckpoint, readAuditCheckpoint, saveAuditCheckpoint } from '../../store/audit/auditCheckpoint';
import { isCheckpointOfServer, sealCheckpoint } from '../../store/audit/checkpointCodes';
import { findBrokenActions } from '../../store/audit/operatorActions';
import { isOutage } from '../../store/connection/database';
import { DatabaseError } from '../../store/connection/databaseError';
import type { EngineConnection, EngineDatabase } from '../../store/connection/engineConnection';
import { type RecoveredState, readSnapshot } from '../../store/engine/recovery';
import type { AuditProof } from './auditProof';
import type { AuditProgress, AuditReport } from './auditReport';
import { Snapshot } from './auditSnapshot';
import { accountGaps, balancesDigest, checkBalances } from './balances';
import { AUDITED_TABLES, ChangedRows } from './changedRows';
import {
  type AuditCheckpoint,
  newerCheckpoint,
  openOrdersDigest,
  parseArchiveCheckpoint,
  parseCheckpoint,
  type SymbolCheckpoint,
  serializeCheckpoint,
} from './checkpoint';
import { checkCodedRows, checkCredentials } from './credentials';
import { checkEntries } from './entries';
import { checkEvents } from './eventChain';
import {
  checkBooks,
  checkCancelTimers,
  checkMemory,
  checkPortalSpending,
  checkTickers,
  checkWithdrawals,
  type MemoryView,
} from './memoryView';
import { checkOpenRows } from './openRows';
import { checkOrders } from './orders';
import { checkSealedRows } from './sealedRows';
import { TradeAudit } from './trades';
import { checkTransfers } from './transfers';

export type { AuditReport, Violation } from './auditReport';

/** Timeout of a query in milliseconds. It is long, because summing up large tables takes long. */
const STATEMENT_TIMEOUT_MS = 600_000;
/**
 * Number of events since the last checkpoint from which a new one is written. Fewer events are audited again, so that
 * small exchanges are always audited completely.
 */
const CHECKPOINT_EVENTS = 10_000;

export interface AuditOptions {
  readonly database: EngineDatabase;
  /** `start`: all history that is not archived. `checkpoint`: only what came after the last checkpoint. */
  readonly since?: 'start' | 'checkpoint';
  /** An exchange at the snapshot's position that was loaded from these tables. If given, it is not loaded again. */
  readonly exchange?: Exchange;
  /** Called at the end with what was loaded from the tables for the audit, unless `exchange` is given. */
  readonly onLoaded?: (recovered: RecoveredState) => void;
  /** Loads the keys with which authenticated rows are verified. Without it, these rows are not verified. */
  readonly proof?: () => Promise<AuditProof>;
  /** Called when the snapshot exists, before the checks. Returns what memory holds at the same position. */
  readonly memory?: () => MemoryView;
  /** Called as soon as the snapshot exists; from then on the engine may continue. */
  readonly onSnapshot?: () => void;
  /** Number of events since the last checkpoint from which a new one is written. */
  readonly checkpointEvents?: number;
  /** Whether a complete audit deletes the checkpoint also if it is clean, because an audit since it was not. */
  readonly discardCheckpoint?: boolean;
  /** Called from time to time while history is read. */
  readonly onProgress?: (progress: AuditProgress) => void;
  /**
   * Saves a clean audit as the checkpoint from which complete audits may start once the history before it is archived.
   */
  readonly saveAsArchiveCheckpoint?: boolean;
}

export async function audit(options: AuditOptions): Promise<AuditReport> {
  const {
    database,
    memory,
    onSnapshot,
    since = 'start',
    checkpointEvents = CHECKPOINT_EVENTS,
    saveAsArchiveCheckpoint = false,
  } = options;
  const connection = await database.connect(STATEMENT_TIMEOUT_MS);
  try {
    await connection.write('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await connection.write('START TRANSACTION WITH CONSISTENT SNAPSHOT');
    const memoryView = memory?.();
    onSnapshot?.();
    const proof = await loadProof(options);
    const keys = proof.loaded?.rowKeys;
    const archiveContent = await readArchiveCheckpoint(connection);
    const archived = parseArchiveCheckpoint(archiveContent);
    const stored = await readAuditCheckpoint(connection);
    // A checkpoint that no server has written says nothing, and so does any one if the key is not known.
    const isTrusted =
      proof.error === undefined && (keys === undefined || isCheckpointOfServer(keys, stored?.content ?? ''));
    const checkpoint =
      since === 'checkpoint' && isTrusted ? newerCheckpoint(archived, parseCheckpoint(stored?.content)) : archived;
    const isWhole = checkpoint === archived;
    const isArchiveChanged =
      keys !== undefined && archiveContent !== undefined && !isCheckpointOfServer(keys, archiveContent);
    const { report, timeMs, nextCheckpoint, recovered } = await check(
      connection,
      { checkpoint, isWhole, isArchiveChanged, proof },
      memoryView,
      options,
    );
    await connection.write('COMMIT');
    if (recovered !== undefined) options.onLoaded?.(recovered);
    const { sequence, violations } = report;
    const isDiscarded = (violations.length > 0 || options.discardCheckpoint === true) && isWhole;
    if (isDiscarded) await ignoreOutage(discardAuditCheckpoint(connection));
    if (violations.length === 0 && sequence - checkpoint.sequence >= checkpointEvents) {
      const replaced = isDiscarded ? await readAuditCheckpoint(connection) : stored;
      const content = sealCheckpoint(keys, serializeCheckpoint(nextCheckpoint()));
      await ignoreOutage(saveAuditCheckpoint(connection, replaced, { sequence, content }));
    }
    if (violations.length === 0 && isWhole && saveAsArchiveCheckpoint)
      await addArchiveCheckpoint(connection, {
        sequence,
        timeMs,
        content: sealCheckpoint(keys, serializeCheckpoint(nextCheckpoint())),
      });
    return report;
  } finally {
    connection.close();
  }
}

/** What was loaded to verify rows, or why it could not be loaded. */
interface LoadedProof {
  readonly loaded: AuditProof | undefined;
  readonly error: Error | undefined;
}

async function loadProof({ proof }: AuditOptions): Promise<LoadedProof> {
  try {
    return { loaded: await proof?.(), error: undefined };
  } catch (error) {
    if (isOutage(error)) throw error;
    return { loaded: undefined, error: error as Error };
  }
}

/**
 * Ignores an outage while the checkpoint is written: the next audit then has more to check, but the result of this one
 * is not affected.
 */
async function ignoreOutage(written: Promise<void>): Promise<void> {
  await written.catch((error: unknown) => {
    if (!(error instanceof DatabaseError) || error.violation) throw error;
  });
}

interface Span {
  /** The checkpoint at which the checked history begins. */
  readonly checkpoint: AuditCheckpoint;
  /** Whether the checkpoint is that of the archive, so that all history that is not archived is checked. */
  readonly isWhole: boolean;
  /** Whether the archive checkpoint is not as a server wrote it. */
  readonly isArchiveChanged: boolean;
  readonly proof: LoadedProof;
}

interface Checked {
  readonly report: AuditReport;
  /** Time of the last event. */
  readonly timeMs: number;
  /** The checkpoint from which the next audit may start, if this one found no violation. */
  readonly nextCheckpoint: () => AuditCheckpoint;
  readonly recovered: RecoveredState | undefined;
}

async function check(
  connection: EngineConnection,
  { checkpoint, isWhole, isArchiveChanged, proof: { loaded: proof, error: proofError } }: Span,
  memory: MemoryView | undefined,
  options: AuditOptions,
): Promise<Checked> {
  const snapshot = new Snapshot(connection, options.onProgress);
  const recovered = options.exchange === undefined ? await readSnapshot(connection) : undefined;
  const exchange = assertPresent(recovered?.exchange ?? options.exchange, 'the exchange to audit');
  const hash = recovered === undefined ? null : bookHash(exchange);
  const accounts = Array.from(exchange.accounts.all()).sort((a, b) => a.id - b.id);
  snapshot.recordChecks('rows_readable');
  for (const { table, id, reason } of exchange.unreadable)
    snapshot.addViolation('rows_readable', {
      subject: AUDITED_TABLES.find((audited) => audited.table.name === table)?.subject ?? 'kline',
      id,
      table,
      detail: `its row in ${table} cannot be loaded: ${reason}`,
    });
  const changes = new ChangedRows(snapshot, checkpoint);
  const { eventHash, count: eventCount } = await checkEvents(snapshot, checkpoint, {
    changes,
    exchange,
    loadedThrough: memory?.sequence ?? exchange.sequence,
  });
  const openRows = await checkOpenRows(snapshot, changes, checkpoint);
  const journal = await checkEntries(snapshot, accounts, checkpoint);
  changes.checkLastId('journal_entry', String(journal.lastEntryId), {
    last: journal.lastEntryId,
    expected: changes.lastEntryId,
  });
  await snapshot.attempt('account', () => checkBalances(snapshot, exchange, accounts, journal, checkpoint));
  await snapshot.attempt('withdrawal', () => checkTransfers(snapshot, { exchange, checkpoint, accounts }));
  // A secret that the master key cannot decrypt leaves some rows unverified.
  if (proofError !== undefined)
    snapshot.addViolation('sealed_values', {
      subject: 'credential',
      id: '*',
      table: 'sealed_values',
      detail: `the values cannot be read: ${proofError.message}`,
    });
  snapshot.expect('archive_checkpoint', !isArchiveChanged, () => ({
    subject: 'audit_checkpoint',
    id: '*',
    table: 'audit_bases',
    detail: 'the checkpoint was changed in the table, so that audits may start too late',
  }));
  const actions = await findBrokenActions(snapshot, checkpoint.action, proof?.actionLog);
  if (proof?.credentialKeys !== undefined) await checkCredentials(snapshot, proof.credentialKeys, { isWhole });
  if (proof?.rowKeys !== undefined && isWhole) await checkCodedRows(snapshot, proof.rowKeys);
  if (proof !== undefined) await checkSealedRows(snapshot, proof.sealed, { isWhole });
  await checkLogs(snapshot, checkpoint, { isWhole });
  snapshot.recordChecks('action_chain');
  for (const detail of actions.broken)
    snapshot.addViolation('action_chain', { subject: 'operator_action', id: '', table: 'operator_actions', detail });
  await snapshot.attempt('book', () => checkBooks(snapshot, exchange));
  const trades = new TradeAudit(snapshot, exchange, checkpoint, changes);
  const symbols: Record<string, SymbolCheckpoint> = {};
  for (const symbol of exchange.rules.symbols.keys()) {
    const checked = await snapshot.attempt('symbol', () => trades.checkSymbol(symbol), symbol);
    if (checked !== undefined) symbols[symbol] = checked;
  }
  const orders = await snapshot.attempt('order', () =>
    checkOrders(snapshot, { exchange, checkpoint, trades, changedOrders: changes.olderOrders }),
  );
  if (memory !== undefined && recovered !== undefined && hash !== null) {
    const { recentTrades } = recovered;
    await snapshot.attempt('account', () => {
      checkMemory(snapshot, exchange, hash, memory);
      checkWithdrawals(snapshot, exchange, memory);
      checkPortalSpending(snapshot, exchange, memory);
      checkCancelTimers(snapshot, exchange, memory);
      checkTickers(snapshot, memory, recentTrades);
    });
  }
  const { sequence, lastOrderId: orderId } = exchange;
  const counts = {
    accounts: accounts.length,
    entries: journal.entries,
    orders: orders ?? 0,
    trades: trades.tradeCount,
    klines: trades.klineCount,
    events: eventCount,
  };
  const oldestOpenIds = {
    withdrawalId: await oldestOpenId(snapshot, OPEN_WITHDRAWALS, exchange.lastWithdrawalId),
    depositId: await oldestOpenId(snapshot, OPEN_DEPOSITS, exchange.lastDepositId),
  };
  return {
    recovered,
    timeMs: exchange.timeMs,
    report: {
      sequence,
      since: checkpoint.sequence,
      isComplete: isWhole,
      discardedCheckpoint: null,
      bookHash: hash,
      counts,
      checks: snapshot.checks,
      violations: snapshot.violations,
    },
    nextCheckpoint: () => ({
      sequence,
      eventHash,
      entryId: journal.lastEntryId,
      accountId: accounts[accounts.length - 1]?.id ?? 0,
      accountGaps: accountGaps(accounts),
      orderId,
      ...oldestOpenIds,
      lastWithdrawalId: exchange.lastWithdrawalId,
      lastDepositId: exchange.lastDepositId,
      action: actions.last,
      balances: balancesDigest(accounts),
      openOrders: openOrdersDigest(exchange),
      openRows,
      symbols,
    }),
  };
}

const OPEN_WITHDRAWALS = "SELECT MIN(id) AS id FROM withdrawals WHERE status IN ('queued', 'sending', 'sent')";
const OPEN_DEPOSITS = "SELECT MIN(id) AS id FROM deposits WHERE status IN ('pending', 'processing')";

/** The id of the oldest row that is not final; if there is none, the next id. */
async function oldestOpenId(snapshot: Snapshot, sql: string, last: number): Promise<number> {
  const [row] = await snapshot.rows<{ id: number | null }>(sql);
  return Number(row?.id ?? last + 1);
}

const ACTION_ENDS =
  'SELECT e.id, e.began_id FROM operator_actions e LEFT JOIN operator_actions b ON b.id = e.began_id ' +
  'WHERE e.id > ? AND e.began_id IS NOT NULL AND (b.id IS NULL OR b.began_id IS NOT NULL OR b.id >= e.id OR ' +
  'b.operation <> e.operation OR b.operator_id <> e.operator_id) LIMIT 10';
const KEYS_WITHOUT_EVENT =
  'SELECT HEX(k.request_key) AS request_key, k.sequence FROM request_keys k LEFT JOIN events e ON e.sequence = k.sequence ' +
  'WHERE e.sequence IS NULL LIMIT 10';

/** The logs of operators' actions and of idempotency keys. The keys do not grow with time, so they are read in whole. */
async function checkLogs(
  snapshot: Snapshot,
  { action }: AuditCheckpoint,
  { isWhole }: { readonly isWhole: boolean },
): Promise<void> {
  snapshot.recordChecks('action_ends');
  for (const { id, began_id } of await snapshot.rows<{ id: number; began_id: number }>(ACTION_ENDS, [action.id]))
    snapshot.addViolation('action_ends', {
      subject: 'operator_action',
      id,
      table: 'operator_actions',
      column: 'began_id',
      stored: began_id,
    });
  if (!isWhole) return;
  snapshot.recordChecks('idempotency_keys');
  const keys = await snapshot.rows<{ request_key: string; sequence: number }>(KEYS_WITHOUT_EVENT);
  for (const { request_key, sequence } of keys)
    snapshot.addViolation('idempotency_keys', {
      subject: 'idempotency_key',
      id: request_key,
      table: 'request_keys',
      column: 'sequence',
      stored: sequence,
      detail: `there is no event ${sequence}`,
    });
}
