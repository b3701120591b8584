/**
 * Audits the simulated tables after random steps: completely, and from one of several checkpoints that previous audits
 * have left. Both must be clean. Then a random cell is changed, or a random row deleted, and both must report it, except
 * what an audit from a checkpoint does not see by design (`blindSpots.ts`).
 */
import type { EngineEvent } from '../../../src/core/model/events';
import type { OrderRecord } from '../../../src/core/model/model';
import { isOpenOrder } from '../../../src/core/orders/order';
import { amountFrom, formatAmount } from '../../../src/core/values/decimal';
import { type AuditReport, audit } from '../../../src/engine/audit/audit';
import { AUDITED_TABLES } from '../../../src/engine/audit/changedRows';
import { type AuditCheckpoint, parseCheckpoint } from '../../../src/engine/audit/checkpoint';
import type { EngineConnection } from '../../../src/store/connection/engineConnection';
import { effectRows } from '../../../src/store/engine/commitBatch';
import { eventFromRow } from '../../../src/store/events/eventRows';
import type { EventRow } from '../../../src/store/events/payloadCodec';
import { type Random, seededRandom } from '../../support/randomSeed';
import type { SimulatedDatabase } from '../database/database';
import type { Column, Value } from '../database/schema';
import { keyText, type Row, type Tables } from '../database/tableData';
import type { RunTrace } from '../machine/runTrace';
import type { ModelJudge } from '../model/modelJudge';
import { type AuditedRow, BLIND_SPOTS, isReplacedByRunningMinute } from './blindSpots';

const AUDIT_SEED = 0x27d4eb2f;
/** One of so many steps is followed by audits. */
const STEPS_PER_AUDIT = 12;
const CHECKPOINTS_KEPT = 5;
const FAULTY_TABLES: readonly string[] = [...AUDITED_TABLES.map(({ table }) => table.name), 'klines', 'events'];

interface AuditOptions {
  readonly database: SimulatedDatabase;
  readonly judge: ModelJudge;
  readonly trace: RunTrace;
}

export class SimulatedAudits {
  /** Draws numbers of its own, so that audits do not change a history. */
  private readonly random: Random;
  /** The contents of checkpoints, the newest last. */
  private readonly checkpoints: string[] = [];

  constructor(
    seed: number,
    private readonly options: AuditOptions,
  ) {
    this.random = seededRandom(seed ^ AUDIT_SEED);
  }

  /** To be called after each step. Takes no simulated time. */
  async afterStep(): Promise<void> {
    if (this.random.integer(1, STEPS_PER_AUDIT) === 1) await this.auditNow();
  }

  async auditNow(): Promise<void> {
    const { judge, trace } = this.options;
    const [complete, saved] = await this.run();
    trace.count('complete audits');
    judge.expectSame(complete.violations, [], () => `the complete audit at event ${complete.sequence}`);
    const content = this.checkpoints[this.random.integer(0, this.checkpoints.length - 1)];
    if (content !== undefined) await this.auditSince(content, complete);
    if (judge.findings.length > 0) return;
    if (content !== undefined && this.random.integer(1, 2) === 1)
      await this.plantFault(parseCheckpoint(content), content);
    if (saved !== undefined) this.checkpoints.push(saved);
    if (this.checkpoints.length > CHECKPOINTS_KEPT)
      this.checkpoints.splice(this.random.integer(0, this.checkpoints.length - 2), 1);
  }

  private async auditSince(content: string, { sequence, bookHash }: AuditReport): Promise<void> {
    const { judge, trace } = this.options;
    const checkpoint = parseCheckpoint(content);
    const [short] = await this.run({ content });
    trace.count('audits from checkpoints');
    const at = () => `the audit from event ${checkpoint.sequence} at event ${sequence}`;
    judge.expectSame(short.violations, [], at);
    judge.expectSame([short.since, short.bookHash], [checkpoint.sequence, bookHash], at);
    for (const kind of changedKinds(this.eventsAfter(checkpoint), checkpoint)) trace.count(`audited since: ${kind}`);
  }

