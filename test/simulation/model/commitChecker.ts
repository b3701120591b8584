/**
 * Checks each commit when it becomes visible: applies its events to the reference, and compares every row that it
 * wrote.
 */
import { affectedUsers } from '../../../src/core/affectedUsers';
import type { EngineEvent } from '../../../src/core/model/events';
import type { JournalEntry, Kline, OrderRecord } from '../../../src/core/model/model';
import { amountFrom, formatAmount } from '../../../src/core/values/decimal';
import { eventFromRow } from '../../../src/store/events/eventRows';
import { cancelTimerFromRow } from '../../../src/store/tables/cancelTimers';
import { klineFromRow } from '../../../src/store/tables/klines';
import { assetFromRow, feesFromRow, limitFromRow, symbolFromRow } from '../../../src/store/tables/market';
import { orderExtrasFromRow } from '../../../src/store/tables/orderExtras';
import { orderListFromRow } from '../../../src/store/tables/orderLists';
import { orderFromRow, tradeFromRow } from '../../../src/store/tables/orders';
import { portalPurchaseFromRow } from '../../../src/store/tables/portalPurchases';
import { preventedMatchFromRow } from '../../../src/store/tables/preventedMatches';
import { depositFromRow, withdrawalFromRow } from '../../../src/store/tables/transfers';
import type { TableChanges } from '../database/database';
import type { Row } from '../database/tableData';
import { judgeExpired } from './expiry';
import type { ModelJudge } from './modelJudge';
import type { ReferenceModel } from './referenceModel';

/** Rows that a commit must write to a table, by a unique name of each row. */
type ExpectedRows = Map<string, unknown>;

export class CommitChecker {
  constructor(
    private readonly judge: ModelJudge,
    private readonly reference: ReferenceModel,
    /** The committed lease. */
    private readonly lease: () => Row,
    /** Called for each event with the idempotency keys that refer to it, as `key:fingerprint`. */
    private readonly onEvent: (event: EngineEvent, keys: readonly string[]) => void,
    /** The expected purchase of an order that an app has sent. */
    private readonly purchaseOf: (orderId: number) => object | undefined,
  ) {}

  checkCommit(changes: TableChanges): void {
    const rows = (table: string) => Array.from(changes.get(table)?.values() ?? []);
    const eventRows = rows('events').sort((one, other) => Number(one['sequence']) - Number(other['sequence']));
    const { epoch, sequence } = this.lease();
    const events = eventRows.map((row) => eventFromRow(row as never));
    const klines = new Map<string, Kline | undefined>();
    for (const [index, event] of events.entries()) {
      this.judge.expectSame(eventRows[index]?.['epoch'], epoch, () => `event ${event.sequence}: epoch`);
      for (const [key, kline] of this.reference.apply(event)) klines.set(key, kline);
      if (!this.reference.cancelTimers.isCancellation(event)) this.onEvent(event, keysOf(event, rows('request_keys')));
    }
    this.judge.expectSame(sequence, this.reference.sequence, () => 'the sequence stored in the lease');
    this.reference.market.judgeStops();
    this.reference.orders.judgeDecisions();
    if (events.length > 0) judgeExpired(this.judge, this.reference.orders, this.reference.timeMs);
    this.reference.cancelTimers.judgeCommit(events);
    for (const [table, { expected, nameOf, read }] of Object.entries(this.tableRules(events, klines))) {
      const found = new Map(rows(table).map((row): [string, unknown] => [nameOf(row), read(row)]));
      this.judge.expectSame(found, expected, () => `rows of ${table} in the commit up to ${this.reference.sequence}`);
    }
  }

