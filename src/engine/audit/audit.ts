/**
 * The audit: fourteen rules that hold at every moment, checked from the tables in one snapshot, and against a running
 * engine's memory when it is given. Runs at start, in `make audit`, and after every test.
 */
import { bookHash } from '../../core/bookHash';
import type { EngineConnection, EngineDatabase } from '../../store/connection';
import { brokenActions } from '../../store/operatorActions';
import { readSnapshot } from '../../store/recovery';
import { checkLedger } from './ledger';
import { checkBooks, checkMemory, checkTickers, checkWithdrawals, type MemoryView } from './memory';
import type { AuditReport } from './report';
import { Snapshot } from './snapshot';
import { TradeAudit } from './trades';

export type { AuditReport, Violation } from './report';

const ACTIONS = "LOG operators' actions are one chain, as they were written";
/** Large tables take long to add up. */
const STATEMENT_TIMEOUT_MS = 600_000;

export interface AuditOptions {
  readonly database: EngineDatabase;
  readonly nowMs: number;
  /** Called once the snapshot stands, before the checks: what memory holds at that very position. */
  readonly memory?: () => MemoryView;
  /** Called as soon as the snapshot stands; from then on the engine may go on. */
  readonly onSnapshot?: () => void;
}

export async function audit({ database, nowMs, memory, onSnapshot }: AuditOptions): Promise<AuditReport> {
  const connection = await database.connect(STATEMENT_TIMEOUT_MS);
  try {
    await connection.write('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await connection.write('START TRANSACTION WITH CONSISTENT SNAPSHOT');
    const inMemory = memory?.();
    onSnapshot?.();
    return await check(connection, nowMs, inMemory);
  } finally {
    connection.close();
  }
}

async function check(connection: EngineConnection, nowMs: number, memory: MemoryView | undefined): Promise<AuditReport> {
  const snapshot = new Snapshot(connection);
  const { exchange } = await readSnapshot(connection, nowMs);
  await checkLedger(snapshot);
  for (const detail of await brokenActions(snapshot)) snapshot.violated(ACTIONS, detail);
  snapshot.checked(ACTIONS);
  checkBooks(snapshot, exchange);
  const trades = new TradeAudit(snapshot, (symbol) => exchange.quotePrecision(symbol));
  for (const symbol of exchange.rules.symbols.values()) await trades.checkSymbol(symbol);
  const orders = await trades.checkOrders();
  if (memory !== undefined) {
    checkMemory(snapshot, exchange, memory);
    checkWithdrawals(snapshot, exchange, memory);
    checkTickers(snapshot, memory, (symbol) => (trades.tickers.get(symbol) ?? missing(symbol)).statistics(memory.nowMs));
  }
  const count = async (table: string) => Number((await connection.rows<{ n: number }>('SELECT COUNT(*) AS n FROM ??', [table]))[0]?.n ?? 0);
  return {
    sequence: exchange.sequence,
    bookHash: bookHash(exchange),
    counts: {
      accounts: await count('accounts'),
      entries: await count('journal_entries'),
      orders,
      trades: trades.tradeCount,
      klines: trades.klineCount,
      events: await count('events'),
    },
    checks: snapshot.checks,
    violations: snapshot.violations,
  };
}

function missing(symbol: string): never {
  throw new Error(`the audit did not come to ${symbol}`);
}