  private eventsAfter({ sequence }: AuditCheckpoint): EngineEvent[] {
    const rows = Array.from(this.options.database.committedRows('events').values());
    return rows
      .filter((row) => Number(row['sequence']) > sequence)
      .sort((one, other) => Number(one['sequence']) - Number(other['sequence']))
      .map((row) => eventFromRow(row as unknown as EventRow));
  }

  private async plantFault(checkpoint: AuditCheckpoint, content: string): Promise<void> {
    const { judge, trace, database } = this.options;
    const fault = this.randomFault();
    if (fault === undefined) return;
    const { table, column, row, key } = fault;
    const view = database.alteredTables(table, key, fault.changed);
    const what = () =>
      `${table} ${key}: ${column === null ? 'deleted' : `${column} ${String(row[column])} became ${String(fault.changed?.[column])}`}`;
    judge.expect(await this.isReported({ view }), () => `a complete audit does not report ${what()}`);
    trace.count('faults reported by complete audits');
    const changed = this.changedKeys(table, checkpoint);
    const order = table === 'order_extras' ? database.committedRows('orders').get(key) : row;
    const status = /^order(s|_extras)$/.test(table) ? (order?.['status'] as OrderRecord['status']) : null;
    const audited: AuditedRow = { table, column, row, checkpoint, status, isChanged: changed.has(key) };
    const isBlind = BLIND_SPOTS.some(({ tables, applies }) => tables.includes(table) && applies(audited));
    const isReported = await this.isReported({ view, content });
    judge.expect(isReported || isBlind, () => `an audit from event ${checkpoint.sequence} does not report ${what()}`);
    trace.count(`fault in ${table}: ${isReported ? 'reported' : 'not seen by design'}`);
  }

  /** Keys of the rows that events since the checkpoint changed. */
  private changedKeys(table: string, checkpoint: AuditCheckpoint): ReadonlySet<string> {
    const audited = AUDITED_TABLES.find(({ table: { name } }) => name === table);
    const columns = audited?.table.columns ?? [];
    const rows = effectRows(this.eventsAfter(checkpoint)).find(([{ name }]) => name === table)?.[1] ?? [];
    return new Set(
      rows.map((row) => audited?.key.map((column) => String(row[columns.indexOf(column as string)])).join('|') ?? ''),
    );
  }

  private randomFault() {
    const { database } = this.options;
    const tables = FAULTY_TABLES.filter((name) => database.committedRows(name).size > 0);
    const table = tables[this.random.integer(0, tables.length - 1)];
    if (table === undefined) return undefined;
    const { schema, rows } = database.committedTable(table);
    const [key, row] = Array.from(rows)[this.random.integer(0, rows.size - 1)] as [string, Row];
    if (this.random.integer(1, 8) === 1) return { table, key, row, column: null, changed: null };
    const columns = Array.from(schema.columns.values());
    const column = columns[this.random.integer(0, columns.length - 1)] as Column;
    const value = this.otherValue(column, row[column.name] ?? null, Array.from(rows.values()));
    if (value === undefined) return undefined;
    if (table === 'klines' && isReplacedByRunningMinute(column.name, row, rows.values())) return undefined;
    const changed: Row = { ...row, [column.name]: value };
    // Another row must not lose its key to this one.
    const taken = rows.get(keyText(schema.keys[0] as readonly string[], changed));
    return taken !== undefined && taken !== row ? undefined : { table, key, row, column: column.name, changed };
  }

  /** Undefined if the column accepts none of the values that are tried. */
  private otherValue(column: Column, value: Value, rows: readonly Row[]): Value | undefined {
    const other = rows[this.random.integer(0, rows.length - 1)]?.[column.name] ?? null;
    const tried: unknown[] = [other, null];
    if (typeof value === 'number') tried.unshift(value + 1);
    else if (typeof value === 'string' && /^-?\d+\.\d{18}$/.test(value))
      tried.unshift(formatAmount(amountFrom(value) + 1n));
    else if (typeof value === 'string') tried.unshift(`${value}x`, value.slice(1));
    else if (Buffer.isBuffer(value)) tried.unshift(Buffer.from(value).reverse());
    else tried.unshift(1, '1');
    for (const each of tried) {
      try {
        const stored = column.store(each);
        if (String(stored) !== String(value)) return stored;
      } catch {
        // Not a value of this column.
      }
    }
    return undefined;
  }