  private tableRules(
    events: readonly EngineEvent[],
    klines: ReadonlyMap<string, Kline | undefined>,
  ): Record<string, TableRule> {
    const { orders, transfers, ledger } = this.reference;
    const each = <Thing>(thingsOf: (event: EngineEvent) => Iterable<Thing>): Thing[] =>
      events.flatMap((event) => Array.from(thingsOf(event)));
    const only = <Thing>(thing: Thing | null): Thing[] => (thing === null ? [] : [thing]);
    const byId = (row: Row) => String(row['id']);
    return {
      orders: createRule(
        each((event) => event.orders).map(({ id }) => [String(id), withoutExtras(orders.all.get(id))]),
        byId,
        orderFromRow,
      ),
      order_extras: createRule(
        each((event) => event.orders).flatMap(({ id }) => {
          const extras = orders.all.get(id)?.extras ?? null;
          return extras === null ? [] : [[String(id), extras]];
        }),
        (row) => String(row['order_id']),
        orderExtrasFromRow,
      ),
      accounts: createRule(
        each((event) => event.balances).map(({ account }) => [
          String(account.id),
          { ...account, balance: ledger.balances.get(account.id) },
        ]),
        byId,
        ({ id, owner, asset, kind, balance }: Record<string, unknown>) => ({
          id,
          owner,
          asset,
          kind,
          balance: amountFrom(String(balance)),
        }),
      ),
      journal_entries: createRule(
        each((event) =>
          event.entries.map((entry) => [
            String(entry.id),
            { ...entryAsStored(entry), sequence: event.sequence, time_ms: event.timeMs },
          ]),
        ),
        byId,
        (row: Record<string, unknown>) => ({ ...row, postings: JSON.parse(String(row['postings'])) }),
      ),
      trades: createRule(
        each((event) => event.trades).map((trade) => [`${trade.symbol} ${trade.id}`, trade]),
        (row) => `${row['symbol']} ${row['id']}`,
        tradeFromRow,
      ),
      prevented_matches: createRule(
        each((event) => event.preventedMatches).map((match) => [String(match.id), match]),
        byId,
        preventedMatchFromRow,
      ),
      klines: createRule(
        Array.from(klines),
        (row) => `${row['symbol']}:${row['interval']}:${row['open_time_ms']}`,
        klineFromRow,
      ),
      withdrawals: createRule(
        each((event) => only(event.withdrawal)).map(({ id }) => [String(id), transfers.withdrawals.get(id)]),
        byId,
        withdrawalFromRow,
      ),
      portal_purchases: createRule(
        each((event) => only(event.order)).flatMap(({ id }) => {
          const purchase = this.purchaseOf(id);
          return purchase === undefined ? [] : [[String(id), purchase]];
        }),
        (row) => String(row['order_id']),
        portalPurchaseFromRow,
      ),
      order_lists: createRule(
        each((event) => only(event.orderList)).map((list) => [String(list.id), list]),
        byId,
        orderListFromRow,
      ),
      cancel_timers: createRule(
        each((event) => only(event.cancelTimer)).map((timer) => [`${timer.userId} ${timer.scope}`, timer]),
        (row) => `${row['user_id']} ${row['scope']}`,
        cancelTimerFromRow,
      ),
      deposits: createRule(
        each((event) => only(event.deposit)).map(({ id }) => [String(id), transfers.deposits.get(id)]),
        byId,
        depositFromRow,
      ),
      books: createRule(
        each((event) => (event.bookUpdateId === null ? [] : [event])).map(({ symbol, bookUpdateId }) => [
          String(symbol),
          bookUpdateId,
        ]),
        (row) => String(row['symbol']),
        (row: Record<string, unknown>) => row['last_update_id'],
      ),
      assets: createRule(
        each((event) => only(event.asset)).map((asset) => [asset.asset, asset]),
        (row) => String(row['asset']),
        assetFromRow,
      ),
      symbols: createRule(
        each((event) => only(event.marketSymbol)).map((symbol) => [symbol.symbol, symbol]),
        (row) => String(row['symbol']),
        symbolFromRow,
      ),
      fees: createRule(
        each((event) => only(event.fees)).map((fees) => [`${fees.symbol} ${fees.tier}`, fees]),
        (row) => `${row['symbol']} ${row['tier']}`,
        feesFromRow,
      ),
      withdrawal_limits: createRule(
        each((event) => only(event.withdrawalLimit)).map((limit) => [`${limit.level} ${limit.asset}`, limit]),
        (row) => `${row['level']} ${row['asset']}`,
        limitFromRow,
      ),
      user_events: createRule(
        each((event) => Array.from(affectedUsers(event), (userId) => [`${userId} ${event.sequence}`, true])),
        (row) => `${row['user_id']} ${row['sequence']}`,
        () => true,
      ),
    };
  }
}

/** Extras have a table of their own; without it, nothing is known to be prevented. */
function withoutExtras(order: OrderRecord | undefined): object {
  return { ...order, remaining: (order?.quantity ?? 0n) - (order?.filled ?? 0n), extras: null };
}

interface TableRule {
  readonly expected: ExpectedRows;
  readonly nameOf: (row: Row) => string;
  readonly read: (row: Row) => unknown;
}

/** `read`: the store's conversion of a row. */
function createRule<TableRow>(
  expected: readonly (readonly unknown[])[],
  nameOf: (row: Row) => string,
  read: (row: TableRow) => unknown,
): TableRule {
  return { expected: new Map(expected as [string, unknown][]), nameOf, read: read as unknown as (row: Row) => unknown };
}

function keysOf(event: EngineEvent, rows: readonly Row[]): string[] {
  const hex = (value: unknown) => (value as Buffer).toString('hex');
  return rows
    .filter(({ sequence }) => sequence === event.sequence)
    .map((row) => `${hex(row['request_key'])}:${hex(row['fingerprint'])}`);
}

/** An entry as in its row, without sequence and time. */
function entryAsStored({ id, kind, reference, postings }: JournalEntry): object {
  return { id, kind, reference, postings: postings.map(({ account, amount }) => [account.id, formatAmount(amount)]) };
}
