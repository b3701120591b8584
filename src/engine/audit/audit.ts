/**
 * The audit: fourteen rules that hold at every moment, checked from the tables in one snapshot, and against a running
 * engine's memory when it is given. All that stands now is looked at each time; of what has been, either all that was not archived (`make audit`, and every
 * test) or what came since the mark that an earlier audit left (each start, and a running server).
 */

import { bookHash } from '../../core/bookHash';
import type { Exchange } from '../../core/exchange';
import { present } from '../../core/values/assert';
import { addArchiveCheckpoint, readArchiveCheckpoint } from '../../store/audit/archiveCheckpoints';
import { deleteAuditCheckpoint, readAuditCheckpoint, saveAuditCheckpoint } from '../../store/audit/auditCheckpoint';
import { findBrokenActions } from '../../store/audit/operatorActions';
import { DatabaseError } from '../../store/connection/databaseError';
import type { EngineConnection, EngineDatabase } from '../../store/connection/engineConnection';
import { readSnapshot } from '../../store/engine/recovery';
import { balancesDigest, checkBalances } from './balances';
import {
  type AuditCheckpoint,
  newerCheckpoint,
  openOrdersDigest,
  parseArchiveCheckpoint,
  parseCheckpoint,
  type SymbolCheckpoint,
  serializeCheckpoint,
} from './checkpoint';
import { checkEntries } from './entries';
import { checkLedger } from './ledger';
import { checkBooks, checkMemory, checkTickers, checkWithdrawals, type MemoryView } from './memory';
import { checkOrders } from './orders';
import type { AuditReport } from './report';
import { Snapshot } from './snapshot';
import { TradeAudit } from './trades';

export type { AuditReport, Violation } from './report';

const ACTIONS = "LOG operators' actions are one chain, as they were written";
/** Large tables take long to add up. */
const STATEMENT_TIMEOUT_MS = 600_000;
/** Less than this since the last mark is looked at again rather than marked: small exchanges are audited whole each time. */
const CHECKPOINT_EVENTS = 10_000;

export interface AuditOptions {
  readonly database: EngineDatabase;
  /** Where history begins for this audit: at the beginning, or at the base of what was archived; or at the mark. */
  readonly since?: 'start' | 'checkpoint';
  /** An exchange that stands at the snapshot's position and was read from these tables: it is not read again. */
  readonly exchange?: Exchange;
  /** Called once the snapshot stands, before the checks: what memory holds at that very position. */
  readonly memory?: () => MemoryView;
  /** Called as soon as the snapshot stands; from then on the engine may go on. */
  readonly onSnapshot?: () => void;
  /** How many events there must be since the last mark for a new one. */
  readonly checkpointEvents?: number;
  /** Whether it is to be kept, if it finds nothing, as one from which whole audits may begin once what is before it was archived. */
  readonly saveAsArchiveCheckpoint?: boolean;
}