  /** Tables that cannot even be read are reported, too. */
  private async isReported(options: { readonly view: Tables; readonly content?: string }): Promise<boolean> {
    try {
      const [{ violations }] = await this.run(options);
      return violations.length > 0;
    } catch {
      return true;
    }
  }

  /**
   * One audit, from a checkpoint if there is one. Resolves to its report and to the content of the checkpoint that it
   * left. The tables of checkpoints and of operators' actions are not simulated.
   */
  private async run(
    options: { readonly view?: Tables; readonly content?: string } = {},
  ): Promise<readonly [AuditReport, string | undefined]> {
    const { view, content } = options;
    let saved: string | undefined;
    const connect = async (): Promise<EngineConnection> => {
      const connection = this.options.database.openDirectConnection(view);
      const rows = async <Found extends object>(sql: string, values?: readonly unknown[]): Promise<Found[]> => {
        if (/FROM audit_marks/.test(sql)) return (content === undefined ? [] : [{ sequence: 0, content }]) as Found[];
        if (/FROM (audit_bases|operator_actions)/.test(sql)) return [];
        return connection.rows<Found>(sql, values);
      };
      const write = async (sql: string, values?: readonly unknown[]): Promise<number> => {
        if (!/audit_marks/.test(sql)) return await connection.write(sql, values);
        saved = values?.[1] as string | undefined;
        return 1;
      };
      return {
        ...connection,
        rows,
        write,
        streamRows: async function* <Found extends object>(sql: string, values?: readonly unknown[]) {
          yield await rows<Found>(sql, values);
        },
      };
    };
    const database = { connect, rows: async () => [] };
    const report = await audit({
      database,
      since: content === undefined ? 'start' : 'checkpoint',
      checkpointEvents: 0,
    });
    return [report, saved];
  }
}

/** Names of what the events changed, above all of objects that are older than the checkpoint. */
function changedKinds(events: readonly EngineEvent[], { orderId, openRows }: AuditCheckpoint): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const event of events) {
    kinds.add(event.refusal === null ? event.type : 'a refusal');
    if (event.trades.length > 0) kinds.add('klines');
    if (event.preventedMatches.length > 0) kinds.add('a prevented match');
    const { withdrawal, deposit, cancelTimer } = event;
    if (withdrawal !== null && openRows['withdrawals']?.[String(withdrawal.id)] !== undefined)
      kinds.add('an older withdrawal');
    if (deposit !== null && openRows['deposits']?.[String(deposit.id)] !== undefined) kinds.add('an older deposit');
    if (cancelTimer !== null && openRows['cancel_timers']?.[`${cancelTimer.userId} ${cancelTimer.scope}`] !== undefined)
      kinds.add('an older timer');
    for (const order of event.orders) if (order.id <= orderId) kinds.add(`an older ${orderKind(event, order)}`);
  }
  return kinds;
}

function orderKind({ trades, entries }: EngineEvent, order: OrderRecord): string {
  const { extras, stopPrice, budget } = order;
  const kind =
    (extras?.isPending === true && 'pending order of a list') ||
    (extras !== null && extras.listId !== null && 'order of a list') ||
    (extras !== null && extras.trailingDelta !== null && 'trailing stop') ||
    (extras !== null && extras.icebergQuantity !== null && 'iceberg order') ||
    (extras !== null && extras.expiresAtMs !== null && 'expiring order') ||
    (budget !== null && 'Portal order') ||
    (stopPrice !== null && 'stop order') ||
    'order';
  if (isOpenOrder(order)) return kind;
  const hasTraded = trades.some(({ taker, maker }) => taker.orderId === order.id || maker.orderId === order.id);
  const hasEntry = entries.some(({ reference, kind: of }) => of !== 'deposit' && reference === order.id);
  return `${kind} that ended${hasTraded || hasEntry ? '' : ' without trade and journal entry'}`;
}