export async function audit(options: AuditOptions): Promise<AuditReport> {
  const {
    database,
    memory,
    onSnapshot,
    since = 'start',
    checkpointEvents: markEvents = CHECKPOINT_EVENTS,
    saveAsArchiveCheckpoint: asBase = false,
  } = options;
  const connection = await database.connect(STATEMENT_TIMEOUT_MS);
  try {
    await connection.write('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await connection.write('START TRANSACTION WITH CONSISTENT SNAPSHOT');
    const inMemory = memory?.();
    onSnapshot?.();
    const base = parseArchiveCheckpoint(await readArchiveCheckpoint(connection));
    const mark =
      since === 'checkpoint' ? newerCheckpoint(base, parseCheckpoint(await readAuditCheckpoint(connection))) : base;
    const isWhole = mark === base;
    const {
      report,
      timeMs,
      nextCheckpoint: nextMark,
    } = await check(connection, { checkpoint: mark, isWhole }, inMemory, options);
    await connection.write('COMMIT');
    const { sequence, violations } = report;
    if (violations.length > 0 && isWhole) await ignoreOutage(deleteAuditCheckpoint(connection));
    if (violations.length === 0 && sequence - mark.sequence >= markEvents)
      await ignoreOutage(saveAuditCheckpoint(connection, sequence, serializeCheckpoint(nextMark())));
    if (violations.length === 0 && isWhole && asBase)
      await addArchiveCheckpoint(connection, { sequence, timeMs, content: serializeCheckpoint(nextMark()) });
    return report;
  } finally {
    connection.close();
  }
}

/** Where nothing can be written, the next audit has more to do; this one has found what it found. */
async function ignoreOutage(written: Promise<void>): Promise<void> {
  await written.catch((error: unknown) => {
    if (!(error instanceof DatabaseError) || error.violation) throw error;
  });
}

interface Span {
  /** Where history begins. */
  readonly checkpoint: AuditCheckpoint;
  /** Whether all of it that there still is lies behind. */
  readonly isWhole: boolean;
}

interface Checked {
  readonly report: AuditReport;
  /** Of the last event. */
  readonly timeMs: number;
  /** Where the next audit may go on, if this one found nothing. */
  readonly nextCheckpoint: () => AuditCheckpoint;
}

async function check(
  connection: EngineConnection,
  { checkpoint: mark, isWhole }: Span,
  memory: MemoryView | undefined,
  options: AuditOptions,
): Promise<Checked> {
  const snapshot = new Snapshot(connection);
  const recovered = options.exchange === undefined ? await readSnapshot(connection) : undefined;
  const exchange = present(recovered?.exchange ?? options.exchange, 'the exchange to audit');
  const hash = recovered === undefined ? null : bookHash(exchange);
  const accounts = Array.from(exchange.accounts.all()).sort((a, b) => a.id - b.id);
  const posted = await checkEntries(snapshot, accounts, mark);
  checkBalances(snapshot, exchange, accounts, posted, mark);
  await checkLedger(snapshot, { checkpoint: mark, journal: posted, isWhole });
  const actions = await findBrokenActions(snapshot, mark.action);
  snapshot.recordCheck(ACTIONS);
  for (const detail of actions.broken) snapshot.addViolation(ACTIONS, detail);
  checkBooks(snapshot, exchange);
  const trades = new TradeAudit(snapshot, exchange, mark);
  const symbols: Record<string, SymbolCheckpoint> = {};
  for (const symbol of exchange.rules.symbols.keys()) symbols[symbol] = await trades.checkSymbol(symbol);
  const orders = await checkOrders(snapshot, { exchange, checkpoint: mark, trades, ordersInJournal: posted.orders });
  if (memory !== undefined && recovered !== undefined && hash !== null) {
    checkMemory(snapshot, exchange, hash, memory);
    checkWithdrawals(snapshot, exchange, memory);
    checkTickers(snapshot, memory, recovered.recentTrades);
  }
  const { sequence, lastOrderId: orderId } = exchange;
  const counts = {
    accounts: accounts.length,
    entries: posted.entries,
    orders,
    trades: trades.tradeCount,
    klines: trades.klineCount,
    events: sequence - mark.sequence,
  };
  const openEdges = {
    withdrawalId: await oldestOpenId(snapshot, OPEN_WITHDRAWALS, exchange.lastWithdrawalId),
    depositId: await oldestOpenId(snapshot, OPEN_DEPOSITS, exchange.lastDepositId),
  };
  return {
    timeMs: exchange.timeMs,
    report: {
      sequence,
      since: mark.sequence,
      bookHash: hash,
      counts,
      checks: snapshot.checks,
      violations: snapshot.violations,
    },
    nextCheckpoint: () => ({
      sequence,
      entryId: posted.lastEntryId,
      accountId: accounts[accounts.length - 1]?.id ?? 0,
      orderId,
      ...openEdges,
      action: actions.last,
      balances: balancesDigest(accounts),
      openOrders: openOrdersDigest(exchange),
      symbols,
    }),
  };
}

const OPEN_WITHDRAWALS = "SELECT MIN(id) AS id FROM withdrawals WHERE status IN ('queued', 'sending', 'sent')";
const OPEN_DEPOSITS = "SELECT MIN(id) AS id FROM deposits WHERE status IN ('pending', 'processing')";

/** The oldest that is not final, or the next to come. */
async function oldestOpenId(snapshot: Snapshot, sql: string, last: number): Promise<number> {
  const [row] = await snapshot.rows<{ id: number | null }>(sql);
  return Number(row?.id ?? last + 1);
}
